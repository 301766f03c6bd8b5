import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { mergeConfig } from 'vitest/config';
import base from '../../vite.config.ts';

const root = resolve(import.meta.dirname, '../..');
const { MUTATED_FILE: file = '', MUTATED_TEXT: text = '' } = process.env;

const mutant: Plugin = {
  name: 'mutant',
  enforce: 'pre',
  load: (id) =>
    file !== '' && id.split('?')[0] === resolve(root, file) ? readFileSync(text, 'utf8') : undefined,
};

/** The tests of the repository, with another text for one file. */
export default mergeConfig(base, {
  root,
  envDir: root,
  plugins: [mutant],
  // Its key is the file on disk, so one change would be judged by the text of another.
  test: { fsModuleCache: false },
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { mergeConfig } from 'vitest/config';
import base from '../../vite.config.ts';

const root = resolve(import.meta.dirname, '../..');

/** Models walk their accepted paths: exploring takes a hundred times as long, and a verdict on disk is of the file without the change. */
const accepted = `
  export const keptVerdicts = () => undefined;
  export const hasPassed = () => true;
  export const keepPassed = () => undefined;`;

const mutant: Plugin = {
  name: 'mutant',
  enforce: 'pre',
  load: (id) => {
    const [path = ''] = id.split('?');
    if (path === resolve(root, 'packages/kit/cache.ts')) return accepted;
    const { MUTATED_FILE: file, MUTATED_TEXT: text = '' } = process.env;
    return file && path === resolve(root, file) ? readFileSync(text, 'utf8') : undefined;
  },
};

/** The tests of the repository, with another text for one file, which changes between runs. */
export default mergeConfig(base, {
  root,
  envDir: root,
  plugins: [mutant],
  // Its key is the file on disk, so one change would be judged by the text of another.
  test: { fsModuleCache: false },
});

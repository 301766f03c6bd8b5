import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

/** Scripts that npm runs by itself, and the halves of one that is told. */
const untold = ['prepare', 'pretest', 'check:types', 'check:style'];

const told = ['README.md', 'CONTRIBUTING.md', ...globSync('*/README.md')]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('every script is told where a person looks for it', () => {
  const isTold = (script: string) => new RegExp(`npm (run )?(-s )?${script}(?![\\w:-])`).test(told);
  expect(
    Object.keys(manifest.scripts)
      .filter((script) => !isTold(script))
      .toSorted(),
  ).toEqual(untold.toSorted());
});

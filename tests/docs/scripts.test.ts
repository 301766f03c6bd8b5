import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const undocumented = ['prepare', 'pretest', 'check:types', 'check:style'];

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync('docs/*.md'),
  ...globSync('{*,packages/*}/README.md'),
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('documents every npm script', () => {
  const isDocumented = (script: string) =>
    new RegExp(`npm (run )?(-s )?${script}(?![\\w:-])`).test(documents);
  expect(
    Object.keys(manifest.scripts)
      .filter((script) => !isDocumented(script))
      .toSorted(),
  ).toEqual(undocumented.toSorted());
});

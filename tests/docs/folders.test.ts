import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { flowModels } from '../models/flows.ts';

const foldersOf = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split(
  '\n',
);

/** The rows of the README's table of folders: what each may import, in words. */
const rows = new Map(
  [...readFileSync('README.md', 'utf8').matchAll(/^\| `(\w+)\/` .*\|(.*)\|$/gm)].map(
    ([, folder = '', words = '']) => [folder, words] as const,
  ),
);
const folders = [...rows.keys()];

test("the README's table of folders names every folder of the repository, and no other", () => {
  const there = new Set(files.flatMap((file) => /^(\w+)\//.exec(file)?.[1] ?? []));
  expect(folders.toSorted()).toEqual([...there].toSorted());
});

/** What puts the app together starts what it likes. */
const putsTogether = /^views\/((entries|firstPaint)\/|promotion\/main\.tsx)/;

/** The folders that the modules of a folder import from. */
const importedBy = (folder: string) => {
  const modules = files.filter(
    (file) =>
      file.startsWith(`${folder}/`) && /\.tsx?$/.test(file) && !putsTogether.test(file) && existsSync(file),
  );
  const imports = modules.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import|import\() ?'(\.[^']*)'/g)].map(([, path = '']) =>
      join(dirname(file), path).replace(/\/.*/, ''),
    ),
  );
  return folders.filter((other) => other !== folder && imports.includes(other));
};

test.each([...rows])("%s imports what the README's table says, and no more", (folder, words) => {
  const [allowed = '', forbidden = 'nothing'] = words.split(' but ');
  const imported = importedBy(folder);
  const named = allowed.includes('everything')
    ? imported.filter((other) => !forbidden.includes(other))
    : folders.filter((other) => other !== folder && new RegExp(`\\b${other}\\b`).test(allowed));
  expect(imported).toEqual(named);
});

test('every folder of machines is a flow, the root, the parts, pending requests or the promotion', () => {
  expect(foldersOf('machines').toSorted()).toEqual(
    [...Object.keys(flowModels), 'app', 'moneyOnce', 'parts', 'promotion'].toSorted(),
  );
});

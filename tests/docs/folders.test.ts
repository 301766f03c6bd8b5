import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { modelFiles } from '../models/files.ts';
import { flowModels } from '../models/flows.ts';

const foldersOf = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split(
  '\n',
);

const rows = new Map(
  [...readFileSync('README.md', 'utf8').matchAll(/^\| `(\w+)\/` .*\|(.*)\|$/gm)].map(
    ([, folder = '', words = '']) => [folder, words] as const,
  ),
);
const folders = [...rows.keys()];

test("lists every folder of the repository in the README's table, and no other", () => {
  const there = new Set(files.flatMap((file) => /^(\w+)\//.exec(file)?.[1] ?? []));
  expect(folders.toSorted()).toEqual([...there].toSorted());
});

/** Modules that put the app together, and the tests of packages. */
const isOutside =
  /^views\/((entries|firstPaint)\/|promotion\/main\.tsx)|^packages\/\w+\/(tests\/|.*\.bench\.)/;

const importedBy = (folder: string) => {
  const modules = files.filter(
    (file) =>
      file.startsWith(`${folder}/`) && /\.tsx?$/.test(file) && !isOutside.test(file) && existsSync(file),
  );
  const imports = modules.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import|import\() ?'(\.[^']*)'/g)].map(([, path = '']) =>
      join(dirname(file), path).replace(/\/.*/, ''),
    ),
  );
  return folders.filter((other) => other !== folder && imports.includes(other));
};

test.each([...rows])("%s imports exactly the folders in the README's table", (folder, words) => {
  const [allowed = '', forbidden = 'nothing'] = words.split(' but ');
  const imported = importedBy(folder);
  const named = allowed.includes('everything')
    ? imported.filter((other) => !forbidden.includes(other))
    : folders.filter((other) => other !== folder && new RegExp(`\\b${other}\\b`).test(allowed));
  expect(imported).toEqual(named);
});

const rooms = ['screen', 'pendingRequests', 'payment'];

test('has only flows, the roots, the promotion and shared folders in machines', () => {
  expect(foldersOf('machines').toSorted()).toEqual(
    [...Object.keys(flowModels), 'root', 'promotion', ...rooms].toSorted(),
  );
});

test('keeps each model in the folder of tests that is named like the folder of its machine', () => {
  const machineOf = (file: string) =>
    /import \{[^}]*Machine\b[^}]*\} from '\.\.\/\.\.\/machines\/(\w+)\//.exec(
      readFileSync(file, 'utf8'),
    )?.[1];
  expect(modelFiles.map((file) => machineOf(file))).toEqual(
    modelFiles.map((file) => basename(dirname(file))),
  );
});

const imports = new Map(
  files
    .filter((file) =>
      /^(machines|views|services|bridge|sandbox|packages\/inspector|contract|deploy|tools)\/.*\.tsx?$/.test(
        file,
      ),
    )
    .filter((file) => existsSync(file))
    .map((file) => [
      file,
      [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^'"()=]*?'(\.[^']*)'/gm)].map(
        ([, path = '']) => join(dirname(file), path),
      ),
    ]),
);

/** From the ground up; the flows are above the rooms, and the roots above the flows. */
const floors = [...rooms, 'flows', 'root', 'promotion'];

const floorOf = (file: string) => {
  const folder = /^machines\/(\w+)\//.exec(file)?.[1] ?? '';
  return floors.indexOf(floors.includes(folder) ? folder : 'flows');
};

test('imports only from the same folder of machines or from one below it', () => {
  const upward = [...imports].flatMap(([file, imported]) =>
    file.startsWith('machines/')
      ? imported
          .filter((path) => path.startsWith('machines/') && floorOf(path) > floorOf(file))
          .map((path) => `${file} imports ${path}`)
      : [],
  );
  expect(upward).toEqual([]);
});

const cycleFrom = (path: readonly string[], done: Set<string>): string[] | undefined => {
  const last = path.at(-1) ?? '';
  const at = path.indexOf(last);
  if (at < path.length - 1) return path.slice(at);
  if (done.has(last)) return undefined;
  for (const next of imports.get(last) ?? []) {
    const cycle = cycleFrom([...path, next], done);
    if (cycle) return cycle;
  }
  done.add(last);
  return undefined;
};

test('has no import cycles', () => {
  const done = new Set<string>();
  expect([...imports.keys()].flatMap((file) => cycleFrom([file], done)?.join(' → ') ?? [])).toEqual([]);
});

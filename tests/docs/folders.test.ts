import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flowModels } from '../models/flows.ts';

const foldersOf = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

test("the README's table of folders names every folder of the repository, and no other", () => {
  const rows = [...readFileSync('README.md', 'utf8').matchAll(/^\| `(\w+)\/`/gm)].map(([, name]) => name);
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  const folders = new Set([...files.matchAll(/^(\w+)\//gm)].map(([, name]) => name));
  expect(rows.toSorted()).toEqual([...folders].toSorted());
});

test('every folder of machines is a flow, the root, the parts, or the promotion, which is a page of its own', () => {
  expect(foldersOf('machines').toSorted()).toEqual(
    [...Object.keys(flowModels), 'app', 'parts', 'promotion'].toSorted(),
  );
});

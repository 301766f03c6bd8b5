import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { hasDescription, staffOnly } from '../../tools/build/staffOnly.ts';
import { distOf } from './build.ts';

const root = join(import.meta.dirname, '../..');

const commands = /^packages\/inspector\/(commands|restore\/moment|restore\/startAt)\.ts$/;

const heldBy = (base: string) => {
  const dist = distOf(base);
  const scripts = globSync('assets/**/*.js', { cwd: dist });
  // A script with only re-exports has no map; a map without a script belongs to an earlier build.
  const mapped = scripts.filter((script) => existsSync(join(`${dist}-maps`, `${script}.map`)));
  const sources = mapped.flatMap((script) => {
    const map = JSON.parse(readFileSync(join(`${dist}-maps`, `${script}.map`), 'utf8')) as {
      sources: string[];
    };
    return map.sources.map((source) => relative(root, resolve(dist, dirname(script), source)));
  });
  return {
    ...Object.fromEntries(
      Object.entries(staffOnly).map(([name, part]) => [name, sources.some((source) => part.test(source))]),
    ),
    descriptions: scripts.some((script) => hasDescription(readFileSync(join(dist, script), 'utf8'))),
    charts: globSync('charts.json', { cwd: dist }).length === 1,
    commands: new Set(sources.filter((source) => commands.test(source))).size,
  };
};

const staffs = {
  preview: true,
  contract: true,
  inspector: true,
  sandbox: true,
  descriptions: true,
  charts: true,
};

test("adds the preview, the contract, the inspector and state descriptions to the staff build; only the sandbox's build obeys an inspector", () => {
  expect(heldBy('/')).toEqual({ ...staffs, commands: 3 });
  expect(heldBy('/loan/')).toEqual({ ...staffs, commands: 0 });
});

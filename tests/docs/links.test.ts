import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['node_modules/**', 'dist/**', '**/dist/**', 'docs/charts/**'] });

const anchorsOf = (path: string): string[] =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .trim()
      .replace(/\s/g, '-'),
  );

const faultOf = (from: string, reference: string): string | undefined => {
  const [path = '', anchor] = reference.split('#');
  const target = path ? join(dirname(from), path) : from;
  if (!existsSync(join(root, target))) return `${reference}: no such file`;
  return anchor && target.endsWith('.md') && !anchorsOf(target).includes(anchor)
    ? `${reference}: no such heading`
    : undefined;
};

test('links every document to existing files and headings', () => {
  const faults = filesOf('{*.md,{docs,deploy,tests,packages}/**/*.md}').flatMap((path) =>
    [...read(path).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].flatMap(([, reference = '']) => {
      const fault = faultOf(path, reference);
      return fault ? [`${path}: ${fault}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});

const sources = filesOf(
  '{machines,views,services,bridge,sandbox,inspector,contract,deploy,tests,tools}/**/*.{ts,tsx,css}',
);

test('points comments only at rules that exist in the repository', () => {
  const faults = sources.flatMap((path) =>
    [...read(path).matchAll(/docs\/[\w/.-]+\.md(#[\w-]+)?/g)].flatMap(([reference]) => {
      const fault = faultOf('', reference);
      return fault ? [`${path}: ${fault}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});

test('cites only documents of the repository in comments', () => {
  const outside = /§\s?\d|\bsection \d|\b(wire|design|findings|model-testing)\.md\b/;
  const own = 'tests/docs/links.test.ts';
  expect(sources.filter((path) => path !== own && outside.test(read(path)))).toEqual([]);
});

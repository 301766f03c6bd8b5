import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';

/** The rule of docs/decisions/0013-utilities-lay-out-classes-draw.md: tokens are defined once, distances come from the scale. */
const colour = /#[\da-f]{3,8}\b|\brgba?\(|\bhsla?\(/gi;
const forScanners = [
  'views/styles/parts/code.css',
  'views/promotion/promotion.css',
  'views/repaymentCode/RepaymentCode.tsx',
];
/** What a phone reports is no distance of ours. */
const distance = /\b(?:p|m|gap|inset|space)[a-z]?(?:-[xy])?-\[(?!env\()[^\]]+\]/g;

const found = (files: string[], pattern: RegExp) =>
  files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(pattern) ?? []).map((text) => `${file}: ${text}`),
  );

test('uses only tokens as colours', () => {
  const ours = (pattern: string) => globSync(pattern).filter((file) => !forScanners.includes(file));
  const sheets = ours('views/{styles,promotion}/**/*.css').filter((file) => !file.endsWith('tokens.css'));
  expect(sheets.length).toBeGreaterThan(5);
  expect(found(sheets, colour)).toEqual([]);
  expect(found(ours('views/**/*.tsx'), /-\[(?:#|rgb|hsl)/g)).toEqual([]);
});

test('uses only distances of the scale in utilities', () => {
  expect(found(globSync('views/**/*.tsx'), distance)).toEqual([]);
});

test('has a rule for each class of a view', async () => {
  const { build } = await compile(readFileSync('views/styles/all.css', 'utf8'), {
    base: 'views/styles',
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('tailwindcss/') ? join('node_modules', id) : join('views/styles', id);
      return { path, base, content: readFileSync(path, 'utf8') };
    },
  });
  const views = globSync('views/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  const used = views
    .flatMap((view) => view.match(/(?<=className=")[^"]+/g) ?? [])
    .flatMap((names) => names.split(' '));
  const rules = `${build(used)}${readFileSync('views/promotion/promotion.css', 'utf8')}`.replaceAll('\\', '');
  const isDrawn = (name: string) =>
    rules.split(`.${name}`).some((rest, place) => place > 0 && !/^[\w-]/.test(rest));
  expect(used.length).toBeGreaterThan(500);
  expect(used.filter((name) => !isDrawn(name))).toEqual([]);
});

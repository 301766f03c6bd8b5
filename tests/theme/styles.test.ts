import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { firstScreen } from '../../views/screens/table.ts';

/** The rule of docs/decisions/0013-utilities-lay-out-classes-draw.md: tokens are defined once, distances come from the scale. */
const colour = /#[\da-f]{3,8}\b|\brgba?\(|\bhsla?\(/gi;
const forScanners = ['views/styles/parts/code.css', 'views/promotion/promotion.css'];
const distance = /\b(?:p|m|gap|inset|space)[a-z]?(?:-[xy])?-\[[^\]]+\]/g;

const found = (files: string[], pattern: RegExp) =>
  files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(pattern) ?? []).map((text) => `${file}: ${text}`),
  );

test('uses only tokens as colours', () => {
  const sheets = globSync('views/{styles,promotion}/**/*.css').filter(
    (file) => !file.endsWith('tokens.css') && !forScanners.includes(file),
  );
  expect(sheets.length).toBeGreaterThan(5);
  expect(found(sheets, colour)).toEqual([]);
  expect(found(globSync('views/**/*.tsx'), /-\[(?:#|rgb|hsl)/g)).toEqual([]);
});

test('uses only distances of the scale in utilities', () => {
  expect(found(globSync('views/**/*.tsx'), distance)).toEqual([]);
});

const importedBy = (file: string, known = new Set<string>()): Set<string> => {
  if (known.has(file) || !/\.tsx?$/.test(file)) return known;
  known.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import) ?'(\.[^']+)'/g))
    importedBy(join(dirname(file), path), known);
  return known;
};
const textOf = (files: Iterable<string>) => [...files].map((file) => readFileSync(file, 'utf8')).join('\n');
const named = (sheet: string, pattern: RegExp) =>
  [...readFileSync(`views/styles/${sheet}`, 'utf8').matchAll(pattern)].map(([, path = '']) =>
    join('views/styles', path),
  );

test("contains all styles of the first screen in the app's own stylesheet", () => {
  const first = [
    ...importedBy('views/entries/main.tsx'),
    ...importedBy(`views/screens/${firstScreen}.screen.ts`),
  ].filter((file) => file.startsWith('views/') && file.endsWith('.tsx'));
  expect(first.length).toBeGreaterThan(20);
  const scanned = named('app.css', /@source '([^']+)'/g).flatMap((path) =>
    path.endsWith('.tsx') ? globSync(path) : globSync(`${path}/**/*.tsx`),
  );
  expect(first.filter((file) => !scanned.includes(file) && /className=/.test(textOf([file])))).toEqual([]);

  const classesIn = (css: string) => [...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);
  const brought = new Set(classesIn(textOf(named('app.css', /@import '(\.[^']+)'/g))));
  const left = new Set(classesIn(textOf(named('more.css', /@import '(\.[^']+)'/g))));
  const drawn = [...textOf(first).matchAll(/className=[^>]*?["'`]([^"'`]+)["'`]/g)].flatMap(
    ([, names = '']) => names.split(/\s+/),
  );
  expect(drawn.filter((name) => left.has(name) && !brought.has(name))).toEqual([]);
});

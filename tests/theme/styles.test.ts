import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The line of docs/decisions/0013-utilities-lay-out-classes-draw.md: tokens are named once, distances come from the scale. */
const colour = /#[\da-f]{3,8}\b|\brgba?\(|\bhsla?\(/gi;
/** White and black for scanners and for a lender's picture. */
const forScanners = ['views/styles/parts/code.css', 'views/promotion/promotion.css'];
const distance = /\b(?:p|m|gap|inset|space)[a-z]?(?:-[xy])?-\[[^\]]+\]/g;

const found = (files: string[], pattern: RegExp) =>
  files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(pattern) ?? []).map((text) => `${file}: ${text}`),
  );

test('colours are tokens', () => {
  const sheets = globSync('views/{styles,promotion}/**/*.css').filter(
    (file) => !file.endsWith('tokens.css') && !forScanners.includes(file),
  );
  expect(sheets.length).toBeGreaterThan(5);
  expect(found(sheets, colour)).toEqual([]);
  expect(found(globSync('views/**/*.tsx'), /-\[(?:#|rgb|hsl)/g)).toEqual([]);
});

test('distances of utilities come from the scale', () => {
  expect(found(globSync('views/**/*.tsx'), distance)).toEqual([]);
});

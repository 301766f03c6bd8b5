import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const features = globSync('tests/models/*.feature').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

test('there are as many features as models', () => {
  expect(features.length).toBe(globSync('tests/models/*.model.ts').length);
});

test.each(features)('$file reads as the product speaks: no identifiers, no long lines', ({ text }) => {
  const lines = text.split('\n');
  expect(lines.filter((line) => line.length > 150)).toEqual([]);
  const spoken = lines.map((line) => line.replaceAll(/"[^"]*"|iPhone/g, ''));
  expect(spoken.filter((line) => /[a-z][A-Z]|\w\.\w| says '| is told '| does '/.test(line))).toEqual([]);
});

test('a person can read them all: a third of what they were', () => {
  expect(features.reduce((sum, { text }) => sum + text.split('\n').length, 0)).toBeLessThan(19_209 / 3);
});

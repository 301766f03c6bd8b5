import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commentsOf, testNamesOf } from './prose.ts';

const avoided: readonly (readonly [RegExp, string])[] = [
  [/\b(un)?told\b|\btells\b/i, 'warned, reported, notified, shown'],
  [/\banew\b/i, 'again, reload, refetch'],
  [/\bwhose end\b|\bend is unknown\b/i, 'unknown outcome'],
  [/\bnobody (knows|can say)\b/i, 'unknown'],
  [/\ball the same\b/i, 'anyway, still'],
  [/\bways? (on|out|back)\b/i, 'action, next step, navigation, back button'],
  [/\bstands?\b(?! (for|alone|in for)|-)/i, 'is'],
  [/\blenders?\b(?!'s? (name|licence))/i, 'the company; the backend or the API for its server'],
  [/\bdoors?\b/i, 'link guard'],
  [/\bfaces?\b/i, 'view state; font'],
  [/\bweathers?\b|\btroubles\b/i, 'network conditions, faults'],
  [/\bbears?\b|\blies\b|\bbrings\b/i, 'has, is, provides'],
  [/(^|[.:;] )(Who|Whoever|Whatever|Whom) \w+/, 'a sentence with its subject first'],
];

const faultsOf = (file: string, text: string): string[] => {
  const prose = text.replace(/`[^`\n]*`|\[\S*\]\([^)]*\)/g, '');
  return avoided.flatMap(([pattern, instead]) => {
    const [found] = pattern.exec(prose) ?? [];
    return found === undefined ? [] : [`${file}: '${found.trim()}' in '${text.trim()}'. Write: ${instead}.`];
  });
};

const faultsIn = (pattern: string, linesOf: (text: string) => readonly string[]): string[] =>
  globSync(pattern, {
    exclude: ['**/node_modules/**', '**/dist*/**', 'docs/charts/**'],
  }).flatMap((file) => linesOf(readFileSync(file, 'utf8')).flatMap((line) => faultsOf(file, line)));

const proseOf = (text: string): string[] => text.replace(/^```[^]*?^```/gm, '').split('\n');

test.each(['{README,CONTRIBUTING,CHANGELOG}.md', '{docs,deploy,inspector}/**/*.md'])(
  '%s uses plain words',
  (pattern) => {
    expect(faultsIn(pattern, proseOf)).toEqual([]);
  },
);

const folders = 'machines services bridge sandbox views tools inspector contract deploy'.split(' ');

test.each(folders)('uses plain words in the comments of %s', (folder) => {
  expect(faultsIn(`${folder}/**/*.{ts,tsx,css}`, commentsOf)).toEqual([]);
});

test.each(folders)('uses plain words in the test names of %s', (folder) => {
  expect(faultsIn(`${folder}/**/*.test.{ts,tsx}`, testNamesOf)).toEqual([]);
});

test('finds an avoided word in prose, and none in an identifier', () => {
  expect(faultsOf('a.ts', 'The lender is told anew.')).toHaveLength(3);
  expect(faultsOf('a.ts', 'Calls `tells` with the key.')).toEqual([]);
});

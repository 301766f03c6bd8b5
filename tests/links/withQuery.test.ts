import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '../odd/cases.ts';
import { withQuery } from '../../services/values/links.ts';
import { nastyName, origin, parameters, writtenPair } from './nasty.ts';

test.each([
  ['/a', { x: '1' }, '/a?x=1'],
  ['/a?', { x: '1' }, '/a?x=1'],
  ['/a?b=2', { x: '1', y: '2' }, '/a?b=2&x=1&y=2'],
  ['/a?x=0&b=2&x', { x: '1' }, '/a?b=2&x=1'],
  ['/a?%78=0', { x: '1' }, '/a?x=1'],
  ['/a?b=2#c?x=0', { x: '1' }, '/a?b=2&x=1#c?x=0'],
  ['/a#c', { x: '1' }, '/a?x=1#c'],
  ['/a#c\nd', { x: '1' }, '/a?x=1#c\nd'],
  ['https://pay.example', { x: '1' }, 'https://pay.example?x=1'],
  ['https://pay.example/p?sig=a%2Fb%2f+c~', { x: '1' }, 'https://pay.example/p?sig=a%2Fb%2f+c~&x=1'],
  ['/a?b=2&&c', { x: '1' }, '/a?b=2&&c&x=1'],
  ['/a?toString=1&__proto__=2', { x: '1' }, '/a?toString=1&__proto__=2&x=1'],
  ['/a??x=0', { x: '1' }, '/a??x=0&x=1'],
  ['/a?b&?x=0', { x: '1' }, '/a?b&?x=0&x=1'],
  ['/a?b=2', {}, '/a?b=2'],
  ['/a', { 'é &': '#?' }, '/a?%C3%A9+%26=%23%3F'],
])('adds to %j the parameters %j: %j', (link, added, result) => {
  expect(withQuery(link, added)).toBe(result);
});

const base = fc.constantFrom(
  '/',
  '/a//b',
  'https://pay.example',
  'https://pay.example/p;v=1',
  'loanapp://wallet',
);
const fragment = fc.oneof(
  fc.constant(''),
  fc.string({ unit: 'binary' }).map((text) => `#${text}`),
);

describe('whatever the link and the parameters', () => {
  test('returns the parameters as they were set', () => {
    fc.assert(
      fc.property(base, fc.array(writtenPair), fragment, parameters, (path, pairs, end, given) => {
        const link = `${path}?${pairs.map(({ raw }) => raw).join('&')}${end}`;
        const read = new URL(withQuery(link, given), origin).searchParams;
        expect(Object.keys(given).map((name) => [name, read.getAll(name)])).toEqual(
          Object.entries(given).map(([name, value]) => [name, [value]]),
        );
      }),
      cases,
    );
  });

  test("keeps the link's own text except for replaced parameters", () => {
    fc.assert(
      fc.property(base, fc.array(writtenPair), fragment, parameters, (path, pairs, end, given) => {
        const link = `${path}?${pairs.map(({ raw }) => raw).join('&')}${end}`;
        // An empty text between two ampersands is not a parameter.
        const kept = pairs.filter(({ name, raw }) => raw === '' || !Object.keys(given).includes(name));
        const own = kept.map(({ raw }) => raw).join('&');
        const result = withQuery(link, given);
        expect(result.startsWith(`${path}?${own}`)).toBe(true);
        expect(result.endsWith(end)).toBe(true);
        const added = result.slice(path.length + 1 + own.length, result.length - end.length);
        expect(added).toMatch(own || kept.length > 1 ? /^&[^&]/ : /^&?[^&]/);
        expect(added.split('&').filter(Boolean)).toHaveLength(Object.keys(given).length);
      }),
      cases,
    );
  });

  test('changes nothing when the same or no parameters are set', () => {
    fc.assert(
      fc.property(base, fc.array(nastyName), fragment, parameters, (path, names, end, given) => {
        const link = `${path}?${names.map(encodeURIComponent).join('&')}${end}`;
        const once = withQuery(link, given);
        expect(withQuery(once, given)).toBe(once);
        expect(withQuery(link, {})).toBe(link);
      }),
      cases,
    );
  });
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { minifySync, parseSync } from 'vite';
import { expect, test } from 'vitest';
import { leanRenderer } from '../../tools/build/leanReact.ts';

const renderer = readFileSync(
  createRequire(import.meta.url)
    .resolve('react-dom/client')
    .replace('client.js', 'cjs/react-dom-client.production.js'),
  'utf8',
);

/** Kilobytes of gzip that a minifier makes of it. */
const packed = (code: string) =>
  gzipSync(minifySync('renderer.js', code, { module: true }).code, { level: 9 }).length / 1000;

test('the installed renderer can be read, and is smaller by what the build says', () => {
  const lean = leanRenderer(renderer);
  expect(parseSync('renderer.js', lean).errors).toEqual([]);
  // Under 6 KB it is not worth its lines any more.
  expect(packed(renderer) - packed(lean)).toBeGreaterThan(6);
});

test('nothing of it sets what is taken for constant, and no variable has gone', () => {
  const lean = leanRenderer(renderer);
  expect(lean).not.toMatch(/\bisHydrating = !0/);
  const declared = (code: string) => code.match(/\bvar \w+/g)?.length;
  expect(declared(lean)).toBe(declared(renderer));
});

test.each([
  ['a flag', renderer.replaceAll('isHydrating', 'isHydrated')],
  ['a hint', renderer.replaceAll('preinitStyle', 'prepareStyle')],
  ['a kind of fiber', renderer.replaceAll('case 30:', 'case 300:')],
])('a renderer without %s that is listed stops the build', (_, other) => {
  expect(() => leanRenderer(other)).toThrow(/see leanReact/);
});

test('a hint does what it does without a renderer', () => {
  expect(leanRenderer(renderer)).toMatch(/\bL: previousDispatcher\.L\b/);
});

const falls =
  'function f(fiber) { var r = ""; switch (fiber.tag) { case 1: r += "live"; case 30: r += "falls"; break; case 31: r += "dead"; case 5: r += "end" } return r }';

test('what a live case falls into stays', () => {
  const lean = leanRenderer(renderer + falls);
  const run = (tag: number) =>
    // oxlint-disable-next-line no-new-func -- the text is this test's own
    new Function('fiber', `${lean.slice(lean.indexOf('function f(fiber)'))}; return f(fiber)`)({
      tag,
    }) as string;
  expect([run(1), run(5)]).toEqual(['livefalls', 'end']);
  expect(run(31)).toBe('end');
});

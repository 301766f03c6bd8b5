import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { newerFeaturesIn, newerStylesIn } from '../../tools/build/baseline/check.ts';
import { inlineScript } from '../../tools/build/inlineScript.ts';

describe('finds features that the oldest supported browsers lack', () => {
  it.each([
    ['URL.canParse("x")', ['URL.canParse']],
    ['const { promise } = Promise.withResolvers()', ['Promise.withResolvers']],
    ['AbortSignal.any([])', ['AbortSignal.any']],
    ['Object.groupBy([], (x) => x)', ['Object.groupBy']],
    ['Array.fromAsync(x)', ['Array.fromAsync']],
    ['new Set([1]).union(other)', ['.union()']],
    ['new Map().values().map((x) => x)', ['Iterator.map']],
    ['text.matchAll(/x/g).toArray()', ['.toArray()']],
    ['new Intl.DurationFormat()', ['Intl.DurationFormat']],
    ['navigation.back()', []],
    ['new Navigation()', ['Navigation']],
    ['/[\\p{L}--q]/v.test(x)', ['the regular expression flag v']],
    ['/(?i:a)b/.test(x)', ['a modifier in a regular expression']],
    ['import("./x.json", { with: { type: "json" } })', ['import attributes']],
  ])('%s', (code, found) => {
    expect(newerFeaturesIn(code)).toEqual(found);
  });

  it.each([
    'structuredClone(x)',
    '[1].toSorted().findLast((x) => x).at(-1)',
    'Object.values(x).map((y) => y); [...map.values()].map((y) => y)',
    'AbortSignal.timeout(1)',
    'crypto.randomUUID?.()',
    'a ??= b?.c; class A { static { this.#x; } static #x = 1n }',
    '/(?<=a)(?<name>b)/u.test(x)',
  ])('accepts supported features: %s', (code) => {
    expect(newerFeaturesIn(code)).toEqual([]);
  });

  it('finds missing features in styles too', () => {
    expect(newerStylesIn('a{color:red}.b\\:c\\&d:hover{x:y}@media (width>=48rem){a:has(b){x:y}}')).toEqual(
      [],
    );
    expect(newerStylesIn('a{color:red;&:hover{x:y}}')).toEqual(['nesting']);
    expect(newerStylesIn('a:popover-open{x:y}@starting-style{a{x:y}}')).toEqual([
      ':popover-open',
      '@starting-style',
    ]);
  });
});

const es5 =
  /^(Program|(Expression|If|Return|Block|Try|For(In)?|While|Throw|Empty)Statement|(Function|Variable)Declaration|VariableDeclarator|CatchClause|(Function|Call|New|Member|Unary|Binary|Logical|Assignment|Conditional|Object|Array|Sequence|Update|Parenthesized|This)Expression|Property|Identifier|Literal)$/;

const kindsIn = (node: unknown): string[] => {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(kindsIn);
  const { type, kind, shorthand, method, param, operator } = node as Record<string, unknown>;
  const own = typeof type === 'string' ? [type] : [];
  if (kind === 'let' || kind === 'const') own.push(kind);
  if (shorthand === true) own.push('shorthand');
  if (method === true) own.push('method');
  if (type === 'CatchClause' && !param) own.push('catch without a name');
  if (operator === '??' || operator === '**') own.push(operator);
  return [...own, ...Object.values(node).flatMap(kindsIn)];
};

it("keeps the page's fallback small and runnable in a browser of any age", async () => {
  const script = await inlineScript('views/entries/help.ts', {}, { anyAge: true });
  expect(kindsIn(parseAst(script)).filter((kind) => !es5.test(kind) && !/^(init|var)$/.test(kind))).toEqual(
    [],
  );
  expect(script.length).toBeLessThan(4_100);
});

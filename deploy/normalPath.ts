/**
 * A path in its normal form can be read in one way only. Servers and browsers read `//host/..%2fpage` differently, so servers refuse such paths before they
 * look for a file. The patterns mean the same in JavaScript, PCRE (nginx) and RE2 (Caddy), and apply to a path as the client sent it, not decoded.
 */

/** Escapes of what needs none (letters, digits, `-._~`), of `/ \ ; %`, and of control characters. */
const needlessEscape = '%([01]|2[5d-fD-F]|3[0-9bB]|[46][1-9a-fA-F]|5[0-9aAcCfF]|7[0-9aAeEfF])';
const invalidEscape = '%([^0-9a-fA-F]|.[^0-9a-fA-F]|.?$)';
const dotSegment = String.raw`/\.\.?(/|$)`;

/** A repeated slash and an escape in one path, in either order. Both begin at the start: from each slash on, they would take a second for a path of 8 KB. */
const slashesThenEscape = '^(/?[^%/?])*//[^%?]*%';
const escapeThenSlashes = '^[^%?]*%[^?]*//';

/** Paths to refuse. A repeated slash alone is often a mistake of a caller that joins two paths: `repeatedSlash` finds those to redirect. */
export const refusedPath = [
  String.raw`[\x00-\x20\x5c;#\x7f]`,
  dotSegment,
  needlessEscape,
  invalidEscape,
  slashesThenEscape,
  escapeThenSlashes,
].join('|');

export const repeatedSlash = '//';

const refused = new RegExp(refusedPath);

/** What a server does with a path: serve it, redirect to its normal form, or refuse it. */
export function normalPath(raw: string): { redirect?: string } | undefined {
  if (!raw.startsWith('/') || refused.test(raw)) return undefined;
  return raw.includes(repeatedSlash) ? { redirect: raw.replace(/\/+/g, '/') } : {};
}

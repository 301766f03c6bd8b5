import { numberIn, withPlainDigits } from '../../services/digits.ts';

/** Shortest code of a text message (docs/product/oldRepayment.md#limits). */
export const shortestCode = 6;

/** The code as it is kept: the one number of six digits in a text that was pasted; else what was typed without blanks, because letters may be part of a code. */
export const keptCode = (typed: string): string =>
  numberIn(typed, (digits) => digits.length === shortestCode) ??
  withPlainDigits(typed).replace(/[\s\p{C}\p{DI}]/gu, '');

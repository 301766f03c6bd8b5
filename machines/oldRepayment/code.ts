import { numberIn, withPlainDigits } from '../../services/digits.ts';

/** Minimum length of an SMS code (docs/product/oldRepayment.md#limits). */
export const shortestCode = 6;

/** Normalises the code: the only number of six digits in a pasted text; otherwise the input without blanks, because a code may contain letters. */
export const keptCode = (typed: string): string =>
  numberIn(typed, (digits) => digits.length === shortestCode) ??
  withPlainDigits(typed).replace(/[\s\p{C}\p{DI}]/gu, '');

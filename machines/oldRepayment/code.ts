import { numberIn, withPlainDigits } from '../../services/digits.ts';

/** Minimum length of an SMS code (docs/product/oldRepayment.md#limits). */
export const shortestCode = 6;

/** Normalises the code: the only number of six digits in a pasted text, or all digits of a text without letters. A code may also contain letters. */
export const keptCode = (typed: string): string => {
  const plain = withPlainDigits(typed);
  return (
    numberIn(plain, (digits) => digits.length === shortestCode) ??
    plain.replace(/\p{L}/u.test(plain) ? /\s/g : /\D/g, '')
  );
};

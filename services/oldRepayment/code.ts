import { withPlainDigits } from '../values/digits.ts';
import { numberIn } from '../values/numbers.ts';

/** Minimum length of an SMS code (docs/product/oldRepayment.md#limits). */
export const shortestCode = 6;

/** Six digits among others, or with other characters. A number in short groups alone is a longer code: '12 345 678'. */
const sentence = /\d{5}|[^\d\s-]/;

/** Normalises the code: the number of six digits in a pasted text, or all digits of a text without letters. A code may also contain letters. */
export const normaliseCode = (typed: string): string => {
  const plain = withPlainDigits(typed);
  const code = (sentence.test(plain) && numberIn(plain, shortestCode)) || plain;
  return code.replace(/\p{L}/u.test(code) ? /\s/g : /\D/g, '');
};

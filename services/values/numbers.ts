import { digitsOf, withPlainDigits } from './digits.ts';

/** Longest text that is searched. */
const longestText = 300;

/** The numbers that consecutive groups of digits form, with a blank between two groups. */
export function numbersIn(text: string): string[] {
  const groups = text.slice(0, longestText).match(/\d+/g) ?? [];
  return groups.flatMap((_, from) =>
    groups.slice(from).map((_last, more) => groups.slice(from, from + more + 1).join(' ')),
  );
}

/** The number of `length` digits in the fewest groups, which only blanks and dashes separate. */
const plainNumberIn = (text: string, length: number): string | undefined =>
  text
    .split(/[^\d\s\u2010-\u2015-]+/)
    .flatMap(numbersIn)
    .filter((number) => digitsOf(number).length === length)
    .toSorted((one, other) => one.length - other.length)[0];

/** The number that a message gives as its code: 'code: 483920', 'OTP for loan 77 is 483920'. After other words it is another one: 'OTP for loan 77'. */
const named = /(code|otp|pin)\b([^a-z\d.]*|[^.]{0,50}?\b(is|ay)\W+)(\d[\d\s-]*)/i;

/** Returns the code of `length` digits in a text: the one that is named so, otherwise the first in the fewest groups; undefined for none. */
export function numberIn(text: string, length: number): string | undefined {
  const plain = withPlainDigits(text);
  return plainNumberIn(named.exec(plain)?.at(-1) ?? '', length) ?? plainNumberIn(plain, length);
}

/** Returns the code of `length` digits in a typed or pasted text; otherwise its digits, cut to that length. */
export const codeIn = (text: string, length: number): string =>
  digitsOf(numberIn(text, length) ?? text).slice(0, length);

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Every script has its ten digits side by side, so that a digit is worth as much as there are digits before it. */
const valueOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return String(before % 10);
};

/** A text whose decimal digits, of whatever script and width, are 0 to 9. */
export const withPlainDigits = (text: string): string => text.normalize('NFKC').replace(/\p{Nd}/gu, valueOf);

/** The decimal digits of a text as 0 to 9, and nothing else of it. */
export const digitsOf = (text: string): string => withPlainDigits(text).replace(/\D/g, '');

/** Digits with at most one sign between two of them: a number as people write it, and not the next one in the sentence. */
const numbers = /\d(?:[ \u2010-\u2015().-]{0,2}\d)*/g;

/** The one number of a text that `fits`, written with signs between its digits or without; undefined where none or several do. */
export const numberIn = (text: string, fits: (digits: string) => boolean): string | undefined => {
  const plain = withPlainDigits(text);
  const all = [...(plain.match(numbers) ?? []), ...(plain.match(/\d+/g) ?? [])];
  const found = [...new Set(all.map(digitsOf).filter(fits))];
  return found.length === 1 ? found[0] : undefined;
};

/** The code of `length` digits that was typed, or pasted with the sentence around it; else the digits, cut to that length. */
export const codeIn = (text: string, length: number): string =>
  numberIn(text, (digits) => digits.length === length) ?? digitsOf(text).slice(0, length);

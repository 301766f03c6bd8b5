const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Every script has its ten digits in a row, so the value of a digit is the number of digits before it. */
const valueOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return String(before % 10);
};

/** Converts decimal digits of any script and width to 0 to 9, and removes invisible characters. */
export const withPlainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .replace(/\p{Nd}/gu, valueOf);

export const digitsOf = (text: string): string => withPlainDigits(text).replace(/\D/g, '');

/** Digits with short separators between them: a number as people write it, but not the next one in the sentence. */
const numbers = /\d(?:[ \u2010-\u2015().-]{0,2}\d)*/g;

/** Returns the only number in a text that `fits`, with or without separators; undefined for none or several. */
export const numberIn = (text: string, fits: (digits: string) => boolean): string | undefined => {
  const plain = withPlainDigits(text);
  const all = [...(plain.match(numbers) ?? []), ...(plain.match(/\d+/g) ?? [])];
  const found = [...new Set(all.map(digitsOf).filter(fits))];
  return found.length === 1 ? found[0] : undefined;
};

/** Returns the code of `length` digits in a typed or pasted text; otherwise its digits, cut to that length. */
export const codeIn = (text: string, length: number): string =>
  numberIn(text, (digits) => digits.length === length) ?? digitsOf(text).slice(0, length);

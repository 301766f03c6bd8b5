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
    .replace(/[\p{Cf}\p{DI}]/gu, '')
    .replace(/\p{Nd}/gu, valueOf);

export const digitsOf = (text: string): string => withPlainDigits(text).replace(/\D/g, '');

/** Digits with short separators between them: a number as people write it, but not the next one in the sentence. */
const numbers = /\d(?:[ \u2010-\u2015().-]{0,2}\d)*/g;

const longestMessage = 1_000;

/** The numbers that consecutive groups of digits form, up to as many groups as the longest number has digits. */
const groupsOf = (number: string): string[] => {
  const groups = number.match(/\d+/g) ?? [];
  return groups.flatMap((_, from) =>
    groups.slice(from, from + 14).map((_last, more) => groups.slice(from, from + more + 1).join('')),
  );
};

const only = (all: readonly string[]): string | undefined => {
  const found = [...new Set(all)];
  return found.length === 1 ? found[0] : undefined;
};

type Form = (digits: string) => string;

/** Returns the only number in a text that `fits` in its `form`, with or without separators; undefined for none or several. */
export const numberIn = (
  text: string,
  fits: (digits: string) => boolean,
  form: Form = String,
): string | undefined => {
  const plain = withPlainDigits(text);
  const all = [...(plain.match(numbers) ?? []), ...(plain.match(/\d+/g) ?? [])];
  return only(all.map((number) => form(digitsOf(number))).filter(fits));
};

/** Like `numberIn`, but only separators may be between it and other numbers: '5. 0917 123 4567'. */
export const numberAmong: typeof numberIn = (text, fits, form = String) => {
  const all = withPlainDigits(text).slice(0, longestMessage).match(numbers) ?? [];
  return numberIn(text, fits, form) ?? only(all.flatMap(groupsOf).map(form).filter(fits));
};

/** Returns the code of `length` digits in a typed or pasted text; otherwise its digits, cut to that length. */
export const codeIn = (text: string, length: number): string =>
  numberAmong(text, (digits) => digits.length === length) ?? digitsOf(text).slice(0, length);

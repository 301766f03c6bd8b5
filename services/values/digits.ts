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

/** Returns the digits of a text. A Philippine mobile number with `+63` begins with 09. */
export const digitsOf = (text: string): string =>
  withPlainDigits(text)
    .replace(/\+\W*63[\W0]*(?=9)/, '0')
    .replace(/\D/g, '');

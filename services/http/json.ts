/** A text, or a number with all of its digits: the two of JSON that can hold a digit. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;
const sixteen = /\d{16}/;
const number = /^(-?[1-9]\d*)(?:\.(\d+))?(?:e\+?(\d+))?$/i;

/** An integer of 16 digits or more that JavaScript cannot hold, with all of its digits, also where it is written 1.78E+18; any other token as it is. */
const withDigits = (token: string): string => {
  const [, whole = '', rest = '', power = 0] = number.exec(token) ?? [];
  const value = Number(token);
  if (!sixteen.test(token) || !whole || !Number.isInteger(value) || Number.isSafeInteger(value)) return token;
  const length = whole.length + Number(power);
  const digits = (whole + rest).padEnd(length, '0');
  return Number(digits.slice(length)) ? token : `"${digits.slice(0, length)}"`;
};

/**
 * Parses JSON. An integer that JavaScript cannot hold becomes the text of its digits, because it is an id that goes back as it came. Not a
 * reviver: `context.source` needs Chromium 114 and Safari 18.4. Throws what `JSON.parse` throws.
 */
export const parseJson = (body: string): unknown =>
  JSON.parse(sixteen.test(body) ? body.replace(tokens, withDigits) : body);

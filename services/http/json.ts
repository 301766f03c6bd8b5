/** A text, or a complete number: the two JSON tokens that can contain digits. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;
const sixteen = /\d{16}/;
const number = /^(-?[1-9]\d*)(?:\.(\d+))?(?:e\+?(\d+))?$/i;

/**
 * An integer of 16 digits or more that JavaScript cannot represent becomes the text of its digits, also when written as 1.78E+18; any other token is
 * unchanged.
 */
const withDigits = (token: string): string => {
  const [, whole = '', rest = '', power = 0] = number.exec(token) ?? [];
  const value = Number(token);
  if (!sixteen.test(token) || !whole || !Number.isInteger(value) || Number.isSafeInteger(value)) return token;
  const length = whole.length + Number(power);
  const digits = (whole + rest).padEnd(length, '0');
  return Number(digits.slice(length)) ? token : `"${digits.slice(0, length)}"`;
};

/**
 * Parses JSON. An integer that JavaScript cannot represent becomes the text of its digits, because it is an id that must be sent back unchanged. Not
 * a reviver: `context.source` needs Chromium 114 and Safari 18.4. Throws what `JSON.parse` throws.
 */
export const parseJson = (body: string): unknown =>
  JSON.parse(sixteen.test(body) ? body.replace(tokens, withDigits) : body);

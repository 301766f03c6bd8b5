/** A text, or a complete number: the two JSON tokens that can contain digits. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;
/** Sixteen digits, with or without a decimal point. */
const sixteen = /\d(\.?\d){15}/;
const number = /^(-?[1-9]\d*)(?:\.(\d+))?(?:e\+?(\d+))?$/i;

/** An unsafe integer of 16 digits or more, also written as 1.78E+18, becomes the text of its digits. */
const withDigits = (token: string): string => {
  const [, whole = '', rest = '', power = 0] = number.exec(token) ?? [];
  const value = Number(token);
  if (!sixteen.test(token) || !whole || !Number.isInteger(value) || Number.isSafeInteger(value)) return token;
  const length = whole.length + Number(power);
  const digits = (whole + rest).padEnd(length, '0');
  return Number(digits.slice(length)) ? token : `"${digits.slice(0, length)}"`;
};

/** Like `JSON.parse`, but an unsafe integer (an id) becomes its digits as text. Not a reviver: `context.source` needs Chromium 114, Safari 18.4. */
export const parseJson = (body: string): unknown =>
  JSON.parse(sixteen.test(body) ? body.replace(tokens, withDigits) : body);

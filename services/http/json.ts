/** A text, or a number with all of its digits: the two of JSON that can hold a digit. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;
const integer = /^-?[1-9]\d{15,}$/;

/**
 * Parses JSON. An integer that JavaScript cannot hold becomes the text of its digits, because it is an id that goes back as it came. Not a
 * reviver: `context.source` needs Chromium 114 and Safari 18.4. Throws what `JSON.parse` throws.
 */
export const parseJson = (body: string): unknown =>
  JSON.parse(
    /\d{16}/.test(body)
      ? body.replace(tokens, (token) =>
          integer.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
        )
      : body,
  );

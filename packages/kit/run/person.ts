/** Thrown when an element that a person wants to use is missing or unusable. */
export class NotThere extends Error {}

/** Formats a control for messages, e.g. `button "Send"`. */
export const named = (role: string, name?: string | RegExp): string =>
  name === undefined ? role : `${role} ${name instanceof RegExp ? name : `"${name}"`}`;

/** Whether the visible text contains a text, ignoring whitespace and line breaks. */
export const isSeen = (seen: string, text: string | RegExp): boolean => {
  const flat = seen.replaceAll(/\s+/g, ' ');
  return text instanceof RegExp ? text.test(flat) : flat.includes(text.replaceAll(/\s+/g, ' '));
};

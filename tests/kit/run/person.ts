/** What a person wanted to touch is not on the screen, or cannot be touched. */
export class NotThere extends Error {}

/** `button "Send"`, for messages. */
export const named = (role: string, name?: string | RegExp): string =>
  name === undefined ? role : `${role} ${name instanceof RegExp ? name : `"${name}"`}`;

/** Whether a text is in what is seen, however its spaces and lines are broken. */
export const isSeen = (seen: string, text: string | RegExp): boolean => {
  const flat = seen.replaceAll(/\s+/g, ' ');
  return text instanceof RegExp ? text.test(flat) : flat.includes(text.replaceAll(/\s+/g, ' '));
};

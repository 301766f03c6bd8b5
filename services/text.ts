/** Controls, marks of direction, zero-width and other characters that nobody sees or types. */
const invisible = /[\p{Cc}\p{Cf}\p{DI}]/gu;

/** A text without invisible characters, and without blanks around it: what a code means, however it is padded. */
export const cleaned = (text: string): string => text.replace(invisible, '').trim();

/** Whether there is nothing to see in a text. A Braille blank is a letter by its class and still empty. */
export const isBlank = (text: string): boolean => cleaned(text.replaceAll('\u2800', '')) === '';

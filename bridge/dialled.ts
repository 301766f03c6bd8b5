/** The first of the numbers in a text, as a phone dials it; empty without any. */
export const dialledIn = (text: string): string =>
  (/\+?\d(?:[\s().-]{0,2}\d)*/.exec(text)?.[0] ?? '').replace(/[^+\d]/g, '');

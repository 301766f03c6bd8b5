import { withPlainDigits } from './digits.ts';

/** A way to reach somebody: as the company writes it, and as a phone dials or mails it; '' for one that cannot be. */
export interface ContactLink {
  text: string;
  to: string;
}

/** Hours and notes, which are no part of the number beside them: 8 AM, 17:00, 24/7, (24 hours). */
const aside = /\b\d{1,2}(?::\d\d|(?::\d\d)?\s?[ap]\.?m)\b|\b24\/7\b|\((?![+\d\s]*\)|ext|loc)/gi;
/**
 * A code such as *143# or *143*1#, a name such as 1-800-888-CASH, or a number in groups, with its extension if it has one: (02) 8888-1234 loc. 101. Not a
 * code that changes the phone when it is dialled, such as *#06# or the call forwarding of **21*0917…#.
 */
const number =
  /(?<![*#]\d*)[*#]\d{2,5}(?:\*\d\d?)*#|1[\s-]?800(?:[\s-]?10)?[\d\s-]{1,5}[a-z][a-z-]{3,7}\b|\(?\+?\d(?:[\s().-]{0,3}\d)*(?:[\s,(]+(?:ext|loc)[a-z]*\W{0,2}\d{1,6}(?![\s-]?\d)\)?)?/gi;
/** What is a number also beside another one: a code, a hotline such as 16000, a toll-free name, or seven digits. */
const whole = /[*#]|^\d{5,6}$|^1\W?800|(?:\d\D*){7}/;

/** Between two numbers that only a blank or a dash separates: the second one begins with `+` or 0. */
const between = /(?<=(?:\d\D{0,3}){7})\s[\s-]*(?=\(?(?:\+|0(?:\D{0,3}\d){6}))/;

/** The digit of a keypad that has the letter. */
const keyOf = (letter: string): string =>
  '22233344455566677778889999'.charAt(Number.parseInt(letter, 36) - 10);

/** Without an extension, and the trunk zero of a number with its country code: `+63 (0)2 8888 1234`. A country code has its `+`: `(632) 8888-1234`. */
const dialled = (text: string): string =>
  text
    .replace(/(?<=^1\W?800\W.*)[a-z](?=[a-z-]*$)/gi, keyOf)
    .replace(/^\(|[a-z].*/gi, '')
    .replace(/^(\+\d{1,3}[\s.-]*)\(0\)/, '$1')
    .replace(/[^+*#\d]/g, '')
    .replace(/^(00)?63(?=\d{9,10}$)/, '+63')
    .replace(/^\+630/, '+63');

/** The telephone numbers in a text; none in 'N/A' or '0'. Hours beside a number are left out, and an extension is not dialled. */
export function phonesIn(text: string): ContactLink[] {
  const found =
    withPlainDigits(text)
      .replace(/\p{Pd}/gu, '-')
      .replace(aside, ';')
      .match(number)
      ?.flatMap((run) => run.split(between)) ?? [];
  const several = found.filter((run) => whole.test(run));
  const runs = several[0] ? several : found.filter((run) => /(?:\d\D*){3}/.test(run)).slice(0, 1);
  return runs.map((run) => ({ text: run, to: dialled(run) }));
}

/** The first number in a text, as a phone dials it; '' without any. */
export const dialledIn = (text: string): string => phonesIn(text)[0]?.to ?? '';

import { withPlainDigits } from './digits.ts';
import { cleaned } from './text.ts';

/** A way to reach somebody: as the company writes it, and as a phone dials or mails it; '' for one that cannot be. */
export interface ContactLink {
  text: string;
  to: string;
}

/** Hours and notes, which are no part of the number beside them: 8 AM, 17:00, 24/7, (24 hours). */
const aside = /\b\d{1,2}(?::\d\d|(?::\d\d)?\s?[ap]\.?m)\b|\b24\/7\b|\((?![+\d\s]*\)|ext|loc)/gi;
/**
 * A code such as *143#, or a number in groups, with its extension if it has one: (02) 8888-1234 loc. 101. Not a code that changes the phone when it is
 * dialled, such as *#06# or the call forwarding of **21*0917…#.
 */
const number =
  /(?<![*#])[*#]\d{2,5}#|\(?\+?\d(?:[\s().-]{0,3}\d)*(?:[\s,(]+(?:ext|loc)[a-z]*\W{0,2}\d{1,6}(?![\s-]?\d)\)?)?/gi;
/** What is a number also beside a longer one: a code, or a hotline such as 16000. */
const whole = /[*#]|^\d{5,6}$/;
const digitCount = (text: string) => text.replace(/\D/g, '').length;
/** Fewest digits of a number that is alone, and of one that is not; most digits of one number. */
const [shortest, fewest, most] = [3, 7, 13];

/** Two numbers that only a blank separates: the second one begins with `+` or 0. */
const apart = (run: string): string[] => {
  const [first = '', ...rest] = run.split(/\s+(?=\(?\+|\(?0\d)/);
  const numbers = [first];
  for (const part of rest) {
    const last = numbers.at(-1) ?? '';
    const begins = /^[(+]/.test(part) || digitCount(part) >= fewest;
    const isWhole = digitCount(last) >= fewest && begins;
    if (isWhole && digitCount(run) > most) numbers.push(part);
    else numbers[numbers.length - 1] = `${last} ${part}`;
  }
  return numbers;
};

/** The trunk zero of a number with its country code, `+63 (0)2 8888 1234`, is not dialled. */
const dialled = (text: string): string =>
  text
    .replace(/^\(|[a-z].*/gi, '')
    .replace(/^(\+\d{1,3}[\s.-]*)\(0\)/, '$1')
    .replace(/^(\+63)\D*0/, '$1')
    .replace(/[^+*#\d]/g, '');

/** The telephone numbers in a text; none in 'N/A' or '0'. Hours beside a number are left out, and an extension is not dialled. */
export function phonesIn(text: string): ContactLink[] {
  const found =
    withPlainDigits(text)
      .replace(/\p{Pd}/gu, '-')
      .replace(aside, ';')
      .match(number)
      ?.flatMap(apart) ?? [];
  const runs = found.filter((run) => whole.test(run) || digitCount(run) >= shortest);
  const several = runs.filter((run) => whole.test(run) || digitCount(run) >= fewest);
  return (several[0] ? several : runs.slice(0, 1)).map((run) => ({ text: run, to: dialled(run) }));
}

/** The first number in a text, as a phone dials it; '' without any. */
export const dialledIn = (text: string): string => phonesIn(text)[0]?.to ?? '';

/** Safe after `mailto:`: it cannot add fields to the mail. */
const mailable = /^[^\s@?&,;:<>"()]+@[^\s@?&,;:<>"()]+\.[^\s@?&,;:<>"().]+$/;

const joining = /^(?:or|and|o|at|[&|/-])$/i;

/** Addresses that blanks or a word such as 'or' separate; the whole text where it says more than that. */
const addressesIn = (text: string): string[] => {
  const words = text.split(/\s+/);
  const addresses = words.filter((word) => !joining.test(word));
  return addresses.every((address) => mailable.test(address)) ? addresses : [text];
};

/** The e-mail addresses in a text, 'Care Team <care@company.example>' included; none in 'N/A'. An address that cannot be mailed keeps its text alone. */
export function mailsIn(text: string): ContactLink[] {
  return text
    .split(/[,;\n]|\s\/\s/)
    .map((part) => cleaned(part.normalize('NFKC')).replace(/^mailto:|\.$/gi, ''))
    .filter((part) => /[@\s]/.test(part))
    .flatMap(addressesIn)
    .map((part) => {
      const to = /<([^<>]+)>$/.exec(part)?.[1]?.trim() ?? part;
      return mailable.test(to) ? { text: to, to } : { text: part, to: '' };
    });
}

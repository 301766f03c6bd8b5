import type { ContactLink } from './contacts.ts';
import { cleaned } from './text.ts';

/** Safe after `mailto:`: it cannot add fields to the mail. */
const mailable = /^[^\s@?&,;:<>"()]+@[^\s@?&,;:<>"()]+\.[^\s@?&,;:<>"().]+$/;

/** The e-mail addresses in a text, 'Care Team <care@company.example>' included; none in 'N/A'. An address that cannot be mailed keeps its text alone. */
export function mailsIn(text: string): ContactLink[] {
  return text
    .split(/[,;\n]|\s\/\s|(?<=@\S+)\s+(?:(?:or|and|o|at|[&|-])\s+)?(?=\S+@)/i)
    .map((part) => cleaned(part.normalize('NFKC')).replace(/^[^@]*:\s*(?=\S+@)|\.+$/g, ''))
    .filter((part) => /[@\s]|\w\w\.\w\w/.test(part))
    .map((part) => {
      const to = /<([^<>]+)>$/.exec(part)?.[1]?.trim() ?? part;
      return mailable.test(to) ? { text: to, to } : { text: part, to: '' };
    });
}

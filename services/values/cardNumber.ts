import { withPlainDigits } from './digits.ts';

/** The last four digits of a card, '•••• 4821', however the backend writes it; never more of them. '' for a text without digits. */
export function lastFour(cardNo: string): string {
  const digits = withPlainDigits(cardNo).replace(/\D/g, '').slice(-4);
  return digits && `•••• ${digits}`;
}

/** A text in which a number as long as a card's, also a masked one, keeps only its last four digits. */
export const withoutCardNumber = (text: string): string =>
  text.replace(
    /[\p{Nd}*•](?:[\s._,/\p{Pd}\p{Cf}]{0,3}[\p{Nd}*•]){12,}/gu,
    (found) => lastFour(found) || found,
  );

/** A display row's value, where its text names a card without the card's number. */
export const valueBeside = (text: string, value: string): string =>
  /card/i.test(text) ? withoutCardNumber(value) : value;

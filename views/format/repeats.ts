import { isoOf } from '../../machines/screen/day.ts';
import { months } from './dateIn.ts';

const wordsOf = (text: string): string =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

/** Whether every word of `text` is already in `shown`, in the same order and whatever the punctuation. */
export function repeats(text: string, shown: string): boolean {
  return wordsOf(shown).includes(wordsOf(text));
}

/** More words than this say more than 'Please pay this sum by that day'. */
const fewWords = 7;

/** Whether `text` only asks for a payment of `amount` centavos by `day`: a short sentence with that sum, that day and no other figure. */
export function repeatsPayment(text: string, amount: number | undefined, day: string): boolean {
  const [year, month = 0, date] = (isoOf(day) ?? '').split('-').map(Number);
  if (amount === undefined || date === undefined) return false;
  const figures = new Set(
    (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((figure) => Number(figure.replaceAll(',', ''))),
  );
  const sum = amount / 100;
  const isMonthNamed = figures.has(month) || text.includes(months[month - 1] ?? '');
  const isOther = [...figures].some((figure) => ![sum, year, month, date].includes(figure));
  const words = text.match(/\p{L}+/gu) ?? [];
  return figures.has(sum) && figures.has(date) && isMonthNamed && !isOther && words.length <= fewWords;
}

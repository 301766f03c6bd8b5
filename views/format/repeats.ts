const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

/** Whether every word of `text` is already in `shown`, in the same order and whatever the punctuation. */
export function repeats(text: string, shown: string): boolean {
  return wordsOf(shown).includes(wordsOf(text));
}

/**
 * Whether `text` only asks for the payment of a sum, in any form of its currency, by a day such as 'Nov 30, 2026': it has no other number, and
 * 60 letters besides at most ('Please pay … by …. We are waiting for your payment.').
 */
export function repeatsPayment(text: string, sum: string, day: string): boolean {
  const brief = text.replace(/([A-Z]..)[a-z]+(?= \d)/, '$1');
  const figures = sum.replace(/^\D+/, '');
  return text.includes(figures) && /^\D{0,60}$/.test(brief.replace(figures, '').replace(day, ''));
}

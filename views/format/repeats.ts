const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

/** Whether every word of `text` is already in `shown`, in the same order and whatever the punctuation. */
export function repeats(text: string, shown: string): boolean {
  return wordsOf(shown).includes(wordsOf(text));
}

/** Whether `text` only asks for the payment of a sum by a day such as 'Nov 30, 2026': it has no other number, and 30 letters besides at most. */
export function repeatsPayment(text: string, sum: string, day: string): boolean {
  const brief = text.replace(/([A-Z]..)[a-z]+(?= \d)/, '$1');
  return text.includes(sum) && /^\D{0,30}$/.test(brief.replace(sum, '').replace(day, ''));
}

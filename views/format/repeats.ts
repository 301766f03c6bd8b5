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

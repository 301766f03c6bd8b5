const invisible = /[\p{C}\p{DI}\u2028\u2029\u2800]/gu;

/** Removes invisible characters and surrounding blanks: the meaning of a code, however it is padded. */
export const cleaned = (text: string): string => text.replace(invisible, '').trim();

/** The first `length` characters of a text, without cutting an emoji or a letter from its accent. */
export function cutTo(text: string, length: number): string {
  // Half an emoji, which a browser's own limit may leave behind.
  const whole = text.replace(/\p{Cs}/gu, '');
  if (whole.length <= length) return whole;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(whole)) {
    if (index + segment.length > length) break;
    end = index + segment.length;
  }
  return whole.slice(0, end);
}

/** Whether a text has no visible characters. A Braille blank is classified as a letter, but is invisible. */
export const isBlank = (text: string): boolean => !/[^\s\u2800\p{Cc}\p{Cf}\p{DI}]/u.test(text);

const invisible = /[\p{Cc}\p{Cf}\p{DI}]/gu;

/** A text without invisible characters, and without blanks around it: what a code means, however it is padded. */
export const cleaned = (text: string): string => text.replace(invisible, '').trim();

/** The first `length` characters of a text, cut between whole ones: no half of an emoji, no letter without its accent. */
export const cutTo = (text: string, length: number): string => {
  // Half of an emoji, which a browser's own limit leaves behind.
  const whole = text.replace(/\p{Cs}/gu, '');
  if (whole.length <= length) return whole;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(whole)) {
    if (index + segment.length > length) break;
    end = index + segment.length;
  }
  return whole.slice(0, end);
};

/** Whether there is nothing to see in a text. A Braille blank is a letter by its class and still empty. */
export const isBlank = (text: string): boolean => cleaned(text.replaceAll('\u2800', '')) === '';

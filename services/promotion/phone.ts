/** Which numbers the landing page takes: the specification's (11 digits, 1 then 3-9), or Philippine ones (docs/product/promotion.md#checks). */
export type PhoneRule = 'spec' | 'ph';

/** Longest number that may be typed (docs/product/promotion.md#checks). */
const longest = 11;

const patterns: Record<PhoneRule, RegExp> = { spec: /^1[3-9]\d{9}$/, ph: /^09\d{9}$/ };

/** What was typed or pasted as a phone number: without spaces and signs, a Philippine `+63` as `0`, cut to 11 characters. */
export const normalisePhone = (typed: string, rule: PhoneRule): string => {
  const text = typed.replace(rule === 'ph' ? /[^\d+]/g : /\D/g, '');
  return (rule === 'ph' ? text.replace(/^\+?63/, '0') : text).slice(0, longest);
};

/** Whether a number can be registered. */
export const isPhone = (phone: string, rule: PhoneRule): boolean => patterns[rule].test(phone);

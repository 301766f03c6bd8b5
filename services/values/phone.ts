import { digitsOf, withPlainDigits } from './digits.ts';
import { numbersIn } from './numbers.ts';

/** A form's phone numbers: the specification's (11 digits, 1 then 3-9), Philippine ones, or both (docs/product/promotion.md#checks). */
export type PhoneRule = 'spec' | 'ph' | 'both';

/** Maximum number of digits (docs/product/promotion.md#checks). */
const longest = 11;

const patterns: Record<PhoneRule, RegExp> = {
  spec: /^1[3-9]\d{9}$/,
  ph: /^09\d{9}$/,
  both: /^(1[3-9]|09)\d{9}$/,
};

export const isPhone = (phone: string, rule: PhoneRule): boolean => patterns[rule].test(phone);

/** Normalises digits: a Philippine `0063`, `63`, `630`, `00` or `9` at the start becomes `0` or `09`. */
const inForm = (digits: string, rule: PhoneRule): string =>
  rule === 'spec' ? digits : digits.replace(/^((00)?630*|0*(?=9))/, '0');

/** Begins with the code of a country with other numbers, whose last digits may look like one of ours: +1 917 123 4567, +91 98765 43210. */
const isForeign = (plain: string): boolean => /(\+|^\s*00)\W*((?!63|86)[1-8]|9(\W*\d){11})/.test(plain);

/** Returns the only phone number in a text, normalised by the rule; undefined for none, several, or another country's. */
export function phoneIn(text: string, rule: PhoneRule): string | undefined {
  const plain = withPlainDigits(text);
  const [phone, ...others] = new Set(
    numbersIn(plain)
      .map((number) => inForm(digitsOf(number), rule))
      .filter((found) => isPhone(found, rule)),
  );
  return others.length > 0 || isForeign(plain) ? undefined : phone;
}

/** Returns the digits of a typed or pasted phone number, normalised by the rule, at most 11: the only number in a text that is one. */
export function normalisePhone(typed: string, rule: PhoneRule): string {
  const plain = withPlainDigits(typed).trim();
  // The user has started to type `+63`.
  if (rule !== 'spec' && /^\+6?$/.test(plain)) return plain;
  const digits = digitsOf(plain);
  return phoneIn(plain, rule) ?? (isForeign(plain) ? digits : inForm(digits, rule)).slice(0, longest);
}

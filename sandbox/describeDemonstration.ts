import type { PhoneRule } from '../services/values/phone.ts';
import { type Language, languages } from '../services/visit/languages.ts';

const numbers: Record<PhoneRule, string> = {
  spec: 'the phone numbers that were ordered (13912345678)',
  ph: 'Philippine phone numbers (0917 123 4567)',
  both: 'Philippine phone numbers (0917 123 4567), and those that were ordered (13912345678)',
};

/** Says which texts and phone numbers the running app shows: a build without settings shows those that were ordered (docs/product/ordered.md). */
export function describeDemonstration(language: Language, phoneRule: PhoneRule): string {
  const row = languages[language];
  const texts = 'name' in row ? `${row.name} texts` : 'the texts that were ordered';
  return `A demonstration with ${texts} and ${numbers[phoneRule]}.`;
}

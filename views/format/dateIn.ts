import type { Language } from '../../machines/root/language.ts';
import { isoOf } from '../../services/values/day.ts';

/** Filipinos write months in English in any language. */
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const clock = (hours: number, minutes: number) =>
  `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;

export interface DateOptions {
  time?: boolean;
}

/** Formats any date that services/values/day.ts reads: 'Nov 24, 2026', with the time if requested; others are unchanged (docs/product/formats.md). */
export const dateIn = (
  language: Language,
  value: string | number,
  { time = false }: DateOptions = {},
): string => {
  const text = String(value).trim();
  const iso = isoOf(text, time);
  if (iso === undefined) return text;
  if (language === 'spec') return iso;
  const [year, month = 0, date, hours, minutes = 0] = iso.split(/[- :]/).map(Number);
  const day = `${months[month - 1]} ${date}, ${year}`;
  return hours === undefined ? day : `${day}, ${clock(hours, minutes)}`;
};

/** Formats the time of day in Manila of epoch milliseconds in this language: '9:41 AM', or HH:MM. */
export const timeIn = (language: Language, value: number): string => {
  const [hours = 0, minutes = 0] = (isoOf(String(value), true) ?? '').slice(11).split(':').map(Number);
  return language === 'spec'
    ? `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
    : clock(hours, minutes);
};

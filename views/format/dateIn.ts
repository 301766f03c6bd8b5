import type { Language } from '../../machines/app/language.ts';
import { isoOf } from '../../machines/parts/day.ts';

/** Filipinos write months in English, whatever language they write in. */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const clock = (hours: number, minutes: number) =>
  `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;

/** What is written beside the day. */
export interface DateOptions {
  /** The time of day too. */
  time?: boolean;
}

/**
 * A date as people who read this language write it: 'Nov 24, 2026', with the time of day when it is asked for; the specification's wording has
 * YYYY-MM-DD and HH:MM:SS (docs/product/formats.md). Takes what the lender sends: a written date, or epoch milliseconds as number or text. What
 * cannot be read is shown as it came.
 */
export const dateIn = (
  language: Language,
  value: string | number,
  { time = false }: DateOptions = {},
): string => {
  const text = String(value).trim();
  const iso = isoOf(text, time);
  if (iso === undefined) return text;
  if (language === 'spec') return iso;
  const moment = new Date(`${iso.replace(' ', 'T')}${time ? '' : 'T00:00:00'}Z`);
  if (Number.isNaN(moment.getTime())) return text;
  const day = `${months[moment.getUTCMonth()]} ${moment.getUTCDate()}, ${moment.getUTCFullYear()}`;
  return time ? `${day}, ${clock(moment.getUTCHours(), moment.getUTCMinutes())}` : day;
};

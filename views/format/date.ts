import { isoOf } from '../../machines/parts/day.ts';
import { language } from '../wording/wording.ts';

/** Filipinos write months in English, whatever language they write in. */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const clock = (hours: number, minutes: number) =>
  `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;

/**
 * A date as people read it: 'Nov 24, 2026', or with the time of day when `time` is asked for; the specification's wording has YYYY-MM-DD and
 * HH:MM:SS (docs/product/formats.md). Takes what the lender sends: a written date, or epoch milliseconds as number or text. What cannot be read is shown
 * as it came.
 */
export const formatDate = (value: string | number, { time = false } = {}): string => {
  const text = String(value).trim();
  const iso = isoOf(text, time);
  if (iso === undefined) return text;
  if (language() === 'spec') return iso;
  const moment = new Date(`${iso.replace(' ', 'T')}${time ? '' : 'T00:00:00'}Z`);
  if (Number.isNaN(moment.getTime())) return text;
  const day = `${months[moment.getUTCMonth()]} ${moment.getUTCDate()}, ${moment.getUTCFullYear()}`;
  return time ? `${day}, ${clock(moment.getUTCHours(), moment.getUTCMinutes())}` : day;
};

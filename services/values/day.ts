import { manila } from './manila.ts';

interface When {
  /** YYYY-MM-DD. */
  day: string;
  /** HH:MM:SS. */
  clock: string | undefined;
}

const written =
  /^([1-9]\d{3})([-/.])(\d{1,2})\2(\d{1,2})(?:(?:T|,?\s+)(\d{1,2}):([0-5]\d)(?::([0-5]\d)(?:[.,]\d+)?)?\s*(?:([ap])\.?m\.?)?\s*(z|utc|gmt|(?:utc|gmt)?[+-](?:0\d|1[0-8])(?::?[0-5]\d)?(?: [a-z]+)?)?(?:\[[\w/+-]+\])?|z|[+-]\d\d:\d\d)?$/i;
/** Twelve digits that begin like a year; as milliseconds they would be before 1980. */
const compact = /^([12]\d{3}|9999)(\d\d)(\d\d)(?:T?(\d\d)(\d\d)(?:(\d\d)(?:\d{3})?)?(\D.*)?)?$/;
/** Seconds since 1970 with 0, 3, 6 or 9 digits or a fraction behind them, also as .NET's `/Date(…)/`. Before 2001 there are nine, with milliseconds. */
const epoch =
  /^(?:\/Date\()?(?!20\d{14})(\d{10}(?=(?:\d{3}){0,3}\b)|\d{9}(?=\d{3}\b))\d*(?:\.\d+)?(?:(?:[+-]\d{4})?\)\/)?$/;

/** Returns the time in Manila of epoch milliseconds; undefined beyond the year 9999, which databases use for 'never'. */
const whenOf = (moment: number): When | undefined => {
  const iso = new Date(moment + manila).toISOString();
  return iso.startsWith('+') ? undefined : { day: iso.slice(0, 10), clock: iso.slice(11, 19) };
};

/** Hours on a 24-hour clock; negative if 'AM' or 'PM' contradicts them. */
const hoursOf = (hours: number, half = ''): number => {
  if (!half) return hours;
  if (/a/i.test(half)) return hours > 12 ? -1 : hours % 12;
  return hours % 24 === 0 ? -1 : hours < 12 ? hours + 12 : hours;
};

const offsetOf = (offset: string): number => {
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):?(\d\d)?/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
};

/**
 * Parses a date or time from a backend in Manila time: 13 digits are epoch milliseconds, 10 are seconds, 16 and 19 micro- and nanoseconds, 14
 * yyyyMMddHHmmss, 12 yyyyMMddHHmm (both also as `20261130T2105Z`), 8 yyyyMMdd; otherwise a written date, with a 24-hour or AM/PM time, and an offset or
 * `Z`. 24:00:00 is the midnight that ends the day, and belongs to that day if only the day is read (`isDay`). Undefined for anything else and for
 * impossible dates, which are displayed unchanged.
 */
export function readWhen(text: string, isDay = false): When | undefined {
  const spelt = text
    .trim()
    .replace(compact, '$1-$2-$3 $4:$5:$6$7')
    // Without seconds, or without a time.
    .replace(/ ?:+(?=\D|$)/, '');
  const [, since] = epoch.exec(spelt) ?? [];
  if (since) return whenOf(Number(since) * 1000);
  const [, year, , month, day, hours, minutes = 0, seconds = 0, half, offset] = written.exec(spelt) ?? [];
  const start = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const clock = (hoursOf(Number(hours ?? 0), half) * 60 + Number(minutes)) * 60 + Number(seconds);
  // No 30 February, no month 13, no hour 25.
  if (new Date(start).getUTCMonth() !== Number(month) - 1 || clock < 0 || clock > 86_400) return undefined;
  const ending = isDay && clock === 86_400 ? 1 : 0;
  const when = whenOf(start + clock * 1000 - ending - (offset === undefined ? manila : offsetOf(offset)));
  return when && hours === undefined ? { ...when, clock: undefined } : when;
}

/** Formats the date in `text` as YYYY-MM-DD, with HH:MM:SS if `time` is requested and present; undefined for an unreadable text. */
export function isoOf(text: string, time = false): string | undefined {
  const { day, clock } = readWhen(text, !time) ?? {};
  return time && clock ? `${day} ${clock}` : day;
}

/** The end of something valid until `text`, in epoch milliseconds; a date is valid until the end of the day. Undefined if unreadable. */
export function endOf(text: string): number | undefined {
  const { day, clock = '24:00:00' } = readWhen(text) ?? {};
  return day ? Date.parse(`${day}T${clock}Z`) - manila : undefined;
}

/** The day in a text, comparable with another; NaN when unreadable. */
const startOf = (text: string): number => Date.parse(isoOf(text) ?? '');

/** Rows in the order of their days, as far as these are known. */
export function inDayOrder<Row>(rows: readonly Row[], dayOf: (row: Row) => string): readonly Row[] {
  // Two rows of which one has no day count as equal.
  return rows.toSorted((one, other) => startOf(dayOf(one)) - startOf(dayOf(other)));
}

const dayLength = 86_400_000;

/** Days from `now` (epoch milliseconds, or another date) to the backend's date, by the calendar of Manila: below 0 when past. Undefined when either is unknown. */
export function daysUntil(day: string, now: number | string | undefined): number | undefined {
  const days = (startOf(day) - startOf(String(now))) / dayLength;
  return Number.isNaN(days) ? undefined : Math.round(days);
}

/** The Philippines are 8 hours ahead of UTC, without daylight saving. Not `Intl`, whose first use costs a cheap phone 0.1 s. */
const manila = 8 * 3_600_000;

interface When {
  /** YYYY-MM-DD. */
  day: string;
  /** HH:MM:SS. */
  clock: string | undefined;
}

const written =
  /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:(?:T|,?\s+)(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?\s*(?:([ap])\.?m\.?)?\s*(z|utc|gmt|[+-](?:0\d|1[0-8])(?::?[0-5]\d)?)?(?:\[[\w/+-]+\])?)?$/i;
const compact = /^(\d{4})(\d\d)(\d\d)(?:T?(\d\d)(\d\d)(\d\d)?(z|[+-](?:0\d|1[0-8])(?::?[0-5]\d)?)?)?$/i;

/** Returns the time in Manila of epoch milliseconds; undefined beyond the year 9999, which databases use for 'never'. */
const whenOf = (moment: number): When | undefined => {
  const iso = new Date(moment + manila).toISOString();
  return iso.startsWith('+') ? undefined : { day: iso.slice(0, 10), clock: iso.slice(11, 19) };
};

/** Hours on a 24-hour clock; -1 if 'AM' or 'PM' contradicts them. */
const hoursOf = (hours: number, half = ''): number => {
  if (!half) return hours;
  if (/a/i.test(half)) return hours === 12 ? 0 : hours < 12 ? hours : -1;
  return hours === 0 ? -1 : hours < 12 ? hours + 12 : hours;
};

const offsetOf = (offset: string): number => {
  const [, sign, hours = 0, minutes = 0] = /^([+-])(\d\d):?(\d\d)?/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
};

/** Validates a written date: no 30 February, no month 13, no hour 25. */
const checked = (
  [year = 0, month = 0, day = 0]: number[],
  [hours = 0, minutes = 0, seconds = 0]: number[],
  hasClock: boolean,
  offset: string | undefined,
): When | undefined => {
  const moment = Date.UTC(year, month - 1, day, hours, minutes, seconds);
  const date = new Date(moment);
  const isReal =
    year >= 1000 &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    date.getUTCHours() === hours &&
    minutes < 60 &&
    seconds < 60;
  if (!isReal) return undefined;
  const when = whenOf(moment - (offset === undefined ? manila : offsetOf(offset)));
  return when && !hasClock ? { ...when, clock: undefined } : when;
};

/**
 * Parses a date or time from a backend in Manila time: 13 digits are epoch milliseconds, 10 are seconds, 14 yyyyMMddHHmmss, 12 yyyyMMddHHmm (both
 * also as `20261130T2105Z`), 8 yyyyMMdd; otherwise a written date, with a 24-hour or AM/PM time, and an offset or `Z`. Undefined for anything else
 * and for impossible dates, which are displayed unchanged.
 */
export const readWhen = (text: string): When | undefined => {
  const trimmed = text.trim();
  // Twelve digits that begin with a year are yyyyMMddHHmm; as milliseconds they would be in 1976.
  if (/^(\d{13}|(?!20)\d{12})$/.test(trimmed)) return whenOf(Number(trimmed));
  if (/^\d{10}(\.\d{1,9})?$/.test(trimmed)) return whenOf(Math.floor(Number(trimmed)) * 1000);
  const run = compact.exec(trimmed)?.slice(1);
  if (run)
    return checked(
      run.slice(0, 3).map(Number),
      run.slice(3, 6).map((one) => Number(one ?? 0)),
      !!run[3],
      run[6],
    );
  const [, year, , month, day, hours, minutes, seconds = 0, half, offset] = written.exec(trimmed) ?? [];
  return checked(
    [Number(year), Number(month), Number(day)],
    [hoursOf(Number(hours ?? 0), half), Number(minutes ?? 0), Number(seconds)],
    hours !== undefined,
    offset,
  );
};

/** Formats the date in `text` as YYYY-MM-DD, with HH:MM:SS if `time` is requested and present; undefined for an unreadable text. */
export const isoOf = (text: string, time = false): string | undefined => {
  const { day, clock } = readWhen(text) ?? {};
  return time && clock ? `${day} ${clock}` : day;
};

/** The end of something valid until `text`, in epoch milliseconds; a date is valid until the end of the day. Undefined if unreadable. */
export const endOf = (text: string): number | undefined => {
  const { day, clock } = readWhen(text) ?? {};
  if (!day) return undefined;
  const start = Date.parse(`${day}T${clock ?? '24:00:00'}Z`);
  return start - manila;
};

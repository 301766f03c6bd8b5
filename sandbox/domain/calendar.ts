const dayLength = 86_400_000;

const timeZone = 'Asia/Manila';
const words = new Intl.DateTimeFormat('en-PH', { timeZone, dateStyle: 'long' });
const digits = new Intl.DateTimeFormat('en-CA', { timeZone });

/** Returns the date in Manila `days` after `now` (epoch milliseconds) in words: 'November 23, 2026'. */
export const dayInWords = (days: number, now: number): string => words.format(now + days * dayLength);

/** Returns the date in Manila `days` after `now` (epoch milliseconds) as YYYY-MM-DD. */
export const dayFromToday = (days: number, now: number): string => digits.format(now + days * dayLength);

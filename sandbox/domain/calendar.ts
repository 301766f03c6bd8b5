const dayLength = 86_400_000;

/** The day in Manila that is `days` after `now` (epoch milliseconds), in words: 'November 23, 2026'. */
export const dayInWords = (days: number, now: number): string =>
  new Date(now + days * dayLength).toLocaleDateString('en-PH', {
    timeZone: 'Asia/Manila',
    dateStyle: 'long',
  });

/** The day in Manila that is `days` after `now` (epoch milliseconds), as YYYY-MM-DD. */
export const dayFromToday = (days: number, now: number): string =>
  new Date(now + days * dayLength).toLocaleDateString('en-CA', { timeZone: 'Asia/Manila' });

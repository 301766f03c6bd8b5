const dayLength = 86_400_000;

/** The day that is `days` after today in Manila, in words: 'November 23, 2026'. */
export const dayInWords = (days: number): string =>
  new Date(Date.now() + days * dayLength).toLocaleDateString('en-PH', {
    timeZone: 'Asia/Manila',
    dateStyle: 'long',
  });

/** The day that is `days` after today in Manila, as YYYY-MM-DD. */
export const dayFromToday = (days: number): string =>
  new Date(Date.now() + days * dayLength).toLocaleDateString('en-CA', { timeZone: 'Asia/Manila' });

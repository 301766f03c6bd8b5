/** The lender's clock is the Philippine one, which is never put forward: milliseconds ahead of UTC. The first use of `Intl` costs a cheap phone 0.1 s. */
const manila = 8 * 3_600_000;

const written = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ](\d{2}:\d{2}(?::\d{2})?))?/;

/**
 * The day that the lender names (a written date, or epoch milliseconds as text) as YYYY-MM-DD, with HH:MM:SS where the `time` of day is
 * asked for; undefined when it cannot be read.
 */
export const isoOf = (text: string, time = false): string | undefined => {
  if (/^\d{9,}$/.test(text)) {
    const moment = new Date(Number(text) + manila);
    if (Number.isNaN(moment.getTime())) return undefined;
    return moment
      .toISOString()
      .replace('T', ' ')
      .slice(0, time ? 19 : 10);
  }
  const [, year, month = '', day = '', clock = '00:00'] = written.exec(text) ?? [];
  if (!year) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return time ? `${date} ${clock.length === 5 ? `${clock}:00` : clock}` : date;
};

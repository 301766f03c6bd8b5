/** Swedish writes dates as YYYY-MM-DD HH:MM:SS; the lender's clock is the Philippine one. */
const epochFormat = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Asia/Manila',
});

const written = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ](\d{2}:\d{2}(?::\d{2})?))?/;

/**
 * A date as YYYY-MM-DD, or with HH:MM:SS when `time` is asked for (spec §9). Takes what the lender sends: a written date, or epoch
 * milliseconds as number or text. What cannot be read is shown as it came.
 */
export const formatDate = (value: string | number, { time = false } = {}): string => {
  const text = String(value).trim();
  if (/^\d{9,}$/.test(text)) {
    const moment = new Date(Number(text));
    return Number.isNaN(moment.getTime()) ? text : epochFormat.format(moment).slice(0, time ? 19 : 10);
  }
  const [, year, month = '', day = '', clock = '00:00'] = written.exec(text) ?? [];
  if (!year) return text;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return time ? `${date} ${clock.length === 5 ? `${clock}:00` : clock}` : date;
};

/** A text of a calendar: its separators escaped, and folded into lines that calendars read. */
const line = (name: string, text: string): string =>
  `${name}:${text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\s+/g, ' ')}`.replaceAll(
    /.{60}(?=.)/gu,
    '$&\r\n ',
  );

/** An event of one day (YYYY-MM-DD) as the data URL of a calendar file, with an alarm at 9 in the morning of the day before. */
export function reminderOf({ id, day, title }: { id: string; day: string; title: string }): string {
  const date = day.replaceAll('-', '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//loan-web-app//due day//EN',
    'BEGIN:VEVENT',
    line('UID', `${id}-${date}`),
    `DTSTAMP:${date}T000000Z`,
    `DTSTART;VALUE=DATE:${date}`,
    line('SUMMARY', title),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    line('DESCRIPTION', title),
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(`${lines.join('\r\n')}\r\n`)}`;
}

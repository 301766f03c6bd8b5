import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** React cannot draw a portal without a browser: the overlay of a screen that is busy. */
const isCovered = (error: unknown): boolean =>
  error instanceof Error && /Target container is not a DOM element|React error #299/.test(error.message);

/** What a borrower can read, in one line; undefined while an overlay covers it. */
export const textOf = (view: ReactElement): string | undefined => {
  try {
    return renderToStaticMarkup(view)
      .replace(/<svg.*?<\/svg>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&([a-z]+|#x27);/g, (entity, name: string) => named[name] ?? entity)
      .replace(/[\s\u00A0]+/g, ' ')
      .replace(/ ([,.])/g, '$1');
  } catch (error) {
    if (isCovered(error)) return undefined;
    throw error;
  }
};

/** Every sum in pesos, in centavos. */
export const sumsIn = (text: string): number[] =>
  [...text.matchAll(/₱([\d,]+)(?:\.(\d\d))?/g)].map(([, whole = '', cents = '00']) =>
    Number(whole.replaceAll(',', '') + cents),
  );

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Every day that is written in words with its year, as YYYY-MM-DD. */
export const daysIn = (text: string): string[] =>
  [...text.matchAll(/\b([A-Z][a-z]{2})[a-z]* (\d{1,2}), (\d{4})/g)].flatMap(
    ([, name = '', day = '', year]) => {
      const month = months.indexOf(name);
      return month < 0 ? [] : [`${year}-${String(month + 1).padStart(2, '0')}-${day.padStart(2, '0')}`];
    },
  );

/** A time of day in Manila: '9:41 AM'. */
export const timeIn = (at: number): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Manila', hour: 'numeric', minute: '2-digit' })
    .format(at)
    .replaceAll('\u202F', ' ');

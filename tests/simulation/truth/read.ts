import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const plain = (text: string): string =>
  text.replace(/&([a-z]+|#x27);/g, (entity, name: string) => named[name] ?? entity);

/** React cannot draw a portal without a browser: the overlay of a screen that is busy. */
const isCovered = (error: unknown): boolean =>
  error instanceof Error && /Target container is not a DOM element|React error #299/.test(error.message);

/** The screen as HTML; undefined while an overlay covers it. */
export const drawnOf = (view: ReactElement): string | undefined => {
  try {
    return renderToStaticMarkup(view);
  } catch (error) {
    if (isCovered(error)) return undefined;
    throw error;
  }
};

/** What a borrower can read, in one line. */
export const textOf = (html: string): string =>
  plain(html.replace(/<svg.*?<\/svg>/g, '').replace(/<[^>]*>/g, ' '))
    .replace(/[\s\u00A0]+/g, ' ')
    .replace(/ ([,.])/g, '$1');

/** Where its links lead. */
export const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => plain(href));

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

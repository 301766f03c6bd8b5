import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Database } from './database.ts';
import { agreedTerms } from './domain/contracts.ts';

const clauses = [
  'The lender lends and the borrower takes the amount shown on the confirmation page, for the term and at the rate shown there.',
  'The processing fee is taken off the amount when it is sent. Nothing else is charged before the loan is due.',
  'The borrower repays by the schedule. Interest, fees and penalties together never exceed the amount borrowed.',
  'The borrower may repay early after half of the term, but not within 7 days of receiving the money.',
  'Whoever pays late owes ₱1,000 once (₱800 for returning borrowers) and a part of what is unpaid for each day.',
  'Each side tells the other of a change of address within 3 days.',
];

/** Plain text, which looks the same in a frame without scripts. */
export const contractPages = (database: Database): Hono => {
  const pages = new Hono();
  pages.get('/:kind', (c) => {
    const title = c.req.query('title') ?? 'Agreement';
    const orderId = c.req.query('orderId') ?? '';
    const terms = agreedTerms(database, orderId);
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="color-scheme" content="light dark" />
          <title>${title}</title>
          <style>
            body {
              font:
                1rem/1.6 system-ui,
                sans-serif;
              max-width: 36rem;
              margin: 0 auto;
              padding: 1.25rem;
            }
          </style>
          <h1>${title}</h1>
          ${orderId ? html`<p>Order ${orderId}</p>` : ''}
          ${
            terms.length > 0
              ? html`<dl>
                  ${terms.map(
                    ({ text, value }) =>
                      html`<dt>${text}</dt>
                        <dd>${value}</dd>`,
                  )}
                </dl>`
              : ''
          }
          <ol>
            ${clauses.map((clause) => html`<li>${clause}</li>`)}
          </ol>
        </html>`,
    );
  });
  return pages;
};

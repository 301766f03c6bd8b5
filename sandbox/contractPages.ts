import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Database } from './database.ts';
import { agreedTerms } from './domain/contracts.ts';
import { page } from './page.ts';

const clauses = [
  'The lender lends and the borrower takes the amount shown on the confirmation page, for the term and at the rate shown there.',
  'The processing fee is taken off the amount when it is sent. Nothing else is charged before the loan is due.',
  'The borrower repays by the schedule. Interest, fees and penalties together never exceed the amount borrowed.',
  'The borrower may repay early after half of the term, but not within 7 days of receiving the money.',
  'Whoever pays late owes ₱1,000 once (₱800 for returning borrowers) and a part of what is unpaid for each day.',
  'Each side tells the other of a change of address within 3 days.',
];

/** The company's agreements. */
export const contractPages = (database: Database): Hono => {
  const pages = new Hono();
  pages.get('/:kind', (c) => {
    const orderId = c.req.query('orderId') ?? '';
    const terms = agreedTerms(database, orderId).map(
      ({ text, value }) =>
        html`<dt>${text}</dt>
          <dd>${value}</dd>`,
    );
    return c.html(
      page(
        c.req.query('title') ?? 'Agreement',
        html`${orderId ? html`<p>Order ${orderId}</p>` : ''}
          <dl>${terms}</dl>
          <ol>
            ${clauses.map((clause) => html`<li>${clause}</li>`)}
          </ol>`,
      ),
    );
  });
  return pages;
};

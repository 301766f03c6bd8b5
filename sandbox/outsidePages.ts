import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Database } from './database.ts';
import { money } from './domain/money.ts';
import { orderNumber } from './domain/orderNumber.ts';
import { detailsOf } from './domain/orderDetails.ts';
import { askedNow, findOrder } from './domain/orders.ts';
import { openCodes, pay, payByCode } from './domain/paymentCodes.ts';
import { productRow } from './domain/products.ts';

/** A page of the company or a partner, outside the app. It looks the same in a frame without scripts. */
const page = (title: string, body: ReturnType<typeof html>) =>
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
        h1 {
          margin: 0;
          font-size: 1.25rem;
        }
        button {
          font: inherit;
          width: 100%;
          padding: 0.75rem;
        }
      </style>
      <h1>${title}</h1>
      ${body}
    </html>`;

const agreed = ['Loan amount', 'Term', 'Interest rate', 'Processing fee', 'You receive', 'Total to repay'];

/** The terms of an order, as rows of text and value; empty for an order that does not exist yet. */
const agreedTerms = (database: Database, orderId: string): { text: string; value: string }[] => {
  const order = findOrder(database, orderId);
  const rows = order ? detailsOf(database, order, '', '').userOrderDetail.detail : [];
  return rows.filter(({ text, value }) => agreed.includes(text) && value !== '');
};

const clauses = [
  'The lender lends and the borrower takes the amount shown on the confirmation page, for the term and at the rate shown there.',
  'The processing fee is taken off the amount when it is sent. Nothing else is charged before the loan is due.',
  'The borrower repays by the schedule.',
  'The borrower may repay early after half of the term, but not within 7 days of receiving the money.',
  'A late payment costs ₱1,000 once (₱800 for returning borrowers) and a part of what is unpaid for each day. Interest, fees and penalties together never exceed the amount borrowed.',
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
        html`${orderId ? html`<p>Loan number ${orderNumber(orderId)}</p>` : ''}
          <dl>${terms}</dl>
          <ol>
            ${clauses.map((clause) => html`<li>${clause}</li>`)}
          </ol>`,
      ),
    );
  });
  return pages;
};

/** What is paid at the partner's page: the code that its address names, else what the order asks now. */
const paymentOf = (database: Database, id: string, code: string | undefined) => {
  if (code) return openCodes(database, id).find((open) => open.code === code);
  const order = findOrder(database, id);
  return order && { code, amount: askedNow(order) };
};

export const partnerSite = (database: Database): Hono => {
  const site = new Hono();
  site.get('/store/:name', (c) =>
    c.html(page('App store', html`<p>The app's page in the store for ${c.req.param('name')}.</p>`)),
  );
  site.get('/pay/:id', (c) => {
    const payment = paymentOf(database, c.req.param('id'), c.req.query('code'));
    if (!payment) return c.notFound();
    return c.html(
      page(
        'BayadPartner',
        html`<p>A payment page outside the app.</p>
          <form method="post"><button>Pay ${money(payment.amount, '')}</button></form>`,
      ),
    );
  });
  site.post('/pay/:id', (c) => {
    const id = c.req.param('id');
    const payment = paymentOf(database, id, c.req.query('code'));
    const taken =
      payment &&
      database.transaction(() =>
        payment.code ? payByCode(database, payment.code, 'exact') : pay(database, id, payment.amount),
      );
    return c.html(page(taken ? 'Paid' : 'Nothing to pay', html`<p>You can go back to the loan app.</p>`));
  });
  site.get('/offer/:name', (c) => {
    const product = database.one(
      productRow,
      'select * from products where link = ?',
      `partner:${c.req.param('name')}`,
    );
    if (!product) return c.notFound();
    return c.html(page(product.name, html`<p>The offer's page at a partner, outside the app.</p>`));
  });
  return site;
};

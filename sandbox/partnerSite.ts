import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Database } from './database.ts';
import { money } from './domain/money.ts';
import { askedNow, findOrder } from './domain/orders.ts';
import { pay } from './domain/paymentCodes.ts';
import { productRow } from './domain/products.ts';
import type { Journal } from './journal.ts';

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
            1rem/1.5 system-ui,
            sans-serif;
          max-width: 24rem;
          margin: 4rem auto;
          padding: 0 1.5rem;
        }
        button {
          font: inherit;
          width: 100%;
          padding: 0.75rem;
          border: 0;
          border-radius: 0.75rem;
          background: #1d4ed8;
          color: #fff;
        }
        p {
          color: GrayText;
        }
      </style>
      <h1>${title}</h1>
      ${body}
    </html>`;

export const partnerSite = (database: Database, journal: Journal): Hono => {
  const site = new Hono();
  site.get('/store/:name', (c) =>
    c.html(page('App store', html`<p>The app's page in the store for ${c.req.param('name')}.</p>`)),
  );
  site.get('/pay/:id', (c) => {
    const order = findOrder(database, c.req.param('id'));
    if (!order) return c.notFound();
    return c.html(
      page(
        'BayadPartner',
        html`<p>A payment page outside the app.</p>
          <form method="post"><button>Pay ${money(askedNow(order), '')}</button></form>`,
      ),
    );
  });
  site.post('/pay/:id', (c) => {
    const order = findOrder(database, c.req.param('id'));
    const taken = order && database.transaction(() => pay(database, journal, order.id, askedNow(order)));
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

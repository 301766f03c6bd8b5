import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Database } from './database.ts';
import { money } from './domain/money.ts';
import { askedNow, findOrder } from './domain/orders.ts';
import { pay } from './domain/paymentCodes.ts';
import { productRow } from './domain/products.ts';
import type { Journal } from './journal.ts';
import { page } from './page.ts';

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

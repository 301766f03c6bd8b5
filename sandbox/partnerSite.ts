import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Database } from './database.ts';
import { money } from './domain/money.ts';
import { askedNow, findOrder } from './domain/orders.ts';
import { openCodes, pay, payByCode } from './domain/paymentCodes.ts';
import { productRow } from './domain/products.ts';
import type { Journal } from './journal.ts';
import { page } from './page.ts';

/** What is paid at the partner's page: the code that its address names, else what the order asks now. */
const paymentOf = (database: Database, id: string, code: string | undefined) => {
  if (code) return openCodes(database, id).find((open) => open.code === code);
  const order = findOrder(database, id);
  return order && { code, amount: askedNow(order) };
};

export const partnerSite = (database: Database, journal: Journal): Hono => {
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
        payment.code
          ? payByCode(database, journal, payment.code, 'exact')
          : pay(database, journal, id, payment.amount),
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

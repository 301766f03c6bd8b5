import * as v from 'valibot';
import type { Database } from '../database.ts';
import { enter, readBooks } from './books.ts';
import type { OfferRow } from './offers.ts';
import { ordinary } from './orderSeed.ts';
import { findOrder, applyEvent, type OrderRow } from './orders.ts';

const waitsForConfirmation = ({ state, withdraw_link }: OrderRow): boolean =>
  state === 'applied' || (state === 'approved' && withdraw_link !== '');

/** An order is taken once, under any idempotency key. */
export function isTaken(database: Database, { product_id }: OfferRow, orderKey: string): boolean {
  if (orderKey === '') return false;
  const order = findOrder(database, orderKey);
  if (order?.product_id === product_id && !waitsForConfirmation(order)) return true;
  return readBooks(database).loans.some(
    (loan) => loan.orderKey === orderKey && loan.productId === product_id,
  );
}

const waiting = v.object({ id: v.string() });

const waitingOrder = (
  database: Database,
  offer: OfferRow,
  borrowerId: string,
  orderId: string,
): OrderRow | undefined => {
  const found = database.one(
    waiting,
    `select id from orders where product_id = ? and borrower_id = ? and state in ('applied', 'approved')
     and (id = ? or withdraw_link <> '') order by id = ? desc`,
    offer.product_id,
    borrowerId,
    orderId,
    orderId,
  );
  return found && findOrder(database, found.id);
};

/** What an order takes over from its offer. */
const termsIn = ({ principal, term_days, monthly_rate, fee, payments }: OfferRow) => ({
  principal,
  term_days,
  monthly_rate,
  fee,
  payments,
});

const newOrder = (database: Database, offer: OfferRow, borrowerId: string): string => {
  const id = `loan-${database.count('orders') + 1}`;
  database.insert('orders', {
    ...ordinary,
    id,
    product_id: offer.product_id,
    borrower_id: borrowerId,
    state: 'approved',
    ...termsIn(offer),
    age: 0,
    can_extend: 1,
  });
  database.journal.add({ kind: 'order', orderId: id, message: 'confirmed → approved' });
  return id;
};

const acceptOffer = (database: Database, offer: OfferRow, id: string): string => {
  const terms = termsIn(offer);
  database.run(
    `update orders set withdraw_reason = '', withdraw_link = '', ${Object.keys(terms).join(' = ?, ')} = ? where id = ?`,
    ...Object.values(terms),
    id,
  );
  applyEvent(database, id, 'accepted');
  return id;
};

/** Without `orderKey` a second loan cannot be distinguished from a repeated first one. Returns the order's id. */
export function takeLoan(database: Database, offer: OfferRow, borrowerId: string, orderKey: string): string {
  const order = waitingOrder(database, offer, borrowerId, orderKey);
  const orderId = order ? acceptOffer(database, offer, order.id) : newOrder(database, offer, borrowerId);
  enter(database, 'loans', {
    orderId,
    productId: offer.product_id,
    borrowerId,
    principal: offer.principal,
    orderKey,
  });
  return orderId;
}

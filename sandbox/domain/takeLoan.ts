import * as v from 'valibot';
import type { Database } from '../database.ts';
import type { Journal } from '../journal.ts';
import type { OfferRow } from './offers.ts';
import { findOrder, happen, type OrderRow } from './orders.ts';

const waiting = v.object({ id: v.string() });

/** The order that waits for this confirmation: the one that is named, or one that asked the borrower to confirm. */
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

/** A borrower takes the offered loan: an order that waited goes on, or a new one begins its life. Resolves with its id. */
export const takeLoan = (
  database: Database,
  journal: Journal,
  offer: OfferRow,
  borrowerId: string,
  orderId: string,
): string => {
  const order = waitingOrder(database, offer, borrowerId, orderId);
  if (order) {
    database.run(`update orders set withdraw_reason = '', withdraw_link = '' where id = ?`, order.id);
    happen(database, journal, order.id, 'accepted');
    return order.id;
  }
  const count =
    database.one(v.object({ count: v.number() }), 'select count(*) as count from orders')?.count ?? 0;
  const id = `loan-${count + 1}`;
  database.run(
    `insert into orders (
       id, product_id, borrower_id, state, principal, term_days, monthly_rate, fee, paid, age, state_age, due_in, payment_page,
       can_extend, withdraw_reason, withdraw_link, tip, asks_rating, asks_card, card_reason, content
     ) values (?, ?, ?, 'approved', ?, ?, ?, ?, 0, 0, 0, null, 'app', 1, '', '', '', 0, 0, '', 'full')`,
    id,
    offer.product_id,
    borrowerId,
    offer.principal,
    offer.term_days,
    offer.monthly_rate,
    offer.fee,
  );
  journal.add({ kind: 'order', orderId: id, message: 'confirmed → approved' });
  return id;
};

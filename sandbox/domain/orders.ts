import type * as v from 'valibot';
import { type Database, tableOf, type Tables } from '../database.ts';
import { type Bill, billOf, dailyPenaltyOf, instalmentsOf, instalmentTitle, termsOf } from './lending.ts';
import { eventOfTheDay, nextState, type OrderEvent, type OrderState } from './orderLife.ts';
import { orderRow, orderSeed } from './orderSeed.ts';

export type OrderRow = v.InferOutput<typeof orderRow>;

/** Orders. Days are relative to today, so that a seeded order is still due next year. */
export const orderTables: Tables = {
  schema: `
    ${tableOf('orders', orderRow)}
    create index orders_of_borrower on orders (borrower_id);
  `,
  seed: { orders: orderSeed },
};

export const allOrders = (database: Database): OrderRow[] =>
  database.all(orderRow, 'select * from orders order by rowid');

export const ordersOf = (database: Database, borrowerId: string): OrderRow[] =>
  database.all(orderRow, 'select * from orders where borrower_id = ? order by rowid', borrowerId);

export const findOrder = (database: Database, id: string): OrderRow | undefined =>
  database.one(orderRow, 'select * from orders where id = ?', id);

/** A payment of an order: `open` of its `amount` centavos are unpaid, due in `dueIn` days (below 0: overdue). */
interface Payment {
  title: string;
  amount: number;
  open: number;
  dueIn: number;
}

/** Returns the payments of a disbursed order, the earliest first; empty before disbursement. Money received counts for the oldest. */
export function paymentsOf(order: OrderRow): Payment[] {
  const { due_in, term_days } = order;
  if (due_in === null) return [];
  let paid = order.state === 'settled' ? Infinity : order.paid - order.penalties;
  return instalmentsOf(termsOf(order), order.payments).map(({ amount, day }, index) => {
    const open = Math.max(0, amount - Math.max(0, paid));
    paid -= amount;
    return {
      title: instalmentTitle(index + 1, order.payments),
      amount,
      open,
      dueIn: due_in - (term_days - day),
    };
  });
}

const nextPayment = (order: OrderRow): Payment | undefined => paymentsOf(order).find(({ open }) => open > 0);

/** Null without an open payment. */
export const dueIn = (order: OrderRow): number | null => nextPayment(order)?.dueIn ?? order.due_in;

const overdue = (order: OrderRow): number =>
  paymentsOf(order).reduce((sum, payment) => (payment.dueIn < 0 ? sum + payment.open : sum), 0);

export const orderBill = (order: OrderRow): Bill =>
  billOf(termsOf(order), order.state === 'overdue' ? -(dueIn(order) ?? 0) : 0, order.paid, {
    charged: order.penalties,
    late: overdue(order),
  });

/** The open amount in centavos. */
export const outstanding = (order: OrderRow): number =>
  order.state === 'settled' ? 0 : Math.max(0, orderBill(order).total - order.paid);

/** Centavos due now: the overdue amount with its penalty, otherwise the next payment; everything for an order without a plan. */
export function askedNow(order: OrderRow): number {
  const open = outstanding(order);
  const next = nextPayment(order);
  if (!next) return open;
  const late = overdue(order);
  return Math.min(open, late > 0 ? late + orderBill(order).penalty - order.penalties : next.open);
}

/** Centavos for another day of delay: the first after the due date, or one more; 0 when it costs nothing, or nothing is due. */
export function costOfDelay(order: OrderRow): number {
  const next = nextPayment(order);
  if (!next) return 0;
  if (next.dueIn >= 0) return dailyPenaltyOf(next.open, 0);
  const { due_in } = order;
  const tomorrow = { ...order, due_in: (due_in ?? 0) - 1 };
  return orderBill(tomorrow).penalty - orderBill(order).penalty;
}

const enterState = (database: Database, order: OrderRow, state: OrderState) => {
  database.run('update orders set state = ?, state_age = 0 where id = ?', state, order.id);
  database.journal.add({ kind: 'order', orderId: order.id, message: `${order.state} → ${state}` });
};

/** Applies `event` to an order; returns whether it was possible. */
export function applyEvent(database: Database, id: string, event: OrderEvent): boolean {
  const order = findOrder(database, id);
  const state = order && nextState(order.state, event);
  if (!order || !state) return false;
  enterState(database, order, state);
  if (event === 'confirmed')
    database.run('update orders set due_in = term_days, sent_ago = 0 where id = ?', id);
  if (event === 'extended') database.run('update orders set due_in = term_days where id = ?', id);
  // A user rates the app once; a second rating is refused.
  if (event === 'paidOff')
    database.run(
      `update orders set can_extend = 0, asks_rating = not exists (select 1 from ratings where ratings.borrower_id = orders.borrower_id)
       where id = ?`,
      id,
    );
  return true;
}

const followCalendar = (database: Database, id: string) => {
  const order = findOrder(database, id);
  const event = order && eventOfTheDay(order.state, order.state_age, dueIn(order) ?? Infinity);
  // A loan is not disbursed before its borrower has taken it.
  const isUntaken = event === 'confirmed' && order?.withdraw_link !== '';
  if (event && !isUntaken) applyEvent(database, id, event);
};

export function passDay(database: Database, id: string): void {
  database.run(
    'update orders set age = age + 1, state_age = state_age + 1, sent_ago = sent_ago + 1, due_in = due_in - 1 where id = ?',
    id,
  );
  followCalendar(database, id);
}

/** The order after a payment that completes the amount due with its penalty; undefined if it does not, or was the last one. */
const afterPayment = (order: OrderRow, amount: number): OrderRow | undefined => {
  const penalty = orderBill(order).penalty - order.penalties;
  const beyond = amount - (askedNow(order) - penalty);
  const penalties = order.penalties + Math.min(penalty, Math.max(0, beyond));
  const after = { ...order, paid: order.paid + amount, penalties };
  return beyond >= 0 && nextPayment(after) ? after : undefined;
};

/** Books a payment of `amount` centavos, at most the open amount, on a disbursed loan. Returns the booked amount. */
export function credit(database: Database, id: string, amount: number): number {
  const order = findOrder(database, id);
  if (!order || amount <= 0 || !nextState(order.state, 'paidOff')) return 0;
  const open = outstanding(order);
  const taken = Math.min(amount, open);
  const after = afterPayment(order, taken);
  database.run('update orders set paid = paid + ? where id = ?', taken, id);
  database.journal.add({ kind: 'order', orderId: id, message: `paid ${taken} of ${open} centavos` });
  if (amount >= open) applyEvent(database, id, 'paidOff');
  else if (after) {
    database.run('update orders set penalties = ? where id = ?', after.penalties, id);
    applyEvent(database, id, 'paidInPart');
    followCalendar(database, id);
  }
  return taken;
}

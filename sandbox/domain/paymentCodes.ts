import * as v from 'valibot';
import { type Database, tableOf, type Tables } from '../database.ts';
import { enter } from './books.ts';
import { payChannels } from './channels.ts';
import { money } from './money.ts';
import { credit, findOrder, applyEvent, type OrderRow, orderBill, outstanding } from './orders.ts';

/** How long a code can be paid, in milliseconds. */
const lifetime = 30 * 60_000;
/** Seconds until a late payment is booked manually. */
const byHand = 60;

const codeRow = v.object({
  code: v.string(),
  order_id: v.string(),
  channel: v.string(),
  amount: v.number(),
  is_delay: v.number(),
  expires_at: v.number(),
  /** The amount received; 0 before. */
  paid: v.number(),
  posts_at: v.nullable(v.number()),
  /** The excess, if the loan was already paid. */
  over: v.number(),
});
type CodeRow = v.InferOutput<typeof codeRow>;

/** Payment codes, and payments received for them. Times in epoch milliseconds, money in centavos. */
export const paymentCodeTables: Tables = {
  schema: `
    ${tableOf('payment_codes', codeRow)}
    create index payment_codes_of_order on payment_codes (order_id);
    create table received (
      order_id text not null, amount integer not null, credited integer not null, at integer not null, channel text not null, code text not null
    );
    create index received_of_order on received (order_id);
  `,
};

/** The price in centavos of extending a loan by its term: interest and penalty so far, by the loan terms (docs/product/repay.md#limits). */
export function extensionPrice(order: OrderRow): number {
  const { interest, penalty } = orderBill(order);
  return Math.min(interest + penalty, outstanding(order));
}

/** Makes a code for a channel; returns it with its expiry in epoch milliseconds. */
export function makeCode(
  database: Database,
  asked: { orderId: string; channel: string; amount: number; isDelay: boolean },
): { code: string; expiresAt: number } {
  const expiresAt = database.now() + lifetime;
  const code = `${asked.channel.slice(-2)}${String(database.now()).slice(-9)}${String(Math.floor(Math.random() * 1e5)).padStart(5, '0')}`;
  database.insert('payment_codes', {
    code,
    order_id: asked.orderId,
    channel: asked.channel,
    amount: asked.amount,
    is_delay: Number(asked.isDelay),
    expires_at: expiresAt,
  });
  enter(database, 'codes', { code, ...asked });
  database.journal.add({
    kind: 'order',
    orderId: asked.orderId,
    message: `code ${code} to pay ${asked.amount} centavos`,
  });
  return { code, expiresAt };
}

export const openCodes = (database: Database, orderId: string): CodeRow[] =>
  database.all(
    codeRow,
    'select * from payment_codes where order_id = ? and paid = 0 order by rowid desc',
    orderId,
  );

/** Ways to pay a code: the right amount, too little, or after it expired. */
export const paymentKinds = ['exact', 'short', 'late'] as const;

/** Pays a code at its channel; the payment is booked later. Returns whether the code could be paid. */
export function payByCode(database: Database, code: string, kind: (typeof paymentKinds)[number]): boolean {
  const row = database.one(codeRow, 'select * from payment_codes where code = ? and paid = 0', code);
  if (!row) return false;
  const channel = payChannels.find(({ number }) => number === row.channel);
  const amount = kind === 'short' ? Math.ceil(row.amount / 2) : row.amount;
  const isLate = kind === 'late' || row.expires_at < database.now();
  const seconds = isLate ? byHand : (channel?.postsAfter ?? 0);
  database.run(
    'update payment_codes set paid = ?, posts_at = ? where code = ?',
    amount,
    database.now() + seconds * 1000,
    code,
  );
  enter(database, 'payments', { orderId: row.order_id, amount, code });
  database.journal.add({
    kind: 'order',
    orderId: row.order_id,
    message: `${amount} centavos came in by ${channel?.name ?? row.channel}${isLate ? ', too late' : ''}`,
  });
  return true;
}

const receivedRow = v.object({
  amount: v.number(),
  /** Centavos by which the loan became smaller: none for an extension. */
  credited: v.number(),
  /** Epoch milliseconds. */
  at: v.number(),
  channel: v.string(),
  code: v.string(),
});
type Received = v.InferOutput<typeof receivedRow>;

const receive = (database: Database, orderId: string, received: Omit<Received, 'at'>) =>
  database.insert('received', { ...received, order_id: orderId, at: database.now() });

/** The payments recorded for an order, newest first. */
export const receivedFor = (database: Database, orderId: string): Received[] =>
  database.all(receivedRow, 'select * from received where order_id = ? order by rowid desc', orderId);

const sumRow = v.object({ sum: v.nullable(v.number()) });

/** Centavos that were paid to extend a loan. */
export const extensionPaid = (database: Database, orderId: string): number =>
  database.one(
    sumRow,
    'select sum(paid) as sum from payment_codes where order_id = ? and is_delay = 1 and posts_at is null',
    orderId,
  )?.sum ?? 0;

/** Pays `amount` centavos at once, without a code, at most the open amount. Returns whether it was accepted. */
export function pay(database: Database, id: string, amount: number): boolean {
  const taken = credit(database, id, amount);
  if (taken > 0) {
    enter(database, 'payments', { orderId: id, amount: taken, code: '' });
    receive(database, id, { amount: taken, credited: taken, channel: '', code: '' });
  }
  return taken > 0;
}

const post = (database: Database, row: CodeRow) => {
  const order = findOrder(database, row.order_id);
  const isExtended =
    row.is_delay === 1 &&
    row.paid >= row.amount &&
    order !== undefined &&
    applyEvent(database, order.id, 'extended');
  const taken = isExtended ? row.amount : credit(database, row.order_id, row.paid);
  const over = row.paid - taken;
  receive(database, row.order_id, {
    amount: row.paid,
    credited: isExtended ? 0 : taken,
    channel: payChannels.find(({ number }) => number === row.channel)?.name ?? row.channel,
    code: row.code,
  });
  database.run('update payment_codes set posts_at = null, over = ? where code = ?', over, row.code);
  if (over > 0)
    database.journal.add({
      kind: 'order',
      orderId: row.order_id,
      message: `${over} centavos were paid too much`,
    });
};

/** Centavos received for an order beyond what its loan could take. */
export const overpaidFor = (database: Database, orderId: string): number =>
  database.one(sumRow, 'select sum(over) as sum from payment_codes where order_id = ?', orderId)?.sum ?? 0;

export function postPayments(database: Database, orderId: string): void {
  const due = database.all(
    codeRow,
    'select * from payment_codes where order_id = ? and posts_at <= ?',
    orderId,
    database.now(),
  );
  for (const row of due) post(database, row);
}

export function paymentNews(database: Database, orderId: string, market: string): string {
  const [received] = database.all(
    codeRow,
    'select * from payment_codes where order_id = ? and posts_at is not null order by rowid desc',
    orderId,
  );
  if (received) return `We received ${money(received.paid, market)}. It shows here once it is posted.`;
  const [open] = openCodes(database, orderId);
  return open && open.expires_at > database.now() ? 'We are waiting for your payment.' : '';
}

import * as v from 'valibot';
import type { Database, Tables } from '../database.ts';

const origin = v.object({
  /** Number of the entry, over all kinds. */
  entry: v.number(),
  /** Epoch milliseconds. */
  at: v.number(),
  /** Idempotency key and path of the call that it was done for; empty where there was none. */
  key: v.string(),
  call: v.string(),
});

const entries = <Facts extends v.ObjectEntries>(facts: Facts) =>
  v.optional(v.array(v.object({ ...origin.entries, ...facts })), []);
const id = v.string();
const centavos = v.number();

const booksSchema = v.object({
  /** Loans taken; `orderKey` is the order that the V2 call named, else empty. */
  loans: entries({ orderId: id, productId: id, borrowerId: id, principal: centavos, orderKey: id }),
  /** Codes made to pay by. */
  codes: entries({ code: id, orderId: id, channel: id, amount: centavos, isDelay: v.boolean() }),
  /** Money, when it came in; `code` is empty where it was paid without one. */
  payments: entries({ orderId: id, amount: centavos, code: id }),
  /** Repayments of the old flow as they were asked for; without a card `cardId` and `recordId` are empty, and it is paid at once. */
  commits: entries({ orderId: id, amount: centavos, cardId: id, recordId: id }),
  /** Repayments of the old flow that the code of a text message confirmed. */
  confirmations: entries({ orderId: id, amount: centavos, recordId: id }),
  /** Payments of the old flow that were begun with an e-wallet. */
  walletPayments: entries({ orderId: id, amount: centavos }),
  /** Accounts bound: name of the wallet or bank, and the number there. */
  accounts: entries({ borrowerId: id, name: v.string(), number: v.string() }),
  complaints: entries({ complaintId: id, borrowerId: id, orderId: id, type: id }),
  /** Ratings of how a complaint was answered, 1 to 5. */
  serviceRatings: entries({ complaintId: id, score: v.number() }),
  appRatings: entries({ borrowerId: id, score: v.number() }),
  registrations: entries({ borrowerId: id, phone: v.string() }),
  sms: entries({ phone: v.string(), code: v.string() }),
});

/** All entries by kind, the oldest first. */
export type Books = v.InferOutput<typeof booksSchema>;

/**
 * The books: whatever the backend did that cannot be undone, as often as it was done. An entry is written in the transaction of the deed
 * and never changed; only a reset empties them.
 */
export const bookTables: Tables = {
  schema: `
    create table if not exists books (
      entry integer primary key, kind text not null, facts text not null, at integer not null, key text not null, call text not null
    );
    create trigger if not exists books_stay before update on books begin select raise(abort, 'the books are append-only'); end;
    create trigger if not exists books_remain before delete on books begin select raise(abort, 'the books are append-only'); end;
  `,
};
const bookRow = v.object({ ...origin.entries, kind: v.string(), facts: v.string() });

/** Enters a deed of a `kind`, with the time and the call that it is done for. Belongs into the transaction of the deed. */
export const enter = <Kind extends keyof Books>(
  database: Database,
  kind: Kind,
  facts: Omit<Books[Kind][number], keyof v.InferOutput<typeof origin>>,
): void => {
  const { key, call } = database.cause();
  database.run(
    'insert into books (kind, facts, at, key, call) values (?, ?, ?, ?, ?)',
    kind,
    JSON.stringify(facts),
    database.now(),
    key,
    call,
  );
};

/** Reads the whole books. */
export const readBooks = (database: Database): Books => {
  const rows = database.all(bookRow, 'select * from books order by entry');
  const told = rows.map(({ kind, facts, ...from }) => ({ kind, ...from, ...(JSON.parse(facts) as object) }));
  return v.parse(
    booksSchema,
    Object.groupBy(told, ({ kind }) => kind),
  );
};

import * as v from 'valibot';
import { type Database, tableOf, type Tables } from '../database.ts';

const origin = v.object({
  /** Number of the entry, across all kinds. */
  entry: v.number(),
  /** Epoch milliseconds. */
  at: v.number(),
  /** Idempotency key and path of the call; empty without one. */
  key: v.string(),
  call: v.string(),
});

const entries = <Facts extends v.ObjectEntries>(facts: Facts) =>
  v.optional(v.array(v.object({ ...origin.entries, ...facts })), []);
const id = v.string();
const centavos = v.number();

const booksSchema = v.object({
  /** `orderKey` is the order in the V2 call, or empty. */
  loans: entries({ orderId: id, productId: id, borrowerId: id, principal: centavos, orderKey: id }),
  codes: entries({ code: id, orderId: id, channel: id, amount: centavos, isDelay: v.boolean() }),
  /** `code` is empty for a payment without one. */
  payments: entries({ orderId: id, amount: centavos, code: id }),
  /** Without a card, `cardId` and `recordId` are empty, and the payment is immediate. */
  commits: entries({ orderId: id, amount: centavos, cardId: id, recordId: id }),
  confirmations: entries({ orderId: id, amount: centavos, recordId: id }),
  walletPayments: entries({ orderId: id, amount: centavos }),
  accounts: entries({ borrowerId: id, name: v.string(), number: v.string() }),
  complaints: entries({ complaintId: id, borrowerId: id, orderId: id, type: id }),
  serviceRatings: entries({ complaintId: id, score: v.number() }),
  appRatings: entries({ borrowerId: id, score: v.number() }),
  registrations: entries({ borrowerId: id, phone: v.string() }),
  sms: entries({ phone: v.string(), code: v.string() }),
});

export type Books = v.InferOutput<typeof booksSchema>;

const bookRow = v.object({ ...origin.entries, kind: v.string(), facts: v.string() });

/** All irreversible work of the backend: an entry is written in the transaction of the work and never changed; only a reset clears them. */
export const bookTables: Tables = {
  schema: `
    ${tableOf('books', bookRow)}
    create trigger if not exists books_stay before update on books begin select raise(abort, 'the books are append-only'); end;
    create trigger if not exists books_remain before delete on books begin select raise(abort, 'the books are append-only'); end;
  `,
};

/** Must run in the transaction of the work. */
export function enter<Kind extends keyof Books>(
  database: Database,
  kind: Kind,
  facts: Omit<Books[Kind][number], keyof v.InferOutput<typeof origin>>,
): void {
  database.insert('books', {
    ...database.cause(),
    at: database.now(),
    kind,
    facts: JSON.stringify(facts),
  });
}

export function readBooks(database: Database): Books {
  const rows = database.all(bookRow, 'select * from books order by entry');
  const read = rows.map(({ kind, facts, ...from }) => ({ kind, ...from, ...(JSON.parse(facts) as object) }));
  return v.parse(
    booksSchema,
    Object.groupBy(read, ({ kind }) => kind),
  );
}

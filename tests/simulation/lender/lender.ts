import { Hono } from 'hono';
import * as v from 'valibot';
import { groups, tables } from '../../../sandbox/api/index.ts';
import { answerBefore, fingerprintOf, keepAnswer } from '../../../sandbox/api/idempotency.ts';
import { type Database, openDatabase } from '../../../sandbox/database.ts';
import { type Books, readBooks } from '../../../sandbox/domain/books.ts';
import { dayFromToday } from '../../../sandbox/domain/calendar.ts';
import {
  allOrders,
  askedNow,
  dueIn,
  findOrder,
  type OrderRow,
  outstanding,
  passDay,
  paymentsOf,
} from '../../../sandbox/domain/orders.ts';
import { extensionPrice, openCodes, overpaidFor, payByCode } from '../../../sandbox/domain/paymentCodes.ts';
import { borrowerOf, openSession } from '../../../sandbox/domain/sessions.ts';
import { type Dialect, speakDialect } from '../../../sandbox/dialects.ts';
import { createGateway, type GatewayEnv, recordCalls } from '../../../sandbox/gateway.ts';
import { lockKeys } from '../../../sandbox/keys.ts';
import type { LenderEvent } from '../steps.ts';

export interface Arriving {
  method: string;
  url: string;
  headers: Headers;
  body: string;
}

export interface Reply {
  status: number;
  type: string;
  body: string;
  /** Where it was stored: the response as it was made. */
  stored?: Reply;
  /** The seconds for which it was stored; undefined when nobody says so. */
  age?: number;
  /** Epoch milliseconds of its `Date`, if that is not now. */
  date?: number;
}

const apiBase = '/gateway';
export const irreversiblePaths: ReadonlySet<string> = new Set(
  groups.flatMap(({ routes }) => routes.flatMap(({ irreversible, path }) => (irreversible ? [path] : []))),
);

export const pathOf = (url: string): string => new URL(url).pathname.replace(apiBase, '');

/** Whether a call is irreversible, according to the backend's own routes. */
export const isIrreversible = (path: string): boolean => irreversiblePaths.has(path);

const replyOf = async (response: Response): Promise<Reply> => {
  const type = response.headers.get('content-type') ?? '';
  // Pictures are not inspected here.
  const isText = /json|text/.test(type);
  return { status: response.status, type, body: isText ? await response.text() : '' };
};

export interface CodeTruth {
  code: string;
  key: string;
  orderId: string;
  /** Centavos, without the channel's fee. */
  amount: number;
  /** Epoch milliseconds. */
  expiresAt: number;
  isPaid: boolean;
  isPosted: boolean;
}

const codeState = v.object({
  code: v.string(),
  expires_at: v.number(),
  paid: v.number(),
  posts_at: v.nullable(v.number()),
});

/** What the books say of an order at a moment: money in centavos. */
export interface OrderTruth {
  isSettled: boolean;
  /** The company sends a status that the app does not know. */
  isStrange: boolean;
  /** To be paid now, in all, and to extend the loan. */
  asked: number;
  owed: number;
  extension: number;
  /** YYYY-MM-DD; empty without an open payment. */
  due: string;
  parts: number;
  partsPaid: number;
}

/** Those of tomorrow, and none. */
const statuses = ['205', '999', ''];

const sms = v.object({ code: v.string() });
const captcha = v.object({ characters: v.string() });

/** The sandbox in this process: its own handlers and database, without a port. `wait` resolves after this many simulated milliseconds. */
export const createTestBackend = (
  epoch: number,
  now: () => number,
  wait: (ms: number) => Promise<void>,
  dialect: Dialect = 'plain',
) => {
  const database: Database = openDatabase(':memory:', tables, now);
  let hold = 0;
  let release = 1;
  const ended = new Set<string | null>();
  let isCardListed = true;
  /** Sent in place of an order's status. */
  let strangeStatus: string | undefined;
  const start = () => {
    const started = new Hono<GatewayEnv>();
    started.use(`${apiBase}/*`, recordCalls(database, apiBase), lockKeys(), speakDialect({ dialect }));
    started.use(async (_, next) => {
      const ms = hold;
      hold = 0;
      if (ms > 0) await wait(ms);
      await next();
    });
    started.route(apiBase, createGateway(database));
    started.get('/release.json', (c) => c.json({ release: `r${release}` }));
    started.all('*', (c) => c.text('No such page', 404));
    return started;
  };
  let app = start();

  return {
    /** Start of the session in epoch milliseconds. */
    epoch,
    /** The backend's clock, in epoch milliseconds. */
    now,
    releaseNow: (): string => `r${release}`,
    books: (): Books => readBooks(database),
    codes: (): CodeTruth[] => {
      const rows = database.all(
        codeState,
        'select code, expires_at, paid, posts_at from payment_codes order by rowid',
      );
      if (rows.length === 0) return [];
      const { codes } = readBooks(database);
      return rows.flatMap(({ code, expires_at, paid, posts_at }) =>
        codes
          .filter((entry) => entry.code === code)
          .map(({ key, orderId, amount }) => ({
            code,
            key,
            orderId,
            amount,
            expiresAt: expires_at,
            isPaid: paid > 0,
            isPosted: paid > 0 && posts_at === null,
          })),
      );
    },
    /** Centavos paid for an order beyond its loan. */
    overpaid: (id: string): number => overpaidFor(database, id),
    violations: (): string[] =>
      database.journal.since(0).flatMap((entry) => (entry.kind === 'violation' ? [entry.message] : [])),
    order: (id: string): OrderRow | undefined => findOrder(database, id),
    truth: (id: string): OrderTruth | undefined => {
      const order = findOrder(database, id);
      if (!order) return undefined;
      const days = dueIn(order);
      const plan = paymentsOf(order);
      return {
        isSettled: order.state === 'settled',
        isStrange: strangeStatus !== undefined,
        asked: askedNow(order),
        owed: outstanding(order),
        extension: extensionPrice(order),
        due: days === null ? '' : dayFromToday(days, now()),
        parts: plan.length,
        partsPaid: plan.filter(({ open }) => open === 0).length,
      };
    },
    /** Responds `heldFor` milliseconds after the request started; meanwhile the request holds its idempotency key. */
    answer: async ({ method, url, headers, body }: Arriving, heldFor: number): Promise<Reply> => {
      if (ended.has(new URL(url).searchParams.get('sessionId')))
        return { status: 401, type: 'text/plain', body: 'Unauthorized' };
      hold = heldFor;
      const init = { method, headers, ...(method === 'POST' && { body }) };
      const reply = await replyOf(await app.fetch(new Request(url, init)));
      let text = reply.body;
      if (!isCardListed) text = text.replace(/"bankList":\[.*?\]/, '"bankList":[]');
      if (strangeStatus !== undefined)
        text = text.replace(/"orderStatus":("[^"]*"|\d+)/, `"orderStatus":"${strangeStatus}"`);
      return { ...reply, body: text };
    },
    /** Refuses with any key: a key that was answered before gets that response again. */
    refuse: ({ url, headers, body }: Arriving): Reply => {
      const path = pathOf(url);
      const key = headers.get('Idempotency-Key') ?? '';
      const refusal = JSON.stringify({
        success: false,
        code: '9999',
        message: 'The service is busy. Please try again later.',
        data: null,
      });
      const before = key ? answerBefore(database, key) : undefined;
      if (key && !before)
        database.transaction(() =>
          keepAnswer(
            database,
            key,
            fingerprintOf(path, Object.fromEntries(new URLSearchParams(body))),
            refusal,
          ),
        );
      return { status: 200, type: 'application/json', body: before?.body ?? refusal };
    },
    borrowerOf: (session: string): string | undefined => borrowerOf(database, session),
    logIn: (session: string, borrower: string): void => openSession(database, session, borrower),
    logOut: (session: string): void => void ended.add(session),
    /** Causes an event for an order at the backend; false when it is impossible. */
    happens: (what: LenderEvent, id: string): boolean => {
      if (what === 'restarts') {
        // Its memory is lost, and the database stays.
        app = start();
        return true;
      }
      if (what === 'releases') {
        release += 1;
        return true;
      }
      if (what === 'lists no card') {
        isCardListed = false;
        return true;
      }
      if (what === 'sends a status that nobody knows') {
        strangeStatus = statuses[Math.floor(now() / 1_000) % statuses.length];
        return true;
      }
      if (what === 'the offer ends') return database.run(`update offers set content = 'refused'`) > 0;
      if (what === 'a day passes') {
        database.transaction(() => passDay(database, id));
        return true;
      }
      const [open] = openCodes(database, id);
      return !!open && database.transaction(() => payByCode(database, open.code, 'exact'));
    },
    /** Days are relative to today in this backend: midnight keeps the dates of its orders. */
    newDay: (): void =>
      database.transaction(() => {
        for (const { id } of allOrders(database)) passDay(database, id);
      }),
    lastSms: (): string => database.one(sms, 'select code from sms order by id desc limit 1')?.code ?? '',
    captcha: (sid: string): string =>
      database.one(captcha, 'select characters from captchas where sid = ?', sid)?.characters ?? '',
    isRegistered: (phone: string): boolean =>
      database.one(v.object({ id: v.string() }), 'select id from borrowers where phone = ?', phone) !==
      undefined,
    close: (): void => database.close(),
  };
};

export type Lender = ReturnType<typeof createTestBackend>;

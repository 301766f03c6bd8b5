import { setImmediate } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import * as v from 'valibot';
import type { Database } from './database.ts';
import { readBooks } from './domain/books.ts';
import { lastCaptcha } from './domain/captcha.ts';
import { allOrders, dueIn, findOrder, outstanding, passDay } from './domain/orders.ts';
import { statusCodes } from './domain/orderLife.ts';
import { type Scenario, scenarioPath } from './domain/scenario.ts';
import { openCodes, payByCode, paymentKinds, pay } from './domain/paymentCodes.ts';
import { lastSms } from './domain/sms.ts';
import { dialects, type DialectSetting } from './dialects.ts';
import { lanAddress } from './lan.ts';
import { type Announcement, announcementSchema, noAnnouncement } from './release.ts';
import { faultSchema, networkSchema, type NetworkConditions } from './faults.ts';
import type { Entry } from './entries.ts';

interface ControlOptions {
  database: Database;
  conditions: NetworkConditions;
  scenarios: readonly Scenario[];
  announcement: Announcement;
  dialectSetting: DialectSetting;
  isOpen: boolean;
  /** The backend's clock: milliseconds ahead of this machine's. */
  clock: { offset: number };
}

const mostFaults = 1000;

const advanceSchema = v.object({
  /** Days to pass. Default: until something happens to the order, at most a year. */
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(400))),
});
/** Centavos. Default: the open amount. */
const paymentSchema = v.object({ amount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))) });

const dialectSchema = v.object({ dialect: v.picklist(dialects) });
/** Milliseconds that the backend's clock is ahead of this machine's. */
const clockSchema = v.object({
  offset: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(-100 * 366 * 86_400_000),
    v.maxValue(100 * 366 * 86_400_000),
  ),
});

const codePaymentSchema = v.object({ kind: v.optional(v.picklist(paymentKinds), 'exact') });

const read = async <Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> => {
  const text = await c.req.text();
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text || '{}');
  return success ? output : undefined;
};

const describe = (database: Database, id: string) => {
  const order = findOrder(database, id);
  return (
    order && {
      id,
      state: order.state,
      status: statusCodes[order.state],
      dueIn: dueIn(order),
      outstanding: outstanding(order),
      codes: openCodes(database, id).map(({ code, amount }) => ({ code, amount })),
    }
  );
};

export type OrderSummary = NonNullable<ReturnType<typeof describe>>;

const groupsOf = (scenarios: readonly Scenario[]) =>
  [...Map.groupBy(scenarios, ({ group }) => group)].map(([title, members]) => ({
    title,
    scenarios: members.map((scenario) => ({
      id: scenario.id,
      title: scenario.title,
      description: scenario.description,
      path: scenarioPath(scenario),
    })),
  }));
export type ScenarioGroup = ReturnType<typeof groupsOf>[number];
export type ListedScenario = ScenarioGroup['scenarios'][number];

/**
 * The control API at `/sandbox/control`, for the simulator's panel and for tests: JSON only, unknown to the app.
 *
 * | call | sent | does or answers |
 * |---|---|---|
 * | GET /scenarios | | the situations that the sandbox offers, by heading |
 * | GET /lan | | this machine's address in its network or null, and whether other machines reach the sandbox: `{ address, isOpen }` |
 * | POST /reset | | restores the seed data, after the calls in flight have ended |
 * | GET, POST /network | `networkSchema` | the network's speed |
 * | GET, POST, DELETE /fail-next | `faultSchema` | faults that wait for their calls; DELETE removes them, and late responses are sent at once |
 * | GET, POST /release | `announcementSchema` | the flows that are paused and the notice of `release.json` |
 * | GET, POST /dialect | `dialectSchema` | how the backend writes ids, times and texts (dialects.ts) |
 * | GET, POST /clock | `clockSchema` | the backend's clock: `{ now, offset }` |
 * | GET /books | | `Books`: the backend's irreversible work by kind, each with its time, call and idempotency key |
 * | GET /events?after=, /stream | | the journal: what happened, as a list or as server-sent events |
 * | GET /sms, /captcha | | the last text message, the last captcha; or null |
 * | GET /orders, POST /orders/:id/advance, /orders/:id/pay | `advanceSchema`, `paymentSchema` | where orders are; lets days pass, pays |
 * | POST /codes/:code/pay | `codePaymentSchema` | pays by a code at its channel |
 */
export function createControl({
  database,
  conditions,
  scenarios,
  announcement,
  dialectSetting,
  isOpen,
  clock,
}: ControlOptions): Hono {
  const control = new Hono();
  const wrong = (c: Context) => c.json({ error: 'The body does not fit; see sandbox/control.ts.' }, 400);

  control.get('/lan', (c) => c.json({ address: lanAddress() ?? null, isOpen }));
  control.get('/scenarios', (c) => c.json(groupsOf(scenarios)));

  control.post('/reset', async (c) => {
    conditions.network = { latencyMs: 0, kbps: 0 };
    conditions.faults = [];
    Object.assign(announcement, noAnnouncement());
    dialectSetting.dialect = 'plain';
    clock.offset = 0;
    conditions.endWaits();
    // Delayed requests belong to the time before the reset and must not change the new database.
    await setImmediate();
    database.reset();
    database.journal.clear();
    return c.json({});
  });

  control.get('/fail-next', (c) => c.json(conditions.faults));
  control.post('/fail-next', async (c) => {
    const fault = await read(c, faultSchema);
    if (!fault || conditions.faults.length >= mostFaults) return wrong(c);
    conditions.faults.push(fault);
    return c.json(conditions.faults);
  });
  control.delete('/fail-next', (c) => {
    conditions.faults = [];
    conditions.endWaits();
    return c.json([]);
  });

  /** A setting that GET reads and POST changes. */
  const setting = <Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    current: () => object,
    change: (asked: v.InferOutput<Schema>) => unknown,
  ) => {
    control.get(path, (c) => c.json(current()));
    control.post(path, async (c) => {
      const asked = await read(c, schema);
      if (asked === undefined) return wrong(c);
      change(asked);
      return c.json(current());
    });
  };
  setting(
    '/network',
    networkSchema,
    () => conditions.network,
    (network) => (conditions.network = network),
  );
  setting(
    '/release',
    announcementSchema,
    () => announcement,
    (asked) => Object.assign(announcement, asked),
  );
  setting(
    '/dialect',
    dialectSchema,
    () => dialectSetting,
    (asked) => Object.assign(dialectSetting, asked),
  );
  const time = () => ({ now: database.now(), offset: clock.offset });
  setting('/clock', clockSchema, time, (asked) => Object.assign(clock, asked));

  control.get('/books', (c) => c.json(readBooks(database)));
  control.get('/sms', (c) => c.json(lastSms(database) ?? null));
  control.get('/captcha', (c) => c.json(lastCaptcha(database) ?? null));

  control.get('/events', (c) => c.json(database.journal.since(Number(c.req.query('after') ?? 0))));
  control.get('/stream', (c) =>
    streamSSE(c, async (stream) => {
      const send = (entry: Entry) =>
        void stream.writeSSE({ id: String(entry.id), data: JSON.stringify(entry) });
      for (const entry of database.journal.since(Number(c.req.header('last-event-id') ?? 0))) send(entry);
      const stop = database.journal.listen(send);
      await new Promise<void>((resolve) => stream.onAbort(resolve));
      stop();
    }),
  );

  control.get('/orders', (c) => c.json(allOrders(database).map(({ id }) => describe(database, id))));
  control.post('/orders/:id/advance', async (c) => {
    const id = c.req.param('id');
    const [asked, before] = [await read(c, advanceSchema), findOrder(database, id)];
    if (!asked || !before) return wrong(c);
    database.transaction(() => {
      for (let day = 0; day < (asked.days ?? 366); day++) {
        passDay(database, id);
        if (asked.days === undefined && findOrder(database, id)?.state !== before.state) break;
      }
    });
    return c.json(describe(database, id));
  });
  control.post('/orders/:id/pay', async (c) => {
    const id = c.req.param('id');
    const [payment, order] = [await read(c, paymentSchema), findOrder(database, id)];
    if (!payment || !order) return wrong(c);
    const taken = database.transaction(() => pay(database, id, payment.amount ?? outstanding(order)));
    return taken
      ? c.json(describe(database, id))
      : c.json({ error: 'There is nothing to pay on this order.' }, 409);
  });

  control.post('/codes/:code/pay', async (c) => {
    const payment = await read(c, codePaymentSchema);
    if (!payment) return wrong(c);
    const taken = database.transaction(() => payByCode(database, c.req.param('code'), payment.kind));
    return taken ? c.json({}) : c.json({ error: 'This code cannot be paid.' }, 409);
  });

  return control;
}

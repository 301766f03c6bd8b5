import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { commonNames, headerNames } from '../services/http/pageQuery.ts';
import { answerBefore, fingerprintOf, keepAnswer } from './api/idempotency.ts';
import { groups } from './api/index.ts';
import { Refusal, type Route, type UploadedFile } from './api/route.ts';
import type { Database } from './database.ts';
import type { NewEntry } from './entries.ts';
import { inLanguage } from './wording/translate.ts';

type Answer = Extract<NewEntry, { kind: 'call' }>['answer'];
type Payload = Record<string, string | UploadedFile>;

interface Arrived {
  query: Record<string, string>;
  body: Payload;
  idempotencyKey: string;
  fingerprint: string;
}

export interface GatewayEnv {
  Bindings: HttpBindings;
  Variables: {
    arrived: Arrived;
    record: (answer: Answer) => void;
    replayed?: boolean;
    failed?: boolean;
    /** Fingerprint of an earlier request with the same idempotency key that has not been answered yet. */
    inFlight?: string;
    unlockKey?: () => void;
  };
}

const recordedHeaders = ['x-requested-with', ...headerNames.one, ...headerNames.two];

/** Maximum number of form fields. The app sends a dozen; parsing millions would block the sandbox for minutes. */
const mostFields = 500;

/** Counts `part` in `bytes`, up to the limit. */
const countOf = (bytes: Buffer, part: string): number => {
  let count = 0;
  for (let at = bytes.indexOf(part); at >= 0 && count <= mostFields; at = bytes.indexOf(part, at + 1))
    count += 1;
  return count;
};

const readBody = async (c: Context<GatewayEnv>): Promise<Payload | undefined> => {
  if (c.req.method !== 'POST') return {};
  const type = c.req.header('content-type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(type)) return {};
  const bytes = await c.req.arrayBuffer();
  const separator = type.startsWith('multipart') ? '\r\n--' : '&';
  if (countOf(Buffer.from(bytes), separator) > mostFields) return undefined;
  const form = await new Response(bytes, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => undefined);
  if (!form) return undefined;
  const fields = [...form].map(async ([name, value]) => {
    if (!(value instanceof File)) return [name, value] as const;
    return [
      name,
      { name: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) },
    ] as const;
  });
  return Object.fromEntries(await Promise.all(fields));
};

/** Describes how a call violates docs/product/calls.md; an image that the page itself requests has no headers. */
const violations = (
  c: Context<GatewayEnv>,
  route: Route,
  { query, body, idempotencyKey }: Arrived,
): string[] => {
  if (route.family === 'raw') return [];
  const client = /^\/(gopia|repayment)\//.test(route.path) ? 'two' : 'one';
  const payload = route.method === 'GET' ? query : body;
  const faults: [boolean, string][] = [
    [c.req.header('x-requested-with') !== 'XMLHttpRequest', 'the XMLHttpRequest marker is missing'],
    ...headerNames[client].map((name): [boolean, string] => [
      c.req.header(name) === undefined,
      `the header ${name} is missing`,
    ]),
    [
      payload['productId'] !== payload['product_id'],
      'productId and product_id must both be sent, and be equal',
    ],
    [route.irreversible && !idempotencyKey, 'an irreversible call needs an Idempotency-Key'],
    [
      // The promotion's own `deviceId` is the captcha's session (docs/product/calls.md#clients).
      route.method === 'POST' &&
        commonNames.some((name) => name in body && !(name === 'deviceId' && 'sid' in body)),
      'the common parameters belong in the query, not in the body',
    ],
    [
      route.method === 'POST' &&
        !/^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(
          c.req.header('content-type') ?? '',
        ),
      'the body must be form-encoded',
    ],
  ];
  return faults.filter(([broken]) => broken).map(([, words]) => words);
};

const accepted = (family: Route['family'], data: unknown) =>
  family === 'v3'
    ? { success: true, message: '', data }
    : { code: family === '0' ? 0 : family, message: 'ok', data };

const refused = (family: Route['family'], code: string, message: string) =>
  family === 'v3' ? { success: false, code, message, data: null } : { code, message, data: null };

const readAnswer = async (c: Context<GatewayEnv>): Promise<Answer> => {
  const { status } = c.res;
  if (!c.res.headers.get('content-type')?.startsWith('application/json'))
    return { status, code: '', message: '' };
  const { success, code, message }: Record<string, unknown> = await c.res.clone().json();
  return { status, code: String(code ?? success ?? ''), message: String(message ?? '') };
};

export function createGateway(database: Database): Hono<GatewayEnv> {
  const gateway = new Hono<GatewayEnv>();

  const answer = (c: Context<GatewayEnv>, route: Route): Response => {
    const arrived = c.get('arrived');
    const { query, body, idempotencyKey, fingerprint } = arrived;
    const broken = violations(c, route, arrived);
    for (const message of broken) database.journal.add({ kind: 'violation', path: route.path, message });
    if (route.irreversible && !idempotencyKey) return c.json(refused(route.family, '400', broken.join('; ')));
    return database.transaction(
      () => {
        const known = idempotencyKey && answerToKey(c, route);
        if (known) return known;
        const reply = decide(route, route.method === 'GET' ? query : body, c);
        if (reply instanceof Response) return reply;
        if (idempotencyKey) keepAnswer(database, idempotencyKey, fingerprint, JSON.stringify(reply));
        return c.json(inLanguage(reply, query['lang']));
      },
      { call: route.path, key: idempotencyKey },
    );
  };

  /** The response for a known or busy key, without doing the work; undefined when the work is to be done. */
  const answerToKey = (c: Context<GatewayEnv>, route: Route): Response | undefined => {
    const { idempotencyKey, fingerprint } = c.get('arrived');
    const inFlight = c.get('inFlight');
    const before = answerBefore(database, idempotencyKey);
    const asked = inFlight ?? before?.fingerprint;
    if (asked !== undefined && asked !== fingerprint) {
      const message = 'This idempotency key belongs to another request.';
      database.journal.add({ kind: 'violation', path: route.path, message });
      return c.json(refused(route.family, 'idempotency-mismatch', message), 422);
    }
    if (inFlight !== undefined) {
      const message = 'The first request with this idempotency key has no answer yet.';
      return c.json(refused(route.family, 'idempotency-in-flight', message), 409);
    }
    if (!before) return undefined;
    c.set('replayed', true);
    // The user may have changed the language between two attempts.
    return c.json(inLanguage(JSON.parse(before.body), c.get('arrived').query['lang']));
  };

  const decide = (route: Route, sent: unknown, c: Context<GatewayEnv>): object => {
    const parsed = route.parse(sent);
    if ('fault' in parsed) {
      database.journal.add({ kind: 'violation', path: route.path, message: parsed.fault });
      return refused(route.family, '400', `Wrong parameters: ${parsed.fault}`);
    }
    try {
      const data = route.handle(parsed.payload, {
        database,
        sessionId: c.req.query('sessionId') ?? '',
        market: c.req.query('market') ?? '',
        origin: new URL(c.req.url).origin,
      });
      if (data instanceof Promise)
        throw new Error(`${route.path} must answer at once: a transaction is open`);
      return data instanceof Response ? data : accepted(route.family, data);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return refused(route.family, error.code, error.message);
    }
  };

  gateway.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  for (const route of groups.flatMap((group) => group.routes))
    gateway.on(route.method, route.path, (c) => answer(c, route));
  return gateway;
}

/** Parses before anything can fail, and dates the response by the backend's clock. */
export const recordCalls =
  (database: Database, apiBase: string): MiddlewareHandler<GatewayEnv> =>
  async (c, next) => {
    const query = c.req.query();
    const body = await readBody(c);
    if (!body) return c.json({ error: 'The body is not a form, or has too many fields.' }, 400);
    const path = c.req.path.slice(apiBase.length);
    c.set('arrived', {
      query,
      body,
      idempotencyKey: c.req.method === 'POST' ? (c.req.header('idempotency-key') ?? '') : '',
      fingerprint: fingerprintOf(path, body),
    });
    c.set('record', (answer) => {
      database.journal.add({
        kind: 'call',
        method: c.req.method,
        path,
        query,
        body: Object.fromEntries(
          Object.entries(body).map(([name, value]) => [
            name,
            typeof value === 'string' ? value : `${value.name} (${value.bytes.byteLength} bytes)`,
          ]),
        ),
        headers: Object.fromEntries(
          recordedHeaders.flatMap((name) => [[name, c.req.header(name) ?? '']]).filter(([, value]) => value),
        ),
        idempotencyKey: c.get('arrived').idempotencyKey,
        answer,
        replayed: c.get('replayed') ?? false,
      });
    });
    await next();
    // Headers cannot be added to a response that was never sent.
    if (!c.res.headers.has('x-hono-already-sent'))
      c.res.headers.set('Date', new Date(database.now()).toUTCString());
    if (!c.get('failed')) c.get('record')(await readAnswer(c));
  };

/** Logs a call whose response is lost on purpose and releases its key; a dropped call never ends. */
export function recordLoss(c: Context<GatewayEnv>, kind: string): void {
  c.get('unlockKey')?.();
  c.set('failed', true);
  c.get('record')?.({ status: 0, code: kind, message: '' });
}

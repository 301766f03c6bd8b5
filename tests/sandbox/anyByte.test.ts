import { mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { databaseTrouble, openDatabase } from '../../sandbox/database.ts';
import { groups, tables } from '../../sandbox/api/index.ts';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { cases } from '../odd/cases.ts';
import { patience } from '../patience.ts';

let sandbox: Sandbox;
const running: Sandbox[] = [];
const sockets: WebSocket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  for (const one of running.splice(0)) await one.close();
});

const start = async (databaseFile = ':memory:') => {
  sandbox = await startSandbox({ databaseFile, dist: '/nowhere' });
  running.push(sandbox);
};

const isAlive = async () => (await fetch(`${sandbox.url}/sandbox/control/network`)).status === 200;

const raw = (bytes: string | Buffer): Promise<string> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(sandbox.port, '127.0.0.1', () => socket.end(bytes));
    socket.setTimeout(2000, () => socket.destroy());
    socket.on('data', (part) => (answer += String(part)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });

const open = (path: string, headers = {}): Promise<WebSocket | number> => {
  const socket = new WebSocket(`ws://localhost:${sandbox.port}${path}`, { headers });
  sockets.push(socket);
  return new Promise((resolve) => {
    socket.once('open', () => resolve(socket));
    socket.once('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
    socket.once('error', () => resolve(0));
  });
};

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const frame = (run: string, seq: number, value: string) =>
  `[{"v":1,"run":"${run}","seq":${seq},"at":1,"kind":"actor","session":"x","root":"x","id":"app","input":${value}}]`;

/** 0 when the connection stays open. */
const send = async (run: string, message: string | Buffer): Promise<number> => {
  const socket = await open(`/relay?role=page&run=${run}`);
  if (typeof socket === 'number') return socket;
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.send(message);
  socket.ping();
  const answered = new Promise<number>((resolve) => socket.once('pong', () => resolve(0)));
  const code = await Promise.race([closed, answered]);
  socket.terminate();
  return code;
};

it('refuses an upgrade with an unreadable URL', async () => {
  await start();
  expect(await open('//')).toBe(400);
  expect(await open('/relay?role=desk')).toBeInstanceOf(WebSocket);
});

it('refuses a frame that is too deep, and continues for all listeners', async () => {
  await start();
  await open('/relay');
  const desk = await open('/relay?role=desk');
  const heard: string[] = [];
  if (typeof desk !== 'number') desk.on('message', (data) => heard.push(String(data)));
  expect(await send('deep', frame('deep', 1, nested(20_000)))).toBe(1007);
  expect(await send('good', frame('good', 1, nested(10)))).toBe(0);
  await vi.waitFor(() => expect(heard.at(-2)).toContain('"run":"good"'), patience);
});

it.each([
  ['a host by another name', { Host: 'evil.example' }],
  ['a page of another origin', { Origin: 'https://evil.example' }],
  ['a page of another origin on this machine', { Origin: 'http://localhost:1' }],
  ['a page that has no origin', { Origin: 'null' }],
  ['a request that the browser calls cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a request that the browser calls same-site', { 'Sec-Fetch-Site': 'same-site' }],
])('refuses %s', async (_title, headers) => {
  await start();
  const lines = Object.entries({ Host: `localhost:${sandbox.port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const request = (line: string) => raw(`${line} HTTP/1.1\r\n${lines.join('')}Content-Length: 0\r\n\r\n`);
  expect(await request('POST /sandbox/control/reset')).toContain('HTTP/1.1 403');
  expect(await request('DELETE /sandbox/control/fail-next')).toContain('HTTP/1.1 403');
  expect(await request('POST /gateway/v3/loan-confirm/loan-now')).toContain('HTTP/1.1 403');
  expect(await request('GET /sandbox/control/sms')).toContain('HTTP/1.1 403');
  expect(await open('/relay?role=desk', headers)).toBe(403);
});

it('accepts its own pages, also behind a proxy under another name', async () => {
  await start();
  const post = (headers: Record<string, string>) =>
    fetch(`${sandbox.url}/sandbox/control/reset`, { method: 'POST', headers });
  expect((await post({ Origin: sandbox.url, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
  expect((await post({ Origin: 'https://demo.example', 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
  expect((await post({})).status).toBe(200);
});

it('responds 413 to a body of 200 MiB without buffering it', async () => {
  await start();
  const part = new Uint8Array(1024 * 1024);
  const before = process.memoryUsage().rss;
  for (const path of [
    '/gateway/v3/loan-details/loan-details',
    '/sandbox/control/network',
    '/sandbox/reports',
  ])
    for (const type of ['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded']) {
      let sent = 0;
      const body = new ReadableStream({
        pull: (controller) => (++sent > 200 ? controller.close() : controller.enqueue(part)),
      });
      const init: RequestInit & { duplex: 'half' } = {
        method: 'POST',
        headers: { 'Content-Type': type },
        body,
        duplex: 'half',
      };
      const status = await fetch(sandbox.url + path, init).then(
        (response) => response.status,
        () => 413,
      );
      expect(status).toBe(413);
      expect(sent).toBeLessThan(200);
    }
  expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
  expect(await isAlive()).toBe(true);
});

it('refuses a form of thousands of fields without parsing them', async () => {
  await start();
  const post = (type: string, body: string) =>
    fetch(`${sandbox.url}/gateway/v3/loan-details/loan-details`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    });
  expect((await post('application/x-www-form-urlencoded', 'a=1&'.repeat(200_000))).status).toBe(400);
  const parts = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(50_000);
  expect((await post('multipart/form-data; boundary=x', `${parts}--x--`)).status).toBe(400);
});

const troubleOf = (work: () => unknown): string | undefined => {
  try {
    work();
  } catch (error) {
    return databaseTrouble(error);
  }
  return undefined;
};

it('reports that the database is locked, and completes the same call once it is free', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const file = join(mkdtempSync(join(tmpdir(), 'locked-')), 'sandbox.db');
  await start(file);
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  const reset = () => fetch(`${sandbox.url}/sandbox/control/reset`, { method: 'POST' });
  const locked = await reset();
  expect([locked.status, await locked.json()]).toEqual([
    503,
    { error: "The sandbox's database is locked by another program." },
  ]);
  expect(await isAlive()).toBe(true);
  other.exec('rollback');
  expect((await reset()).status).toBe(200);
  other.close();
});

it('rolls back a transaction on a full disk, and continues when there is room', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'full-')), 'sandbox.db');
  const database = openDatabase(file, tables);
  const fill = (bytes: number) =>
    database.transaction(() =>
      database.run(
        'insert into sms (phone, text, code, sent_at) values (?, ?, ?, ?)',
        '09',
        'x'.repeat(bytes),
        '1',
        1,
      ),
    );
  database.run('pragma max_page_count = 1');
  expect(troubleOf(() => fill(10_000_000))).toBe("The sandbox's database cannot grow: the disk is full.");
  database.run('pragma max_page_count = 100000');
  expect(fill(10)).toBe(1);
  database.close();
});

it('reports that a file is not a database', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'odd-')), 'sandbox.db');
  writeFileSync(file, 'no database '.repeat(1000));
  expect(troubleOf(() => openDatabase(file, tables))).toBe("The sandbox's database is not a database.");
});

const paths = [
  ...groups.flatMap(({ routes }) => routes.map(({ path }) => `/gateway${path}`)),
  ...'/reset /network /fail-next /release /dialect /clock /events /orders/due/advance /orders/due/pay /codes/1/pay'
    .split(' ')
    .map((path) => `/sandbox/control${path}`),
  '/sandbox/reports',
  '/sandbox/usage',
  '/sandbox/otlp/v1/logs',
  '/sandbox/otlp/v1/metrics',
  '/sandbox/partner/pay/due',
  '/relay?role=page&run=fuzz',
  '/relay',
  '/assets/x.js',
  '//',
  '/',
];
const text = fc.string({
  unit: fc.integer({ min: 1, max: 255 }).map((code) => String.fromCharCode(code)),
  maxLength: 60,
});
const json = fc.oneof(
  { weight: 4, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 30_000 }).map(nested) },
);
const anyBody = fc.oneof(
  text,
  json,
  fc.dictionary(text, text).map((fields) => new URLSearchParams(fields).toString()),
  text.map(
    (value) =>
      `--x\r\nContent-Disposition: form-data; name="${value}"; filename="${value}"\r\n\r\n${value}\r\n--x--`,
  ),
);
const header = fc.oneof(
  fc.tuple(
    fc.constantFrom('Content-Type'),
    fc.constantFrom(
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'application/json',
    ),
  ),
  fc.tuple(fc.constantFrom('Upgrade'), fc.constantFrom('websocket', 'h2c', '')),
  fc.tuple(fc.constantFrom('Connection'), fc.constantFrom('upgrade', 'close', 'keep-alive, Upgrade')),
  fc.tuple(
    fc.constantFrom(
      ...'Sec-WebSocket-Key Sec-WebSocket-Version Sec-WebSocket-Protocol Idempotency-Key Cookie Origin If-None-Match Accept-Encoding Last-Event-ID Transfer-Encoding Expect'.split(
        ' ',
      ),
    ),
    text,
  ),
);
const request = fc
  .record({
    method: fc.constantFrom('GET', 'POST', 'DELETE', 'PUT', 'HEAD', 'OPTIONS', 'PATCH'),
    path: fc.oneof(
      fc.constantFrom(...paths),
      text.map((odd) => `/${odd}`),
      fc.tuple(fc.constantFrom(...paths), text).map(([path, odd]) => `${path}/${encodeURIComponent(odd)}`),
      fc.tuple(fc.constantFrom(...paths), text).map(([path, odd]) => `${path}?${odd}`),
    ),
    headers: fc.array(header, { maxLength: 4 }),
    body: anyBody,
    length: fc.option(fc.integer({ min: 0, max: 500 }), { freq: 10 }),
  })
  .map(({ method, path, headers, body, length }) => {
    const bytes = Buffer.from(body, 'latin1');
    const lines = [
      `${method} ${path} HTTP/1.1`,
      'Host: localhost',
      ...headers.map(([name, value]) => `${name}: ${value}`),
      `Content-Length: ${length ?? bytes.length}`,
      'Connection: close',
    ];
    return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), bytes]);
  });
const messages = fc.oneof(
  json,
  text,
  json.map((value) => frame('fuzz', 1, value)),
  fc
    .tuple(
      fc.constantFrom('microstep', 'snapshot', 'event', 'timer', 'call', 'stop', 'end', 'run'),
      fc.dictionary(
        fc.constantFrom(
          ...'session value tags patch edges event cause status type name ms call method path phone page device'.split(
            ' ',
          ),
        ),
        fc.jsonValue(),
      ),
    )
    .map(([kind, fields]) =>
      JSON.stringify([{ ...fields, v: 1, run: 'fuzz', seq: 2, at: 1, session: 'x', kind }]),
    ),
);

it('survives any bytes that arrive', { timeout: 3_600_000 }, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await start();
  await open('/relay');
  await open('/relay?role=desk');
  const input = fc.oneof(
    { weight: 3, arbitrary: request.map((bytes) => ({ bytes })) },
    {
      weight: 1,
      arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => ({ bytes: Buffer.from(bytes) })),
    },
    { weight: 2, arbitrary: messages.map((message) => ({ message })) },
  );
  await fc.assert(
    fc.asyncProperty(input, async (one) => {
      const answer = 'message' in one ? await send('fuzz', one.message) : await raw(one.bytes);
      expect(String(answer)).toMatch(/^(0|1007|1008|HTTP\/1\.1 [1-4][^]*)?$/);
    }),
    cases,
  );
  expect(await isAlive()).toBe(true);
});

import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWebSocketReceiver } from '@statelyai/inspect';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createActor, createMachine } from 'xstate';
import { chartOf } from '../charts/chart.ts';
import type { Frame } from '../frames/frame.ts';
import { after, beforeAll as before, type RunState } from '../frames/state.ts';
import { attachRelay, type RelayOptions } from '../relay/relay.ts';
import { parseTold } from '../ways/told.ts';
import { recordingTap } from './record.ts';
import { patience } from '../../../tests/patience.ts';

/** A busy machine may be slow, so the limit is generous. */
const eventually = (check: () => void) => vi.waitFor(check, patience);

const machine = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { pressed: 'on' } }, on: { on: { pressed: 'off' } } },
});

let server: Server;
let url: string;
let relay: { close(): void };
const sockets: WebSocket[] = [];

const open = async (options: Partial<RelayOptions> = {}) => {
  server = createServer();
  relay = attachRelay(server, {
    path: '/relay',
    chartOf: (hash) => (hash === chartOf(machine).hash ? chartOf(machine) : undefined),
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/relay`;
};

beforeEach(() => void sockets.splice(0));
afterEach(async () => {
  for (const socket of sockets) socket.terminate();
  relay.close();
  await new Promise((resolve) => server.close(resolve));
});

const connect = (query: string, headers: Record<string, string> = {}): Promise<WebSocket> => {
  const socket = new WebSocket(`${url}${query}`, { headers });
  sockets.push(socket);
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('unexpected-response', (_request, { statusCode }) => reject(new Error(String(statusCode))));
    socket.once('error', reject);
  });
};

const phone = async (run: string, presses: number) => {
  const { frames, inspect, begin } = recordingTap({ run });
  begin({ phone: run, page: 'app', device: 'android 360×800' });
  const lamp = createActor(machine, { inspect }).start();
  for (let press = 0; press < presses; press += 1) lamp.send({ type: 'pressed' });
  const socket = await connect(`?role=page&run=${run}`);
  for (let at = 0; at < frames.length; at += 500) socket.send(JSON.stringify(frames.slice(at, at + 500)));
  return { frames, socket };
};

const desk = async (pages: string[][] = []) => {
  const runs = new Map<string, RunState>();
  const socket = new WebSocket(`${url}?role=desk`);
  sockets.push(socket);
  socket.on('message', (data) => {
    const told = parseTold(JSON.parse(String(data)));
    if (told.type === 'pages') pages.push(told.runs);
    else for (const frame of told.frames) runs.set(frame.run, after(runs.get(frame.run) ?? before, frame));
  });
  await new Promise((resolve) => socket.once('open', resolve));
  return runs;
};

const lampIn = (state: RunState | undefined) =>
  [...(state?.actors.values() ?? [])].find(({ id }) => id === 'lamp');

it('keeps two phones with equal session ids apart', async () => {
  await open();
  const runs = await desk();
  const [one, other] = await Promise.all([phone('one', 3), phone('other', 4)]);
  await eventually(() => {
    expect(runs.get('one')?.seq).toBe(one.frames.length);
    expect(runs.get('other')?.seq).toBe(other.frames.length);
  });
  expect([lampIn(runs.get('one'))?.value, lampIn(runs.get('other'))?.value]).toEqual(['on', 'off']);
  expect(
    one.frames.some(
      (frame) =>
        'session' in frame &&
        other.frames.some((twin) => 'session' in twin && twin.session === frame.session),
    ),
  ).toBe(false);
});

it('reports to desks which pages are open: before their events, and whenever one opens or closes', async () => {
  await open();
  const early: string[][] = [];
  await desk(early);
  const { socket } = await phone('one', 1);
  await phone('two', 1);
  const late: string[][] = [];
  await desk(late);
  await eventually(() => expect(late).toEqual([['one', 'two']]));
  socket.close();
  await eventually(() => expect(late).toEqual([['one', 'two'], ['two']]));
  expect(early).toEqual([[], ['one'], ['one', 'two'], ['two']]);
});

it('drops a phone that no longer answers', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const hour = 3_600_000;
  await open({ patience: hour });
  const pages: string[][] = [];
  await desk(pages);
  const { socket } = await phone('answers', 1);
  const awake = [...sockets];
  const asleep = new WebSocket(`${url}?role=page&run=asleep`, { autoPong: false });
  sockets.push(asleep);
  await eventually(() => expect(pages.at(-1)).toEqual(['answers', 'asleep']));
  const pinged = Promise.all([...awake, asleep].map((each) => once(each, 'ping')));
  vi.advanceTimersByTime(hour);
  await pinged;
  // The relay has read their pongs when it answers what they send after them.
  for (const each of awake) {
    each.ping();
    await once(each, 'pong');
  }
  expect(pages.at(-1)).toEqual(['answers', 'asleep']);
  vi.advanceTimersByTime(hour);
  await eventually(() => expect(pages.at(-1)).toEqual(['answers']));
  expect(socket.readyState).toBe(WebSocket.OPEN);
});

it('sends a late inspector every chart and state after more than 5,000 frames', async () => {
  await open();
  const early = await desk();
  const { frames } = await phone('long', 3_001);
  expect(frames.length).toBeGreaterThan(5_000);
  await eventually(() => expect(early.get('long')?.seq).toBe(frames.length));
  const late = await desk();
  await eventually(() => expect(late.get('long')?.seq).toBe(frames.length));
  expect(lampIn(late.get('long'))).toMatchObject({
    value: 'on',
    chart: { id: 'lamp', hash: chartOf(machine).hash },
  });
  expect(late.get('long')?.about?.device).toBe('android 360×800');
});

it('answers a foreign origin, and one without the token, with 403', async () => {
  await open({ token: 'key', origins: ['https://staff.test'] });
  const host = new URL(url).host;
  await expect(connect('?role=desk&token=key', { Origin: 'https://evil.test' })).rejects.toThrow('403');
  await expect(connect('?role=desk', { Origin: `http://${host}` })).rejects.toThrow('403');
  await expect(connect('?role=page&run=a&token=other')).rejects.toThrow('403');
  await expect(connect('?role=page&run=../a&token=key')).rejects.toThrow('400');
  await expect(connect('?role=desk&token=key', { Origin: `http://${host}` })).resolves.toBeDefined();
  await expect(connect('?role=desk&token=key', { Origin: 'https://staff.test' })).resolves.toBeDefined();
});

it.each([
  ['is no text', Buffer.from([1, 2]), 1003],
  ['are no frames', '{"a":1}', 1007],
  [
    'are of another run',
    JSON.stringify([{ v: 1, run: 'b', seq: 1, at: 1, kind: 'stop', session: 'x:1' }]),
    1008,
  ],
])('hangs up on a page whose message %s', async (_what, message, code) => {
  await open();
  const socket = await connect('?role=page&run=a');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.send(message);
  expect(await closed).toBe(code);
});

it('records a run to a file, one frame per line, and once what a page repeats after it lost the relay', async () => {
  const recordings = mkdtempSync(join(tmpdir(), 'relay-'));
  await open({ recordings });
  const { frames } = await phone('again', 2);
  const again = await connect('?role=page&run=again');
  again.send(JSON.stringify(frames));
  const [last] = frames.slice(-1);
  again.send(JSON.stringify([{ ...last, seq: frames.length + 1 }]));
  await eventually(() => {
    const lines = readFileSync(join(recordings, 'again.jsonl'), 'utf8').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as Frame)).toEqual(
      JSON.parse(JSON.stringify([...frames, { ...last, seq: frames.length + 1 }])),
    );
  });
});

it('hangs up on other paths and on messages that are too long', async () => {
  await open();
  const elsewhere = new WebSocket(url.replace('/relay', '/gateway'));
  await expect(new Promise((_resolve, reject) => elsewhere.once('error', reject))).rejects.toThrow(
    'socket hang up',
  );
  const socket = await connect('?role=page&run=a');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  socket.send('x'.repeat(4_000_001));
  expect(await closed).not.toBe(1000);
});

it('drops a desk that cannot keep up, and continues for the others', async () => {
  await open();
  const slow = await connect('?role=desk');
  slow.pause();
  const quick = await desk();
  const page = await connect('?role=page&run=long');
  // More than the kernel buffers for the slow one, and than the relay queues for it.
  for (let seq = 1; seq <= 8; seq += 1)
    page.send(
      JSON.stringify([{ v: 1, run: 'long', seq, at: 1, kind: 'stop', session: 'x'.repeat(3_500_000) }]),
    );
  await eventually(() => expect(quick.get('long')?.seq).toBe(8));
  const closed = new Promise((resolve) => slow.once('close', resolve));
  slow.resume();
  expect(await closed).toBe(1006);
});

it('serves receivers of @statelyai/inspect, in order and with runs apart', async () => {
  await open();
  await phone('one', 2);
  const heard: {
    type: string;
    sessionId: string;
    name?: string;
    definition?: string;
    snapshot?: { value: unknown };
  }[] = [];
  const receiver = createWebSocketReceiver({ server: url });
  receiver.subscribe((event) => heard.push(event as unknown as (typeof heard)[number]));
  await phone('other', 1);
  const ofRun = (run: string) => heard.filter(({ sessionId }) => sessionId.startsWith(`${run}/`));
  await eventually(() => expect(ofRun('other').at(-1)?.snapshot?.value).toBe('on'));
  const [actor, init] = ofRun('other');
  expect([actor?.type, actor?.name, init?.type]).toEqual(['@xstate.actor', 'lamp', '@xstate.event']);
  expect(JSON.parse(actor?.definition ?? '{}')).toMatchObject({ id: 'lamp', initial: 'off' });
  expect(
    ofRun('one').some(({ sessionId }) => ofRun('other').some((twin) => twin.sessionId === sessionId)),
  ).toBe(false);
});

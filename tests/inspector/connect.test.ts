import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import type { InspectionEvent } from 'xstate';
import { inspectorFor } from '../../inspector/connect.ts';
import { createInspectionMask } from '../../inspector/maskInspection.ts';
import { canaries } from './canaries.ts';
import { stubPage } from './page.ts';
import { playSessions } from './session.ts';

interface Sent {
  type: string;
  name?: string;
  event?: { type: string };
  definition?: string;
  snapshot?: { status?: string; value?: unknown; context?: Record<string, unknown>; error?: unknown };
}

const orThrow = (inspect: ReturnType<typeof inspectorFor>): ((event: InspectionEvent) => void) => {
  if (!inspect) throw new Error('This page should be inspected');
  return inspect;
};

/** What stately.ai gets: some of it after it has connected, the rest as it happens. */
const sentToStately = async () => {
  const page = stubPage('http://app.test');
  const inspect = orThrow(inspectorFor('stately'));
  await playSessions(inspect);
  page.tell({ type: '@statelyai.connected' });
  await playSessions(inspect);
  return { page, sent: page.posted as Sent[] };
};

/** What the relay gets: some of it kept until the connection is open, the rest as it happens. */
const sentToRelay = async () => {
  const relay = new WebSocketServer({ port: 0 });
  const page = stubPage(`http://127.0.0.1:${(relay.address() as AddressInfo).port}`);
  const sent: Sent[] = [];
  const address = Promise.withResolvers<string | undefined>();
  const closed = Promise.withResolvers<void>();
  relay.on('connection', (socket, request) => {
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      sent.push(message);
      if (message.event?.type === 'last') socket.close();
    });
    socket.on('close', () => closed.resolve());
    address.resolve(request.url);
  });
  const inspect = orThrow(inspectorFor('ws'));
  await playSessions(inspect);
  const url = await address.promise;
  await playSessions(inspect);
  inspect({
    type: '@xstate.event',
    event: { type: 'last' },
    rootId: 'x:0',
    actorRef: { sessionId: 'x:0' },
  } as InspectionEvent);
  await closed.promise;
  relay.close();
  return { page, sent, url };
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['stately', sentToStately],
  ['ws', sentToRelay],
])('%s: nothing personal leaves the page, and what helps an analyst does', async (_kind, play) => {
  const { page, sent } = await play();
  expect(sent.length).toBeGreaterThan(300);
  expect(sent.map((message) => JSON.stringify(message)).filter((text) => canaries.test(text))).toEqual([]);
  expect(
    // The ledger names what an intent is about by its number, and nothing of a person.
    [
      JSON.stringify(page.stored).replaceAll(/subject\\":\\"[a-z]+:[^"\\]*/g, ''),
      JSON.stringify(page.logged),
    ].filter((text) => canaries.test(text)),
  ).toEqual([]);

  const names = new Set(sent.map((message) => message.name));
  for (const actor of [
    'app',
    'registration',
    'screen',
    'bridge',
    'toaster',
    'tracker',
    'loadOrder',
    'sendAppRating',
    'recommendation',
  ])
    expect(names).toContain(actor);
  const events = new Set(sent.map((message) => message.event?.type));
  for (const event of [
    'rating.sent',
    'xstate.done.actor.loadOrder',
    'xstate.error.actor.sendAppRating',
    'xstate.done.actor.sendSms',
    'xstate.error.actor.registerPhone',
    'visitor.recognised',
    'shell.resumed',
  ])
    expect(events).toContain(event);
  const statuses = new Set(sent.map((message) => message.snapshot?.status));
  expect(statuses).toEqual(new Set([undefined, 'active', 'done', 'error', 'stopped']));

  const snapshots = sent.map((message) => message.snapshot);
  expect(snapshots).toContainEqual(
    expect.objectContaining({
      value: { shown: expect.objectContaining({ dialog: 'rating' }) },
      context: expect.objectContaining({
        app: { xstate$$type: 1, id: expect.stringMatching(/^x:\d+$/) },
        productId: '••• text',
        servicePhone: '••• text',
        order: expect.objectContaining({ orderStatus: '200', telephone: '••• text', cardNeedPop: true }),
      }),
    }),
  );
  expect(snapshots).toContainEqual(
    expect.objectContaining({
      value: 'outcomeUnknown',
      context: expect.objectContaining({ stars: 2 }),
    }),
  );
  expect(snapshots).toContainEqual(
    expect.objectContaining({ error: { kind: 'refused', code: '••• text', message: '••• text' } }),
  );
  expect(sent.map((message) => message.event)).toContainEqual({
    type: 'navigation.requested',
    to: 'repayDelayUrl',
    query: '••• object',
  });
  const chart = sent.find((message) => message.name === 'rating')?.definition ?? '';
  expect(JSON.parse(chart).states.sending.invoke.onError.at(-1)).toEqual({ target: 'outcomeUnknown' });
});

it('streams to the relay of the page that asks for ws', async () => {
  const { url } = await sentToRelay();
  expect(url).toBe('/relay');
});

it('opens the inspector at the first tap where the browser blocks windows', async () => {
  const page = stubPage('http://app.test', false);
  const inspect = orThrow(inspectorFor('stately'));
  await playSessions(inspect);
  page.tell({ type: '@statelyai.connected' });
  expect(page.posted).toEqual([]);
  page.click();
  page.tell({ type: '@statelyai.connected' });
  expect(page.posted.length).toBeGreaterThan(300);
});

it('streams nowhere when the page asks for something else', () => {
  stubPage('http://app.test');
  expect(inspectorFor('')).toBeUndefined();
  expect(inspectorFor(null)).toBeUndefined();
});

it('leaves what is masked masked when it comes through again', async () => {
  const { sent } = await sentToStately();
  const mask = createInspectionMask();
  // A mask that has not heard of an actor yet hides more of it, never less.
  const again = sent.map((message) => JSON.stringify(mask(message)));
  expect(again.filter((text) => canaries.test(text))).toEqual([]);
  expect(again.some((text) => text.includes('•••'))).toBe(true);
});

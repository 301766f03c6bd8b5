import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SimulatedClock, toPromise } from 'xstate';
import { failureOf } from '../../services/http/failure.ts';
import { takeLoan } from '../../services/loanConfirm/actors.ts';
import { loadOrder } from '../../services/orderDetails/actors.ts';
import { createPhoneMemory } from '../doubles/book.ts';
import { httpDouble } from '../doubles/http.ts';
import { holdCalls } from '../doubles/lender.ts';
import { settle, startUnderRoot } from '../doubles/root.ts';
import { memoryStorage } from '../doubles/storage.ts';

const order = { productId: 'p1', orderId: 'o1' };
const loaded = { success: true, data: { orderStatus: 174 } };
const terms = {
  api: 'v3',
  productId: 'p1',
  orderId: 'o1',
  amount: 800_000,
  periods: '120',
  termUnit: 'days',
} as const;
const taken = { success: true, data: { lendDetailsUrl: '/loanDetail' } };
const noConnection = { kind: 'failed', reason: 'network' };

/** A client whose file arrives only while `isServed`. */
const client = (isServed = true) => {
  const state = { isServed, loads: 0, missed: 0 };
  const { use, fetch } = httpDouble(
    () => {
      state.loads += 1;
      return state.isServed;
    },
    async () => void (state.missed += 1),
  );
  return { state, http: use, fetch };
};

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

test('loads the client once, for the first call', async () => {
  const calls = holdCalls();
  const { state, http } = client();
  startUnderRoot(loadOrder, order, { http });
  expect(state.loads).toBe(1);
  await expect.poll(() => calls.length).toBe(1);
  startUnderRoot(loadOrder, order, { http });
  expect(calls).toHaveLength(2);
  expect(state.loads).toBe(1);
});

test('reads the response of the document without the client', async () => {
  const network = vi.fn<typeof fetch>(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', network);
  startUnderRoot(loadOrder, order);
  const [[url, { method, body } = {}] = []] = network.mock.calls;
  vi.stubGlobal('window', {
    earlyCall: {
      url,
      method,
      body: String(body ?? ''),
      response: Promise.resolve(new Response(JSON.stringify(loaded))),
      controller: new AbortController(),
      since: performance.now(),
    },
  });
  const { state, http } = client(false);
  const { subject } = startUnderRoot(loadOrder, order, { http });
  expect(await toPromise(subject)).toHaveProperty('orderStatus', '174');
  expect([network.mock.calls.length, state.loads, window.earlyCall]).toEqual([1, 0, undefined]);
});

test('retries a read, and loads the client again, when its file did not arrive', async () => {
  const calls = holdCalls();
  const { state, http } = client(false);
  const clock = new SimulatedClock();
  const { subject } = startUnderRoot(loadOrder, order, { http, clock });
  const outcome = toPromise(subject);
  await settle();
  state.isServed = true;
  clock.increment(1_000);
  await settle();
  await calls[0]?.answer(loaded);
  expect(await outcome).toHaveProperty('orderStatus', '174');
  expect(state).toEqual({ isServed: true, loads: 2, missed: 1 });
});

test('fails like the network when the file does not arrive for any retry', async () => {
  const { state, http } = client(false);
  const clock = new SimulatedClock();
  const { subject } = startUnderRoot(loadOrder, order, { http, clock });
  const outcome = toPromise(subject).then(() => 'done', failureOf);
  for (const ms of [1_000, 2_000]) {
    await settle();
    clock.increment(ms);
  }
  expect(await outcome).toEqual(noConnection);
  expect(state.loads).toBe(3);
});

test('claims no irreversible request that it cannot send, and sends the next one', async () => {
  const calls = holdCalls();
  const phone = createPhoneMemory();
  const { state, http } = client(false);
  const submit = () => {
    const { subject } = startUnderRoot(takeLoan, terms, { http, phone });
    return toPromise(subject).then(() => 'done', failureOf);
  };
  expect(await submit()).toEqual(noConnection);
  expect(phone.intents()).toEqual([]);
  state.isServed = true;
  const second = submit();
  await expect.poll(() => calls.length).toBe(1);
  await calls[0]?.answer(taken);
  expect(await second).toBe('done');
});

test('claims no request whose screen was left while the client was loading', async () => {
  const calls = holdCalls();
  const phone = createPhoneMemory();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const http = async () => {
    await promise;
    return client().http();
  };
  const { root } = startUnderRoot(takeLoan, terms, { http, phone });
  root.stop();
  resolve(undefined);
  await settle();
  expect([calls.length, phone.intents().length]).toEqual([0, 0]);
});

test('looks for another release when a call misses the file, not when a prefetch does', async () => {
  const { state, http, fetch } = client(false);
  await fetch();
  expect(state).toMatchObject({ loads: 1, missed: 0 });
  await expect(http()).rejects.toEqual(noConnection);
  expect(state).toMatchObject({ loads: 2, missed: 1 });
});

import { describe, expect, test, vi } from 'vitest';
import { type AnyActorLogic, SimulatedClock } from 'xstate';
import { contractCalls } from '../../contract/api/calls.ts';
import { loadOrder } from '../../services/orderDetails/actors.ts';
import { checkOrder } from '../../services/orderDetails/check.ts';
import { holdCalls } from '../doubles/lender.ts';
import { settle, startUnderRoot } from '../doubles/root.ts';
import { memoryStorage } from '../doubles/storage.ts';

const files = import.meta.glob<object>('../../services/*/{actors,check}.ts', { eager: true });

const isActor = (exported: unknown): exported is AnyActorLogic =>
  typeof exported === 'object' && exported !== null && 'getInitialSnapshot' in exported;

const services = Object.fromEntries(
  Object.values(files).flatMap((exports) =>
    Object.entries(exports).flatMap(([name, exported]) =>
      isActor(exported) ? [[name, exported] as const] : [],
    ),
  ),
);

/** Services that are sent once although repeating them would do no harm: the app does not wait for tracking, and an image is large. */
const onceOnly = ['count', 'saveEvent', 'uploadImage'];

const moving = contractCalls.filter(({ isRead }) => !isRead).map(({ actor }) => actor);

const input = {
  api: 'v3',
  registration: { id: 't1' },
  values: {},
  payload: {},
  commitment: {},
  kind: 'visit',
  check: checkOrder,
  question: { orderId: 'o1' },
};

/** An image is sent by a request that Node does not have. */
class LostUpload extends EventTarget {
  static sent = 0;
  upload = new EventTarget();
  open() {}
  setRequestHeader() {}
  send() {
    LostUpload.sent += 1;
    this.dispatchEvent(new Event('error'));
  }
}

const triesOf = async (service: AnyActorLogic): Promise<number> => {
  const calls = holdCalls();
  LostUpload.sent = 0;
  vi.stubGlobal('XMLHttpRequest', LostUpload);
  vi.stubGlobal('localStorage', memoryStorage());
  const clock = new SimulatedClock();
  const image = new Blob(['x']);
  const { root } = startUnderRoot(
    service,
    { ...input, image, listener: { send: () => undefined } },
    { clock },
  );
  for (let second = 0; second < 60; second += 1) {
    await settle();
    for (const call of calls) await call.cut();
    clock.increment(1_000);
  }
  root.stop();
  return calls.length + LostUpload.sent;
};

describe('without a response', () => {
  test.each(Object.entries(services))('%s', async (name, service) => {
    const isOnce = onceOnly.includes(name) || moving.includes(service);
    expect(await triesOf(service)).toBe(isOnce ? 1 : 3);
  });
});

const openOrder = () => {
  const calls = holdCalls();
  const clock = new SimulatedClock();
  const key = { productId: 'p1', orderId: 'o1' };
  const { root, subject } = startUnderRoot(loadOrder, key, { clock });
  return { calls, clock, subject, leave: () => root.stop() };
};
const order = { success: true, data: { orderStatus: '80' } };

describe('a read without a response', () => {
  test('retries a read after about 0.5 s, then about 1.5 s, until it is answered', async () => {
    for (const [random, [first = 0, second = 0]] of [
      [0, [400, 1_200]],
      [0.5, [500, 1_500]],
      [1, [600, 1_800]],
    ] as const) {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      const { calls, clock, subject } = openOrder();
      await calls[0]?.cut();
      clock.increment(first - 1);
      await settle();
      expect(calls).toHaveLength(1);
      clock.increment(1);
      await settle();
      expect(calls).toHaveLength(2);
      await calls[1]?.cut();
      clock.increment(second - 1);
      await settle();
      expect(calls).toHaveLength(2);
      clock.increment(1);
      await settle();
      expect(calls).toHaveLength(3);
      await calls[2]?.answer(order);
      expect(subject.getSnapshot()).toMatchObject({ status: 'done', output: { orderStatus: '80' } });
    }
  });

  test('fails with the reason network when the third attempt gets no response', async () => {
    const { calls, clock, subject } = openOrder();
    for (const tried of [1, 2, 3]) {
      expect(calls).toHaveLength(tried);
      await calls[tried - 1]?.cut();
      clock.increment(2_000);
      await settle();
    }
    expect(calls).toHaveLength(3);
    expect(subject.getSnapshot()).toMatchObject({ error: { kind: 'failed', reason: 'network' } });
  });

  test('does not retry once the screen was left or its chart gave up', async () => {
    const { calls, clock, leave } = openOrder();
    await calls[0]?.cut();
    leave();
    clock.increment(60_000);
    await settle();
    expect(calls).toHaveLength(1);
  });
});

test.each([401, 404, 429, 500, 502, 503, 504])(
  'does not retry after HTTP %d, which is a response',
  async (status) => {
    const { calls, clock, subject } = openOrder();
    await calls[0]?.answer('<html>', status);
    clock.increment(60_000);
    await settle();
    expect(calls).toHaveLength(1);
    expect(subject.getSnapshot().status).toBe('error');
  },
);

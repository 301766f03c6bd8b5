import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { paymentWayStore } from '../../machines/parts/paymentWayStore.ts';
import { keepRepaymentInfo, readRepaymentInfo } from '../../services/repayment/stored.ts';
import { repaymentInfo } from '../models/fixtures/repayment.ts';

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the stored repayment info', () => {
  test('comes back as it was kept', () => {
    const info = repaymentInfo({ delayInfo: { title: 'Extend', delayAmount: 264_700 } });
    keepRepaymentInfo(info);
    expect(readRepaymentInfo()).toEqual(info);
    expect([...storage.keys()]).toEqual(['repaymentInfo']);
  });

  test.each(['', 'null', '{', '[]', '{"repayAmount":"much"}'])('counts as none when it is %j', (text) => {
    storage.set('repaymentInfo', text);
    expect(readRepaymentInfo()).toBeUndefined();
  });

  test('is none, and nothing breaks, when storage is closed to the page', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => keepRepaymentInfo(repaymentInfo())).not.toThrow();
    expect(readRepaymentInfo()).toBeUndefined();
  });
});

describe('the payment-way store', () => {
  test('begins with what was stored and remembers what it is told', () => {
    keepRepaymentInfo(repaymentInfo());
    const store = createActor(paymentWayStore).start();
    expect(store.getSnapshot().context.info).toEqual(repaymentInfo());
    store.send({ type: 'channel.chosen', channelNumber: '90001' });
    store.send({ type: 'card.chosen', cardId: 'k1' });
    const page = { to: 'repayUrl' as const, query: { productId: 'p1', orderId: 'o1' } };
    store.send({ type: 'info.loaded', info: repaymentInfo({ repayAmount: 100 }), page });
    expect(store.getSnapshot().context).toEqual({
      info: repaymentInfo({ repayAmount: 100 }),
      page,
      channelNumber: '90001',
      cardId: 'k1',
    });
  });
});

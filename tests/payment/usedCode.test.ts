import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMachine } from 'xstate';
import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';

import { selectUsedCode } from '../../machines/payment/storedCode.ts';
import type { PaymentWayEvent } from '../../services/repay/paymentWay.ts';
import { readRepaymentInfo } from '../../services/repay/stored.ts';
import { startApp } from '../doubles/app.ts';
import { holdCalls, openScreen } from '../doubles/lender.ts';
import { openPaymentWay } from '../doubles/paymentWay.ts';
import { settle } from '../doubles/root.ts';
import { memoryStorage } from '../doubles/storage.ts';
import { order, orderOnWire } from '../models/fixtures/order.ts';
import { madeCode, ownSearch, repaymentInfo } from '../models/fixtures/repayment.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T14:00:00+08:00'), toFake: ['Date'] });
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const makeCode = () => {
  const store = openPaymentWay();
  store.send({
    type: 'info.loaded',
    info: { amount: 892_480, defDetail: repaymentInfo().defDetail, code: undefined },
    page: { to: 'repayUrl', query: { productId: 'p1', orderId: 'o1' } },
  });
  store.send({ type: 'code.made', code: madeCode });
};

/** The order is loaded on a page of its own, which has not started the store. */
const openOrder = async (repayAmount: number) => {
  const calls = holdCalls();
  const screen = openScreen(orderDetailsMachine, {
    route: 'loanDetailUrl',
    search: `productId=p1&orderId=o1&${ownSearch}`,
  });
  await calls[0]?.answer(orderOnWire(order({ repayAmount })));
  await import('../../services/repay/liveCode.ts');
  await settle();
  const used = selectUsedCode(screen.actor.getSnapshot().children.storedCode?.getSnapshot());
  const notified = screen.asked.flatMap((request) =>
    request.type === 'store.notified' ? [request.event] : [],
  );
  return { ...screen, used, notified };
};

const whole = 924_800;
const used = { type: 'code.used', orderId: 'o1' } as const;

test('a page that dies before the store starts loses no use of a code: the next load finds it again', async () => {
  makeCode();
  const first = await openOrder(whole - 10_000);
  expect(first.used).toBeDefined();
  expect(first.notified).toContainEqual(used);
  first.leave();
  expect(readRepaymentInfo()?.code?.isUsed).toBeUndefined();

  const second = await openOrder(whole - 10_000);
  expect(second.used).toBeDefined();
  expect(second.notified).toContainEqual(used);
  openPaymentWay(ownSearch, second.notified);
  second.leave();
  expect(readRepaymentInfo()?.code?.isUsed).toBe(true);

  // From now on it does not depend on what the order says.
  expect((await openOrder(whole)).used).toBeDefined();
});

test('the uses of two orders wait together; of one order the last message of a kind counts', () => {
  const { app } = startApp(createMachine({}));
  const seen = (orderId: string, owed: number): PaymentWayEvent => ({
    type: 'order.seen',
    orderId,
    sighting: { call: 'order', owed },
  });
  const ofAnother = { type: 'code.used', orderId: 'o2' } as const;
  for (const event of [used, seen('o1', 200), ofAnother, seen('o1', 100), used])
    app.send({ type: 'store.notified', store: 'paymentWay', event });
  expect(app.getSnapshot().context.queued.map(({ event }) => event)).toEqual([
    ofAnother,
    seen('o1', 100),
    used,
  ]);
  app.stop();
});

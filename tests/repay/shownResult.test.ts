import { beforeEach, expect, test, vi } from 'vitest';
import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';
import { oldRepaymentMachine } from '../../machines/oldRepayment/machine.ts';
import { repayMachine } from '../../machines/repay/machine.ts';
import { selectRepayment } from '../../machines/repay/selectors.ts';
import type { AppRequest } from '../../machines/root/context.ts';
import { holdCalls, openScreen } from '../doubles/lender.ts';
import { memoryStorage } from '../doubles/storage.ts';
import { wayOf, wayOnWire } from '../models/fixtures/oldRepayment.ts';
import { order, orderOnWire } from '../models/fixtures/order.ts';
import { madeCode, ownSearch, repaymentInfo, repaymentOnWire } from '../models/fixtures/repayment.ts';

const now = Date.parse('2026-11-24T14:00:00+08:00');
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  vi.stubGlobal('localStorage', memoryStorage());
});

const search = `productId=p1&orderId=o1&${ownSearch}`;
const link = 'https://pay.example/c1?payCode=42';

/** 'Show it' for a code that was made an hour ago, when this was owed. */
const shown = (call: 'order' | 'instalment', owed: number) => ({
  type: 'outcome.settled' as const,
  done: {
    kind: 'makeCode' as const,
    key: 'k1',
    since: now - 3_600_000,
    result: {
      link,
      payCode: '42',
      channelNumber: '90001',
      amount: '100000',
      reference: madeCode.reference,
      then: JSON.stringify([{ call, owed }]),
    },
  },
});
const walletShown = {
  type: 'outcome.settled' as const,
  done: { kind: 'payByWallet' as const, key: 'k2', since: now - 3_600_000, result: { link } },
};
const loanShown = {
  type: 'outcome.settled' as const,
  done: { kind: 'push' as const, key: 'k3', since: now - 3_600_000, result: { link } },
};
const linksIn = (asked: readonly AppRequest[]) =>
  asked.flatMap((each) => (each.type === 'link.opened' ? [each.link] : []));
const pagesIn = (asked: readonly AppRequest[]) =>
  asked.flatMap((each) => (each.type === 'navigation.requested' ? [each.to] : []));

const openOrder = () => {
  const calls = holdCalls();
  return { calls, ...openScreen(orderDetailsMachine, { route: 'loanDetailUrl', search }) };
};
const paid = { amount: 100_000, time: '2026-11-24 13:30:00', channel: '', reference: 'r', code: '42' };

test.each([
  ['as much is owed as before', {}, shown('order', 924_800), [link]],
  ['less is owed', {}, shown('order', 1_024_800), []],
  ['it is settled', { orderStatus: '200' }, shown('order', 924_800), []],
  ['a payment by the digits of the code is listed', { payments: [paid] }, shown('order', 924_800), []],
  ['a payment is listed since', { payments: [{ ...paid, code: '' }] }, walletShown, []],
  ['no payment is listed', { payments: [] }, walletShown, [link]],
  // It belongs to the product, of which the order may be an older loan.
  ['the loan is a new one', { orderStatus: '200', payments: [paid] }, loanShown, [link]],
])(
  'the order waits until it is loaded, and shows a code or wallet if not paid, and a loan: %s',
  async (_, changes, event, links) => {
    const { actor, asked, calls } = openOrder();
    actor.send(event);
    expect(linksIn(asked)).toEqual([]);
    await calls[0]?.answer(orderOnWire(order(changes)));
    expect(linksIn(asked)).toEqual(links);
    asked.length = 0;
    actor.send(event);
    expect(linksIn(asked)).toEqual([]);
    await calls.at(-1)?.answer(orderOnWire(order(changes)));
    expect(linksIn(asked)).toEqual(links);
    expect(actor.getSnapshot().matches('shown')).toBe(true);
  },
);

test('the order shows a code after its load has failed and is tried again, once', async () => {
  const { actor, asked, calls } = openOrder();
  actor.send(shown('order', 924_800));
  await calls[0]?.answer('', 500);
  actor.send({ type: 'retry.requested' });
  await calls.at(-1)?.answer(orderOnWire(order()));
  expect(linksIn(asked)).toEqual([link]);
  actor.send({ type: 'outcome.settled', done: undefined });
  await calls.at(-1)?.answer(orderOnWire(order()));
  expect(linksIn(asked)).toEqual([link]);
});

const openRepayment = () => {
  const calls = holdCalls();
  return { calls, ...openScreen(repayMachine, { route: 'repayUrl', search }) };
};

test.each([
  [892_480, [link]],
  [992_480, []],
])(
  'the repayment shows a code that this page does not keep, if not paid: %d was owed',
  async (owed, links) => {
    const { actor, asked, calls } = openRepayment();
    await calls[0]?.answer(repaymentOnWire(repaymentInfo()));
    actor.send(shown('instalment', owed));
    expect(linksIn(asked)).toEqual(links);
    expect(selectRepayment(actor.getSnapshot()).arrival?.is).toBe(links.length > 0 ? undefined : 'arrived');
  },
);

test.each([shown('order', 924_800), walletShown])(
  'the repayment leads to the order while it does not know what is due, and when nothing is: %o',
  async (event) => {
    const { actor, asked, calls } = openRepayment();
    actor.send(event);
    await calls[0]?.answer(repaymentOnWire(repaymentInfo({ repayAmount: 0 })));
    actor.send(event);
    expect(linksIn(asked)).toEqual([]);
    expect(pagesIn(asked)).toEqual(['loanDetailUrl', 'loanDetailUrl']);
  },
);

test.each(['ynRepay', 'ynRepayChoose'] as const)(
  'the old repayment leads to the order while it does not know what is due, and when nothing is: %s',
  async (route) => {
    const calls = holdCalls();
    const { actor, asked } = openScreen(oldRepaymentMachine, { route, search });
    actor.send(walletShown);
    await calls[0]?.answer(wayOnWire(wayOf({ amount: 0 })));
    actor.send(walletShown);
    actor.send(shown('instalment', 892_480));
    expect(linksIn(asked)).toEqual([]);
    expect(pagesIn(asked)).toEqual(['loanDetailUrl', 'loanDetailUrl', 'loanDetailUrl']);
  },
);

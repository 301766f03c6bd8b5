import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMachine } from 'xstate';
import { customerServiceMachine } from '../../machines/customerService/machine.ts';
import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';

import { selectCanShowCode, selectLiveCode, selectUsedCode } from '../../machines/payment/storedCode.ts';
import type { PaymentWayEvent } from '../../services/repay/paymentWay.ts';
import { timeLeft } from '../../services/repay/timeLeft.ts';
import { addressToSave, readRepaymentInfo } from '../../services/repay/storedInfo.ts';
import { repaymentCodeMachine } from '../../machines/repaymentCode/machine.ts';
import { repayOutcome } from '../../machines/repay/outcome.ts';
import { repayMachine } from '../../machines/repay/machine.ts';
import { selectIsWarned, selectRepayment, selectViewState } from '../../machines/repay/selectors.ts';
import { seenIn } from '../../services/order/proof.ts';
import { startApp } from '../doubles/app.ts';
import { createPhoneMemory } from '../doubles/pendingStore.ts';
import { holdCalls, openScreen } from '../doubles/lender.ts';
import { openPaymentWay } from '../doubles/paymentWay.ts';
import { settle } from '../doubles/root.ts';
import { memoryStorage } from '../doubles/storage.ts';
import { pendingRequest } from '../models/fixtures/pendingRequests.ts';
import { order, orderOnWire } from '../models/fixtures/order.ts';
import {
  brokenQrPh,
  madeCode,
  ownSearch,
  qrPhOf,
  repaymentInfo,
  repaymentOnWire,
} from '../models/fixtures/repayment.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T14:00:00+08:00'), toFake: ['Date'] });
  vi.stubGlobal('localStorage', memoryStorage());
});

const { defDetail } = repaymentInfo();
const pageOf = (orderId: string) => ({ to: 'repayUrl' as const, query: { productId: 'p1', orderId } });
const infoOf = (orderId: string) => ({
  type: 'info.loaded' as const,
  info: { amount: 892_480, defDetail, code: undefined },
  page: pageOf(orderId),
});

const makeCode = (changes: Partial<typeof madeCode> = {}) => {
  const subject = openPaymentWay();
  subject.send(infoOf('o1'));
  subject.send({ type: 'code.made', code: { ...madeCode, ...changes } });
  return subject;
};
const search = `productId=p1&orderId=o1&${ownSearch}`;

const chosen = { paymentWay: { info: undefined, channelNumber: '90001', cardId: '' } };

const openRepayment = async () => {
  const calls = holdCalls();
  const screen = openScreen(repayMachine, { route: 'repayUrl', search, stores: chosen });
  await calls[0]?.answer(repaymentOnWire(repaymentInfo()));
  return screen;
};

const openOrder = async (changes: Parameters<typeof order>[0] = {}) => {
  const calls = holdCalls();
  const screen = openScreen(orderDetailsMachine, { route: 'loanDetailUrl', search });
  await calls[0]?.answer(orderOnWire(order(changes)));
  await import('../../services/repay/liveCode.ts');
  await settle();
  const storedCode = screen.actor.getSnapshot().children.storedCode;
  return { ...screen, storedCode, code: selectLiveCode(storedCode?.getSnapshot()) };
};

describe('a payment code', () => {
  const own = `/repaymentOfCode?productId=p1&orderId=o1`;
  const scanned = qrPhOf('8939.80');
  test.each<[string, boolean, Partial<typeof madeCode>]>([
    ['https://pay.example/c1', true, {}],
    [`${own}&showType=1&payCode=${madeCode.payCode}`, true, {}],
    [`${own}&showType=2&payCode=${encodeURIComponent(scanned)}`, true, { payCode: scanned }],
    ['/repaymentOfCode2?productId=p1&orderId=o1', true, {}],
    ['https://pay.example/repaymentOfCode?id=c1', true, {}],
    ['/loanDetail?orderId=o1', true, {}],
    ['/loanDetail', false, {}],
    // Served by the lender beside the app.
    ['/partner/pay?code=c1', true, {}],
    ['javascript:pay()', false, {}],
    ['request://pay', false, {}],
    [' https://pay.example/c1', false, {}],
    ['', false, {}],
    [own, false, { payCode: '', reference: '' }],
    [`${own}&showType=1&payCode=`, false, { payCode: '', reference: '' }],
    [`${own}&showType=2&payCode=${encodeURIComponent(brokenQrPh)}`, false, { payCode: brokenQrPh }],
    ['/repaymentOfCode2?productId=p1&orderId=o1', false, { reference: '' }],
  ])(
    'is offered on the order and the repayment only if it can be shown: %j, %j',
    async (payUrl, isShown, changes) => {
      makeCode({ ...changes, payUrl });
      const { storedCode, asked: fromOrder } = await openOrder();
      expect(selectCanShowCode(storedCode?.getSnapshot())).toBe(isShown);
      storedCode?.send({ type: 'code.opened' });
      expect(fromOrder.some(({ type }) => type === 'link.opened')).toBe(isShown);
      const { actor, asked } = await openRepayment();
      expect(selectViewState(actor.getSnapshot())).toBe('codeMade');
      expect(selectRepayment(actor.getSnapshot()).canShowCode).toBe(isShown);
      actor.send({ type: 'code.opened' });
      expect(asked.some(({ type }) => type === 'link.opened')).toBe(isShown);
    },
  );

  test('keeps a code when the backend names another due day: a date proves no payment', async () => {
    makeCode();
    expect((await openOrder({ repayDate: '2026-11-30' })).code).toBeDefined();
    expect((await openOrder({ repayDate: '2026-12-31' })).code).toBeDefined();
  });

  test.each(['', '205', '999'])('keeps a code when the status is unknown: %j', async (orderStatus) => {
    makeCode();
    expect((await openOrder({ orderStatus })).code).toBeDefined();
  });

  test('does not say that a payment is missing once the order has shown that it arrived', async () => {
    makeCode({ saidPaid: true, isUsed: true });
    const { actor } = await openRepayment();
    expect(selectViewState(actor.getSnapshot())).toBe('repayment');
    expect(selectRepayment(actor.getSnapshot()).arrival).toBeUndefined();
  });

  test('keeps a code while another order is open', async () => {
    makeCode().send(infoOf('o2'));
    expect(selectViewState((await openRepayment()).actor.getSnapshot())).toBe('codeMade');
  });

  test.each(['2026-12-01 23:59', ''])('shows a code until it expires: %j', async (expiresAt) => {
    makeCode({ expiresAt }).send(infoOf('o2'));
    vi.setSystemTime(Date.parse('2026-11-30T14:00:00+08:00'));
    expect(selectViewState((await openRepayment()).actor.getSnapshot())).toBe('codeMade');
  });

  test('keeps a code when the clock of the phone is 40 days ahead of the last response', async () => {
    const store = makeCode();
    vi.setSystemTime(Date.parse('2027-01-03T14:00:00+08:00'));
    store.send({ type: 'payment.claimed', orderId: 'o1' });
    vi.setSystemTime(Date.parse('2026-11-24T14:00:00+08:00'));
    expect(selectViewState((await openRepayment()).actor.getSnapshot())).toBe('codeMade');
  });

  test('warns of a code though the clock of the phone was set forward on the open page', async () => {
    const { storedCode } = await openOrder();
    const calls = holdCalls();
    const { actor } = openScreen(repayMachine, { route: 'repayUrl', search, stores: chosen });
    await calls[0]?.answer(repaymentOnWire(repaymentInfo()));
    makeCode();
    vi.setSystemTime(Date.parse('2026-11-24T17:00:00+08:00'));
    actor.send({ type: 'code.requested' });
    expect(selectViewState(actor.getSnapshot())).toBe('codeMade');
    storedCode?.send({ type: 'order.loaded', seen: seenIn('order', { repayPlan: [] }) });
    await settle();
    expect(selectLiveCode(storedCode?.getSnapshot())).toBeDefined();
  });

  test.each([45, 2 * 60, 26 * 60, 20 * 24 * 60])(
    'keeps a reported payment waiting after its code has expired, %i minutes later, and warns of another one',
    async (minutes) => {
      makeCode().send({ type: 'payment.claimed', orderId: 'o1' });
      vi.setSystemTime(Date.now() + minutes * 60_000);
      const { storedCode, code } = await openOrder();
      expect(code?.saidPaid).toBe(true);
      expect(selectCanShowCode(storedCode?.getSnapshot())).toBe(false);
      const { actor } = await openRepayment();
      expect(selectViewState(actor.getSnapshot())).toBe('codeMade');
      expect(selectRepayment(actor.getSnapshot())).toMatchObject({
        canShowCode: false,
        arrival: { is: 'waiting' },
      });
      actor.send({ type: 'another.requested' });
      expect(selectIsWarned(actor.getSnapshot())).toBe(true);
      const stores = { paymentWay: openPaymentWay().getSnapshot().context };
      const help = openScreen(customerServiceMachine, { route: 'customerService', search, stores });
      expect(help.actor.getSnapshot().context.code?.reference).toBe(madeCode.reference);
    },
  );

  test.each([{ orderStatus: '200' }, { repayAmount: 100 }])(
    'hides a code when the order has %o',
    async (changes) => {
      makeCode();
      expect((await openOrder(changes)).code).toBeUndefined();
    },
  );

  test('hides a code once the order that is loaded again is settled', async () => {
    makeCode();
    const { storedCode } = await openOrder();
    expect(selectLiveCode(storedCode?.getSnapshot())).toBeDefined();
    storedCode?.send({ type: 'order.loaded', seen: seenIn('order', order({ orderStatus: '200' })) });
    await settle();
    expect(selectLiveCode(storedCode?.getSnapshot())).toBeUndefined();
  });

  test('shows the code that another tab made meanwhile instead of making another', async () => {
    const calls = holdCalls();
    const { actor } = openScreen(repayMachine, { route: 'repayUrl', search, stores: chosen });
    await calls[0]?.answer(repaymentOnWire(repaymentInfo()));
    expect(selectViewState(actor.getSnapshot())).toBe('repayment');
    makeCode();
    actor.send({ type: 'code.requested' });
    await settle();
    expect(selectViewState(actor.getSnapshot())).toBe('codeMade');
    expect(calls).toHaveLength(1);
    actor.send({ type: 'another.requested' });
    actor.send({ type: 'another.confirmed' });
    actor.send({ type: 'code.requested' });
    await settle();
    expect(calls).toHaveLength(2);
  });

  // A response's date has whole seconds, and its way to the phone differs.
  test('takes a code for paid by a plan that is loaded after it, though the clock of another page was ahead', async () => {
    makeCode({
      amount: 950_000,
      madeAt: Date.now() + 3_000,
      then: [{ call: 'instalment', owed: 950_000 }],
    });
    expect(selectViewState((await openRepayment()).actor.getSnapshot())).toBe('repayment');
  });

  test.each([
    ['opens a code that the borrower asks to see again', 892_480, 'codeMade', true],
    ['does not open it once its payment has arrived', 1_784_960, 'repayment', false],
    ['does not open it once a part of its payment has arrived', 900_000, 'repayment', false],
  ])('%s', async (_, owed, viewState, isOpened) => {
    const [then, madeAt] = [[{ call: 'instalment' as const, owed }], Date.now()];
    makeCode({ then, madeAt, key: 'k1' });
    const { actor, asked } = await openRepayment();
    expect(selectViewState(actor.getSnapshot())).toBe(viewState);
    const result = {
      link: madeCode.payUrl,
      channelNumber: '90001',
      amount: '892480',
      reference: madeCode.reference,
      then: JSON.stringify(then),
    };
    actor.send({ type: 'outcome.settled', done: { kind: 'makeCode', key: 'k1', since: madeAt, result } });
    expect(selectViewState(actor.getSnapshot())).toBe(viewState);
    expect(asked.some(({ type }) => type === 'link.opened')).toBe(isOpened);
  });

  test.each([{ amount: 950_000 }, { day: '2026-11-30' }])(
    'shows the code of another tab whose newer plan had %o: an older plan proves no payment',
    async (newer) => {
      const { actor } = await openRepayment();
      vi.setSystemTime(Date.parse('2026-11-24T14:01:00+08:00'));
      makeCode({ ...newer, madeAt: Date.now() });
      actor.send({ type: 'code.requested' });
      await settle();
      expect(selectViewState(actor.getSnapshot())).toBe('codeMade');
    },
  );

  test.each([
    ['a minute later', { madeAt: Date.parse('2026-11-24T13:58:00+08:00') }, 1],
    ['after the borrower said that it is paid', { saidPaid: true }, 1],
    ['as soon as it is made', { madeAt: Date.parse('2026-11-24T14:00:00+08:00') }, 0],
  ])('checks a code when its page opens %s', async (_, changes, count) => {
    const subject = makeCode(changes);
    const calls = holdCalls();
    const { actor } = openScreen(repaymentCodeMachine, {
      route: 'repaymentOfCode',
      search: `showType=1&payCode=${madeCode.payCode}&repayAmount=892480&${ownSearch}`,
      stores: { paymentWay: subject.getSnapshot().context },
    });
    expect(calls.map(({ query }) => query['orderId'])).toEqual(Array.from({ length: count }, () => 'o1'));
    await calls[0]?.answer(orderOnWire(order({ orderStatus: '200' })));
    expect(actor.getSnapshot().matches({ shown: { code: 'arrived' } })).toBe(count === 1);
  });

  test('is looked for again when a check of an earlier payment has shown more than the page', async () => {
    makeCode();
    const calls = holdCalls();
    const { actor, dialog } = openScreen(
      repayMachine,
      { route: 'repayUrl', search },
      { outcome: repayOutcome, phone: createPhoneMemory(pendingRequest('commit', 'order:o1')) },
    );
    await calls[0]?.answer(repaymentOnWire(repaymentInfo()));
    await settle();
    dialog()?.send({ type: 'check.requested' });
    await calls[1]?.answer(orderOnWire(order({ orderStatus: '170', noticeStatusText: 'Money sent' })));
    dialog()?.send({ type: 'dialog.closed' });
    expect(calls[2]?.path).toBe('/v3/installment/loan-play-detail');
    await calls[2]?.answer(repaymentOnWire(repaymentInfo({ repayAmount: 0 })));
    expect(selectViewState(actor.getSnapshot())).not.toBe('codeMade');
    await settle();
    expect(dialog()).toBeUndefined();
  });

  test('shows a code that is only a picture until the page is reloaded', async () => {
    const payUrl = '/repaymentOfCode?showType=2&payCodeImg=https%3A%2F%2Fpay.example%2Fq.png';
    const subject = makeCode({ payCode: '', picture: 'mark', payUrl });
    subject.send(infoOf('o1'));
    expect(subject.getSnapshot().context.info?.code?.payUrl).toBe(payUrl);
    expect(localStorage.getItem('repaymentInfo')).not.toContain('pay.example');
  });

  test('waits for the payment on the order once the borrower says that the code is paid', async () => {
    makeCode().send({ type: 'payment.claimed', orderId: 'o1' });
    expect((await openOrder()).code).toMatchObject({ saidPaid: true });
  });
});

test.each([
  ['2026-11-24', 10 * 3_600_000],
  ['2026-11-24 14:30', 1_800_000],
  ['2026-11-26', 58 * 3_600_000],
  ['', Infinity],
  ['soon', Infinity],
])(
  'keeps a code that is valid until %o live for %d ms, and looks at it again after a day',
  async (expiresAt, left) => {
    expect(timeLeft({ expiresAt }, Date.now())).toBe(left);
    makeCode({ expiresAt });
    const { storedCode } = await openOrder();
    expect(storedCode?.getSnapshot().context.found?.left).toBe(Math.min(left, 24 * 3_600_000));
  },
);

test.each([
  ['https://pay.example/c1?payCodeImg=x', 'https://pay.example/c1?payCodeImg=x'],
  ['https://pay.example/repaymentOfCode?id=1', 'https://pay.example/repaymentOfCode?id=1'],
  ['/repaymentOfCode?showType=2&payCodeImg=https%3A%2F%2Fpay.example%2Fq.png', ''],
  ['/repaymentOfCode/?payCodeImg=https%3A%2F%2Fpay.example%2Fq.png', ''],
  ['/loan/repaymentOfCode?payCodeImg=https%3A%2F%2Fpay.example%2Fq.png', ''],
  // Served by the lender beside the app.
  ['/partner/repaymentOfCode?payCodeImg=x', '/partner/repaymentOfCode?payCodeImg=x'],
  ['/repaymentOfCode2', '/repaymentOfCode2?productId=p1&orderId=o1'],
  [
    '/repaymentOfCode?showType=1&payCode=42&payCodeImg=x',
    '/repaymentOfCode?showType=1&payCode=42&productId=p1&orderId=o1',
  ],
])('stores the page at %o as %o', (payUrl, kept) => {
  expect(addressToSave({ payUrl, order: madeCode.order }, '/loan/')).toBe(kept);
});

const whole = 924_800;

const openUsed = async (repayAmount: number) => {
  const { storedCode, asked, leave } = await openOrder({ repayAmount });
  const notified = asked.flatMap((request) => (request.type === 'store.notified' ? [request.event] : []));
  return { leave, notified, used: selectUsedCode(storedCode?.getSnapshot()) };
};

const used = { type: 'code.used', orderId: 'o1' } as const;

test('a page that dies before the store starts loses no use of a code: the next load finds it again', async () => {
  makeCode();
  const first = await openUsed(whole - 10_000);
  expect(first.used).toBeDefined();
  expect(first.notified).toContainEqual(used);
  first.leave();
  expect(readRepaymentInfo()?.code?.isUsed).toBeUndefined();

  const second = await openUsed(whole - 10_000);
  expect(second.used).toBeDefined();
  expect(second.notified).toContainEqual(used);
  openPaymentWay(ownSearch, second.notified);
  second.leave();
  expect(readRepaymentInfo()?.code?.isUsed).toBe(true);

  // From now on it does not depend on what the order says.
  expect((await openUsed(whole)).used).toBeDefined();
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

import { describe, expect, test } from 'vitest';
import { repayMachine } from '../../machines/repay/machine.ts';
import { selectViewState, selectIsWarned, selectRepayment } from '../../machines/repay/selectors.ts';
import { repayOutcome } from '../../machines/repay/outcome.ts';
import type { PendingRequest } from '../../services/pendingRequests/stored.ts';
import { makeCode } from '../../services/repay/actors.ts';
import { createPhoneMemory } from '../doubles/pendingStore.ts';
import { settle } from '../doubles/root.ts';
import { pendingRequest, pendingOf } from '../models/fixtures/pendingRequests.ts';
import { extendedPlan, repaymentInfo, repaymentOnWire } from '../models/fixtures/repayment.ts';
import { type HeldCall, holdCalls, openScreen } from '../doubles/lender.ts';

const delayInfo = { title: 'Pay now to extend', delayAmount: 264_700 };
const made = { success: true, data: { payUrl: 'https://pay.example/c1' } };

const opened = async (route: 'repayUrl' | 'repayDelayUrl' = 'repayUrl') => {
  const calls = holdCalls();
  const screen = openScreen(
    repayMachine,
    { route, search: 'productId=p1&orderId=o1' },
    { outcome: repayOutcome, phone: createPhoneMemory() },
  );
  const repayPlan = route === 'repayDelayUrl' ? extendedPlan : [];
  await calls[0]?.answer(repaymentOnWire(repaymentInfo({ delayInfo, repayPlan })));
  screen.actor.send({ type: 'channels.opened' });
  screen.actor.send({ type: 'channel.chosen', channelNumber: '90001' });
  const pay = async () => {
    screen.actor.send({ type: 'code.requested' });
    await settle();
  };
  return { ...screen, calls, codes: () => calls.filter(({ key }) => key !== null), pay };
};
const last = (calls: HeldCall[]) => calls.at(-1);
const dialogOf = ({ dialog }: Pick<Awaited<ReturnType<typeof opened>>, 'dialog'>) => dialog();

describe('requests on the wire', () => {
  test('pays the delay amount for an extension, with isDelay=1', async () => {
    const { calls, codes, pay } = await opened('repayDelayUrl');
    expect(calls[0]?.path).toBe('/spoken/unforgettable');
    await pay();
    expect(last(codes())?.body).toMatchObject({ amount: '264700', isDelay: '1' });
  });
});

describe('one code per pending request', () => {
  test('keeps showing a code that was made while it is reloaded, and without a connection', async () => {
    const { calls, pay, codes, actor, clock } = await opened();
    await pay();
    await last(codes())?.answer(made);
    for (const happens of [(call?: HeldCall) => call?.answer('<html>'), () => clock.increment(60_000)]) {
      actor.send({ type: 'screen.returned' });
      expect(last(calls)?.path).toBe('/v3/installment/loan-play-detail');
      expect(selectViewState(actor.getSnapshot())).toBe('codeMade');
      actor.send({ type: 'another.requested' });
      expect(selectIsWarned(actor.getSnapshot())).toBe(false);
      await happens(last(calls));
      expect(selectViewState(actor.getSnapshot())).toBe('codeMade');
    }
    actor.send({ type: 'another.requested' });
    actor.send({ type: 'screen.returned' });
    expect(selectIsWarned(actor.getSnapshot())).toBe(false);
    await last(calls)?.answer(repaymentOnWire(repaymentInfo({ repayAmount: 0 })));
    expect(selectViewState(actor.getSnapshot())).toBe('repayment');
  });
});

test('a code that the page lost is shown with what was known when it was made, and not once it is paid', async () => {
  const part = { title: '1', remark: '', amount: 892_480, time: '2026-12-01', paid: undefined };
  const now = Date.now();
  const phone = createPhoneMemory();
  const openAt = async (parts: number, repayAmount = 892_480) => {
    const calls = holdCalls();
    const screen = openScreen(
      repayMachine,
      {
        route: 'repayUrl',
        search: 'productId=p1&orderId=o1&sessionId=s1',
        stores: { paymentWay: { info: undefined, channelNumber: '90001', cardId: '' } },
      },
      { outcome: repayOutcome, phone },
    );
    const repayPlan = Array.from({ length: parts }, () => part);
    await calls[0]?.answer(repaymentOnWire(repaymentInfo({ repayAmount, repayPlan })));
    await settle();
    return { ...screen, calls };
  };
  const killed = await openAt(3);
  killed.actor.send({ type: 'code.requested' });
  await settle();
  await killed.calls.at(-1)?.answer(made);
  killed.leave();
  const reopened = await openAt(2, 900_000);
  dialogOf(reopened)?.send({ type: 'result.accepted' });
  await settle();
  const { code } = reopened.actor.getSnapshot().context;
  expect(code).toMatchObject({ amount: 892_480, then: [{ unpaid: [892_480, 892_480, 892_480] }] });
  expect(code?.madeAt).toBeGreaterThanOrEqual(now - 1_000);
  reopened.actor.send({ type: 'screen.returned' });
  await reopened.calls
    .at(-1)
    ?.answer(repaymentOnWire(repaymentInfo({ repayAmount: 900_000, repayPlan: [part, part] })));
  await settle();
  expect(reopened.actor.getSnapshot().matches('codeMade')).toBe(false);
});

describe('a screen that opens while a payment is pending', () => {
  const code = (channelNumber: string, amount = 892_480) =>
    makeCode.describe({ productId: 'p1', orderId: 'o1', isDelay: false, amount, channelNumber });
  const open = async (pending: PendingRequest[], channelNumber = '90001') => {
    const calls = holdCalls();
    const screen = openScreen(
      repayMachine,
      {
        route: 'repayUrl',
        search: 'productId=p1&orderId=o1',
        stores: { paymentWay: { info: undefined, channelNumber, cardId: '' } },
      },
      { outcome: repayOutcome, phone: createPhoneMemory(...pending) },
    );
    await calls[0]?.answer(repaymentOnWire(repaymentInfo()));
    await settle();
    return { ...screen, calls };
  };

  test.each(['makeCode', 'commit', 'confirm', 'payByWallet'] as const)(
    'warns of it for every kind: %s',
    async (kind) => {
      const screen = await open([pendingRequest(kind, 'order:o1', { since: Date.now() })]);
      expect(dialogOf(screen)?.getSnapshot().context).toMatchObject({
        kind,
        reason: 'unknown',
        question: { productId: 'p1', orderId: 'o1' },
        isSame: false,
      });
    },
  );

  test.each([
    ['90001', true],
    ['90003', false],
    ['', true],
    // Chosen for another order: this amount exceeds its limit.
    ['90009', true],
  ])('allows resending a payment through GCash with channel %j selected: %s', async (before, isSame) => {
    const screen = await open([pendingOf(code('90001'))], before);
    expect(dialogOf(screen)?.getSnapshot().context).toMatchObject({ kind: 'makeCode', isSame });
    expect(screen.actor.getSnapshot().context.channelNumber).toBe(before);
  });

  test('blocks resending another amount, or through a removed channel', async () => {
    const screen = await open(
      [pendingOf(code('90001', 900_000)), pendingOf(code('90002'), { key: 'another', place: 2 })],
      '',
    );
    expect(dialogOf(screen)?.getSnapshot().context).toMatchObject({ isSame: false });
  });

  test('settles a payment that a check finds paid, forgets what was due, and opens the order', async () => {
    const screen = await open([pendingOf(code('90001'))]);
    dialogOf(screen)?.send({ type: 'check.requested' });
    await last(screen.calls)?.answer({
      success: true,
      data: { orderStatus: '200', noticeStatusText: 'Fully paid' },
    });
    screen.asked.length = 0;
    dialogOf(screen)?.send({ type: 'result.accepted' });
    expect(screen.pendingRequests()).toEqual([]);
    expect(screen.actor.getSnapshot().matches('paid')).toBe(true);
    expect(screen.asked).toEqual([
      { type: 'store.notified', store: 'paymentWay', event: { type: 'order.settled', orderId: 'o1' } },
      {
        type: 'navigation.requested',
        to: 'loanDetailUrl',
        query: { productId: 'p1', orderId: 'o1' },
        replace: true,
      },
    ]);
  });
});

describe('the cost of paying', () => {
  test.each([
    ['90001', 892_480],
    ['90003', 893_980],
    ['', 892_480],
  ])('through channel %j is %i centavos in total', async (channelNumber, total) => {
    const calls = holdCalls();
    const { actor } = openScreen(repayMachine, {
      route: 'repayUrl',
      search: '',
      stores: { paymentWay: { info: undefined, channelNumber, cardId: '' } },
    });
    await calls[0]?.answer(repaymentOnWire(repaymentInfo()));
    const seen = actor.getSnapshot();
    expect(selectRepayment(seen)).toMatchObject({ amount: 892_480, total });
  });
});

describe('the amount due', () => {
  const load = async (json: unknown, route: 'repayUrl' | 'repayDelayUrl' = 'repayUrl') => {
    const calls = holdCalls();
    const screen = openScreen(repayMachine, { route, search: 'product_id=p1&orderId=o1' });
    await calls[0]?.answer(json);
    return screen;
  };

  test.each([undefined, null, '', {}, { title: 'Extend', delayAmount: '' }])(
    'requires a price for an extension: with %j the page fails, but an instalment is still readable',
    async (price) => {
      const answer = { success: true, data: { ...repaymentOnWire(repaymentInfo()).data, delayInfo: price } };
      const extension = await load(answer, 'repayDelayUrl');
      expect(extension.actor.getSnapshot().matches('failed')).toBe(true);
      expect(extension.asked).toEqual([{ type: 'toast.requested', message: { key: 'error' } }]);
      const instalment = await load(answer);
      expect(selectRepayment(instalment.actor.getSnapshot()).amount).toBe(892_480);
    },
  );
});

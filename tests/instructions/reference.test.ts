import { beforeEach, expect, test, vi } from 'vitest';
import { instructionsMachine } from '../../machines/instructions/machine.ts';
import { selectHasArrived, selectReference, selectSum } from '../../machines/instructions/selectors.ts';
import type { MadeCode } from '../../services/repay/stored.ts';
import { holdCalls, openScreen } from '../doubles/lender.ts';
import { madeCode, ownSearch, wayWith } from '../models/fixtures/repayment.ts';

const minute = 60_000;
const contractNumber = '8001701000000';
const ofOrder = { reference: contractNumber, sum: { toLoan: 892_480, fee: undefined, total: 892_480 } };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T14:00:00+08:00'), toFake: ['Date', 'performance'] });
});

const open = (code: Partial<MadeCode>, info = {}) => {
  const screen = openScreen(instructionsMachine, {
    route: 'DRInstructions',
    search: ownSearch,
    stores: { paymentWay: wayWith(info, { ...madeCode, ...code }) },
  });
  const shown = () => {
    const snapshot = screen.actor.getSnapshot();
    return { reference: selectReference(snapshot), sum: selectSum(snapshot) };
  };
  return { ...screen, shown };
};

test('shows the amount that a code was made for, whatever has become due since', () => {
  const { shown } = open({ isDelay: true, amount: 150_000 });
  expect(shown()).toEqual({
    reference: madeCode.reference,
    sum: { toLoan: 150_000, fee: 1_500, total: 151_500 },
  });
});

test('shows the amount due for a code of an older release, which stored none', () => {
  const { shown } = open({ amount: undefined });
  expect(shown().sum).toEqual({ toLoan: 892_480, fee: 1_500, total: 893_980 });
});

test("shows the order's contract number instead of an expired code", () => {
  const { actor, shown } = open({ expiresAt: '2026-11-24 13:59' });
  expect(shown()).toEqual(ofOrder);
  expect(actor.getSnapshot().context.way).toBe('store');
});

test('shows no reference number after the only code has expired', () => {
  const { shown } = open({ expiresAt: '2026-11-24 13:59' }, { defDetail: undefined });
  expect(shown().reference).toBe('');
});

test('keeps a code that has not expired, or whose expiry is unknown', () => {
  expect(open({}).shown().reference).toBe(madeCode.reference);
  expect(open({ expiresAt: '' }).shown().reference).toBe(madeCode.reference);
  expect(open({ expiresAt: 'today' }).shown().reference).toBe(madeCode.reference);
});

const order = { orderStatus: '174', repayAmount: 924_800, repayDate: '2026-12-01' };
const nextInstalment = {
  ...order,
  orderStatus: '170',
  repayDate: '2026-12-31',
  payments: [{ amount: 892_480, code: madeCode.payCode }],
};

/** Opens the page of a code that was made an hour ago. `answers`: the company shows the order. */
const openEarlier = (code: Partial<MadeCode> = {}) => {
  const calls = holdCalls();
  const screen = open({ expiresAt: '', madeAt: Date.now() - 60 * minute, ...code });
  const answers = (data: object, headers = {}) =>
    calls.at(-1)?.answer({ success: true, message: '', data }, 200, headers);
  const seen = () => ({
    ...screen.shown(),
    hasArrived: selectHasArrived(screen.actor.getSnapshot()),
  });
  return { ...screen, answers, seen };
};
const nothingToPay = { reference: '', sum: undefined, hasArrived: true };

test('shows nothing to pay when the order shows that the code was paid', async () => {
  const { actor, asked, answers, seen } = openEarlier();
  expect(seen().reference).toBe(madeCode.reference);
  await answers(nextInstalment);
  expect(seen()).toEqual(nothingToPay);
  actor.send({ type: 'copy.requested' });
  actor.send({ type: 'order.chosen' });
  expect(asked.slice(1)).toEqual([expect.objectContaining({ to: 'loanDetailUrl', query: madeCode.order })]);
});

test('shows a code again when a response shows that the phone had a wrong clock', async () => {
  const { answers, shown } = openEarlier({ expiresAt: '2026-11-24 13:59' });
  expect(shown()).toEqual(ofOrder);
  await answers(order, { date: 'Tue, 24 Nov 2026 05:00:00 GMT' });
  expect(shown().reference).toBe(madeCode.reference);
});

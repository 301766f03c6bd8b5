import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isDisputed, nextPaymentOf, zeroOfOrder } from '../../services/order/nextPayment.ts';
import { orderSchema } from '../../services/orderDetails/schema.ts';
import { actionsOf, isPressing } from '../../services/orderDetails/facts.ts';
import { billOf } from '../../services/repay/facts.ts';
import { order, orderOnWire } from '../models/fixtures/order.ts';
import { repaymentInfo } from '../models/fixtures/repayment.ts';

const now = Date.parse('2026-11-28T10:00:00+08:00');
const onWire = (changes: object) => v.parse(orderSchema, { ...orderOnWire(order()).data, ...changes });
const nextIn = (changes: object) => nextPaymentOf(onWire(changes), now);

const paid = { title: '1', amount: 200_000, time: '2026-11-03', paid: '1' };
const soon = { title: '2', amount: 200_000, time: '2026-12-03', paid: '0' };
const late = { ...soon, time: '2026-11-20' };
const last = { title: '3', amount: 400_000, time: '2027-01-27', paid: '0' };

describe('the next payment', () => {
  test('is the first unpaid part of the plan; a greater sum is named as all', () => {
    expect(
      nextIn({ repayAmount: 800_000, repayDate: '2027-01-27', repayPlan: [paid, soon, last] }),
    ).toMatchObject({ amount: 200_000, day: '2026-12-03', inAll: 800_000, part: undefined, isLate: false });
  });

  test.each(['170', '174', '180'])('is late with a late part, whatever the sum says: %s', (orderStatus) => {
    const next = nextIn({
      orderStatus,
      repayAmount: 800_000,
      repayDate: '2027-01-27',
      repayPlan: [paid, late, last],
    });
    expect(next).toMatchObject({ amount: 200_000, daysLeft: -8, isLate: true, isNow: true });
  });

  test('is what is left of a part that was paid in part', () => {
    expect(nextIn({ repayAmount: 50_000, repayPlan: [paid, soon, last] })).toMatchObject({
      amount: 50_000,
      part: 200_000,
      inAll: undefined,
    });
  });

  test('is the sum and its date without a plan, or with one that does not say what is paid', () => {
    const sum = { amount: 924_800, day: '2026-12-01', inAll: undefined, part: undefined };
    const { paid: _, ...silent } = late;
    expect(nextIn({ repayPlan: [] })).toMatchObject(sum);
    expect(nextIn({ repayPlan: null })).toMatchObject(sum);
    expect(nextIn({ repayPlan: [silent, { ...silent, time: '2026-12-20' }] })).toMatchObject(sum);
  });

  test('is the first part of a plan that begins in the future', () => {
    const plan = [soon, last].map((row) => ({ ...row, paid: undefined }));
    expect(nextIn({ repayAmount: 600_000, repayPlan: plan })).toMatchObject({
      amount: 200_000,
      inAll: 600_000,
    });
    // The first may be paid where less is asked for by another day.
    const asked = { repayAmount: 150_000, repayDate: '2026-12-30' };
    expect(nextIn({ ...asked, repayPlan: plan })).toMatchObject({
      amount: 150_000,
      day: '2026-12-30',
      part: undefined,
      isOnlySum: true,
    });
    expect(nextIn({ ...asked, repayDate: soon.time, repayPlan: plan })).toMatchObject({ part: 200_000 });
  });

  test.each(['Y', 2, undefined, ''])('is not a part with paid %j where others say what is paid', (odd) => {
    const asked = { repayAmount: 250_000, repayDate: '2026-12-03' };
    const sum = { amount: 250_000, day: '2026-12-03', isLate: false, isOnlySum: true };
    const unclear = { ...paid, paid: odd };
    expect(nextIn({ ...asked, repayPlan: [unclear, soon] })).toMatchObject(sum);
    expect(nextIn({ ...asked, repayPlan: [paid, { ...soon, paid: odd }, last] })).toMatchObject(sum);
    // A later part that is unpaid and late is still late.
    expect(nextIn({ ...asked, repayPlan: [unclear, late, last] })).toMatchObject({
      day: late.time,
      isLate: true,
    });
  });

  test('is the sum where a part of the plan cannot be read', () => {
    const changes = { repayPlan: [paid, { ...soon, amount: '2,000' }, last] };
    expect(onWire(changes).repayPlan).toBe('unknown');
    expect(nextIn(changes)).toMatchObject({ amount: 924_800, inAll: undefined });
  });

  test('is an unpaid part, although nothing is asked for now', () => {
    expect(nextIn({ repayAmount: 0, repayPlan: [paid, last] })).toMatchObject({ amount: 400_000 });
  });

  test.each([
    ['a plan with the newest part first', [last, soon, late, paid]],
    ['a part without a day', [{ ...soon, time: '' }, late, last]],
    ['a part with an unreadable day', [{ ...soon, time: 'soon' }, late]],
  ])('is the late part behind %s', (_, repayPlan) => {
    expect(nextIn({ repayAmount: 800_000, repayPlan })).toMatchObject({
      amount: 200_000,
      day: '2026-11-20',
      isLate: true,
    });
  });

  test.each([
    ['not late by the day of a larger sum', 800_000, { day: '', isLate: false }],
    ['late by the day of the same sum', 200_000, { day: '2026-11-20', isLate: true }],
  ])('of a part without a day is %s', (_, repayAmount, next) => {
    const repayPlan = [{ ...soon, time: '' }, last];
    expect(nextIn({ repayAmount, repayDate: '2026-11-20', repayPlan })).toMatchObject(next);
  });

  test('is the earliest part, in whatever sequence they are sent', () => {
    expect(nextIn({ repayAmount: 800_000, repayPlan: [last, soon] })).toMatchObject({ day: '2026-12-03' });
  });

  test.each([0, '0'])('is no part of %j', (amount) => {
    const plan = [{ ...late, amount }, soon];
    expect(nextIn({ repayAmount: 800_000, repayPlan: plan })).toMatchObject({
      amount: 200_000,
      isLate: false,
    });
    expect(nextIn({ repayAmount: 0, repayPlan: [{ ...late, amount }] })).toBeUndefined();
    expect(nextIn({ repayAmount: undefined, repayPlan: [{ ...late, amount }] })?.amount).toBeUndefined();
  });

  test('is late by the status alone', () => {
    expect(nextIn({ orderStatus: '180', repayDate: '' })).toMatchObject({ isLate: true, isNow: true });
  });

  test.each([
    { repayDate: '2026-12-19' },
    { repayDate: '2026-11-28' },
    { repayPlan: [{ ...soon, time: '2026-12-19' }, last] },
    { repayPlan: [{ title: '1' }], repayDate: '2026-12-19' },
  ])('is disputed where the status is overdue and its day is not over: %j', (changes) => {
    const next = nextIn({ orderStatus: '180', ...changes });
    expect(next && isDisputed(next)).toBe(true);
    expect(next?.isNow).toBe(changes.repayDate === '2026-11-28');
    expect(isPressing(onWire({ orderStatus: '180', ...changes }), now)).toBe(true);
  });

  test.each([
    { orderStatus: '174', repayDate: '2026-12-19' },
    { orderStatus: '180', repayDate: '2026-11-27' },
    { orderStatus: '180', repayDate: '' },
  ])('is not disputed: %j', (changes) => {
    const next = nextIn(changes);
    expect(next && isDisputed(next)).toBe(false);
  });

  test.each([
    ['a plan that cannot be read', [{ title: '1' }], true],
    ['a plan that does not say what is paid', [{ ...late, paid: undefined }], true],
    ['a plan that is paid', [paid], true],
    ['no plan', [], false],
    ['an unpaid part', [paid, soon], false],
  ])('is only a sum beside %s: %s', (_, repayPlan, isOnlySum) => {
    expect(nextIn({ repayPlan })?.isOnlySum).toBe(isOnlySum);
  });

  test.each([undefined, null, '', 'much', 12.5, {}])('has no sum for %j', (repayAmount) => {
    expect(nextIn({ repayAmount })).toMatchObject({ amount: undefined, day: '2026-12-01' });
    expect(nextIn({ repayAmount, repayDate: '' })).toMatchObject({ amount: undefined, day: '' });
  });

  test.each([
    ['170', 8, false],
    ['170', 7, true],
    ['174', 2, true],
    ['174', undefined, true],
    ['170', undefined, false],
  ])('is to be paid now, for the status %s and %s days left: %s', (orderStatus, days, isNow) => {
    const repayDate = days === undefined ? '' : new Date(now + days * 86_400_000).toISOString().slice(0, 10);
    expect(nextIn({ orderStatus, repayDate })?.isNow).toBe(isNow);
  });
});

describe('nothing to pay', () => {
  test.each([0, '0', -500, '-500'])('is what a sum of %j says', (repayAmount) => {
    const paidOff = onWire({ repayAmount, isDelay: '1' });
    expect(nextPaymentOf(paidOff, now)).toBeUndefined();
    expect(zeroOfOrder(paidOff, now)).toBe('loanPaid');
    expect(actionsOf(paidOff, now)).toEqual([]);
  });

  test.each([
    [undefined, { repayAmount: undefined }],
    [undefined, { repayAmount: '' }],
    ['nothingDue', { repayPlan: [last] }],
    ['nothingDue', { repayPlan: [soon] }],
    [
      'nothingDue',
      {
        repayPlan: [
          { ...late, paid: '' },
          { ...last, paid: '' },
        ],
      },
    ],
    ['notKnown', { repayPlan: [late] }],
    ['notKnown', { repayPlan: [{ ...soon, time: '' }], repayDate: '2026-11-20' }],
    ['notKnown', { repayPlan: [{ title: 'Without an amount' }] }],
    ['notKnown', { orderStatus: '180' }],
    ['notKnown', { orderStatus: '180', repayPlan: [last] }],
  ])('is not said, but %s, of %j', (zero, changes) => {
    const found = onWire({ repayAmount: 0, isDelay: '1', ...changes });
    expect(zeroOfOrder(found, now)).toBe(zero);
    const { orderStatus, repayDate, repayPlan } = found;
    const bill = repaymentInfo({ repayAmount: found.repayAmount, repayDate, repayPlan });
    const offered = found.repayAmount === undefined ? ['contact', 'repay', 'rollOver'] : [];
    expect(actionsOf(found, now)).toEqual(zero === 'notKnown' ? ['contact'] : offered);
    // The page of the repayment says the same, as far as it knows: its call has no status.
    expect(orderStatus === '180' ? zero : billOf(bill, now)).toBe(zero ?? 'notKnown');
  });
});

test.each([undefined, null, '', []])('reads %j as a plan that is not sent', (repayPlan) => {
  expect(onWire({ repayPlan }).repayPlan).toEqual([]);
});

test('reads a plan that arrives as an object as a list', () => {
  expect(onWire({ repayPlan: { 1: paid, 2: soon } }).repayPlan).toHaveLength(2);
});

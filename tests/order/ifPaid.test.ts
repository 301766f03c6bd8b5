import { expect, test } from 'vitest';
import { ifPaid } from '../../services/order/ifPaid.ts';
import type { NextPayment } from '../../services/order/nextPayment.ts';

const next: NextPayment = {
  amount: 924_800,
  day: '2026-11-30',
  inAll: undefined,
  part: undefined,
  isOnlySum: false,
  daysLeft: 2,
  isLate: false,
  isNow: true,
};
const penalties = { penaltyPerDay: 46_240, penaltyOnce: 100_000 };

test.each<
  [string, Partial<NextPayment>, Parameters<typeof ifPaid>[1], number | undefined, number | undefined]
>([
  ['before its day, with both penalties', {}, penalties, 924_800, 1_071_040],
  ['late, with another day only', { isLate: true }, penalties, 924_800, 971_040],
  ['late, where the one-time penalty is not sent', { isLate: true }, { penaltyPerDay: 1 }, 924_800, 924_801],
  ['later this month', { isNow: false }, penalties, undefined, 1_071_040],
  ['without a known sum', { amount: undefined }, penalties, undefined, undefined],
  ['where the one-time penalty is not known', {}, { penaltyPerDay: 46_240 }, 924_800, undefined],
  ['where the daily penalty is not known', {}, { penaltyOnce: 100_000 }, 924_800, undefined],
  ['where penalties have ended', { isLate: true }, { penaltyPerDay: 0 }, 924_800, undefined],
])('says what a payment comes to: %s', (_, changes, sent, today, later) => {
  expect(ifPaid({ ...next, ...changes }, sent)).toEqual({ today, later });
});

import { expect, test } from 'vitest';
import * as v from 'valibot';
import { effectiveRateOf, lateCostOf, planFaultOf } from '../../machines/loanConfirm/plan.ts';
import {
  agreementLinkSchema,
  agreementsSchema,
  confirmationSchema,
  takenSchema,
} from '../../services/loanConfirm/schema.ts';
import { confirmation } from '../models/fixtures/confirmation.ts';

const least = { amount: '800000', periods: 120, isPopType: 1 };

test('reads a minimal confirmation, with numbers as text and the other way round', () => {
  expect(
    v.parse(confirmationSchema, { ...least, details: null, repay_plans: null, termUnit: null }),
  ).toMatchObject({
    amount: 800_000,
    periods: '120',
    termUnit: '',
    details: [],
    repay_plans: [],
    isPopType: true,
    popAgreementUrl: '',
  });
});

test('leaves out rows without a value, and reads times as text or milliseconds', () => {
  const read = v.parse(confirmationSchema, {
    ...least,
    details: [
      { text: 'Fee', value: '' },
      { text: 'Rate', value: 3 },
    ],
    repay_plans: [{ amount: '1', pay_time: 1_767_225_600_000 }],
  });
  expect(read.details).toEqual([{ text: 'Rate', value: '3' }]);
  expect(read.repay_plans).toEqual([{ title: '', description: '', amount: 1, pay_time: '1767225600000' }]);
});

const payment = { title: '1st payment', description: '', amount: 800_000, pay_time: '2026-03-02' };
const unreadable = { title: '', description: '', amount: 0, pay_time: '' };

test.each([
  ['a payment that came as nothing', [payment, null], [payment, unreadable]],
  ['a payment that is none', [payment, 'n/a'], [payment, unreadable]],
  ['a payment below zero', [{ ...payment, amount: -1 }, payment], [unreadable, payment]],
  ['a plan in words', 'n/a', [unreadable]],
  ['a plan that is one thing', {}, [unreadable]],
  ['an empty text for a plan', '', []],
  ['no plan', undefined, []],
])('does not ignore %s: users cannot agree to unreadable data', (_, sent, read) => {
  const { repay_plans } = v.parse(confirmationSchema, { ...least, repay_plans: sent });
  expect(repay_plans).toEqual(read);
  expect(planFaultOf(confirmation({ repay_plans }))).toBe(
    read.some(({ amount }) => amount === 0) ? 'payment' : undefined,
  );
});

test('reads a confirmation without a plan', () => {
  expect(v.parse(confirmationSchema, least).repay_plans).toEqual([]);
});

test.each(['', '8,000', 8.5, null])('rejects %j as a sum of centavos', (amount) => {
  expect(v.safeParse(confirmationSchema, { ...least, amount }).success).toBe(false);
});

test.each([
  ['a list in data', { data: [{ title: 'A' }] }, [{ title: 'A' }]],
  ['a bare list', [{ title: 'A' }], [{ title: 'A' }]],
  ['nothing in data', { data: null }, []],
])('reads the agreements: %s', (_, data, titles) => {
  expect(v.parse(agreementsSchema, data)).toEqual(titles);
});

test.each([{}, null, '', [], { lendDetailsUrl: null }, { lendDetailsUrl: {} }, { lendDetailsUrl: '  ' }])(
  'counts a taken loan as taken, even if the response is %j',
  (data) => {
    expect(v.parse(takenSchema, data)).toBe('');
  },
);

test.each(['', '  ', null])('does not open an agreement with the URL %j', (contract_url) => {
  expect(v.safeParse(agreementLinkSchema, { contract_url }).success).toBe(false);
});

const plan = [{ title: 'Only', description: '', amount: 924_800, pay_time: '2026-12-26' }];
const priced = { ...least, repay_plans: plan, receivedAmount: 776_000, feeAmount: 24_000 };

test.each([
  [{ receivedAmount: '7,760.00' }, 'received'],
  [{ receivedAmount: 7760.5 }, 'received'],
  [{ receivedAmount: -1 }, 'received'],
  [{ feeAmount: '240.00' }, 'received'],
  [{ receivedAmount: 800_000, feeAmount: '240.00' }, 'fee'],
  [{ receivedAmount: null, feeAmount: '240.00' }, 'fee'],
  [{ receivedAmount: null, feeAmount: '240.00', repay_plans: [] }, 'fee'],
  [{ receivedAmount: null, feeAmount: '' }, undefined],
])('calculates no rate from %j, as if nothing was taken off', (changes, fault) => {
  const loan = v.parse(confirmationSchema, { ...priced, ...changes });
  expect(planFaultOf(loan)).toBe(fault);
  expect(effectiveRateOf(loan, Date.UTC(2026, 10, 26)) === undefined).toBe(fault !== undefined);
});

test.each([
  [{ penaltyOnce: '1,000.00', penaltyPerDay: 5_000 }, undefined],
  [{ penaltyOnce: 100_000, penaltyPerDay: '50.00' }, undefined],
  [{ penaltyPerDay: 5_000 }, 25_000],
])('shows no late cost without one of its parts: %j', (penalties, cost) => {
  expect(lateCostOf(v.parse(confirmationSchema, { ...priced, ...penalties }))).toBe(cost);
});

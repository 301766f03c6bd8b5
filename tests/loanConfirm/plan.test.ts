import { describe, expect, test } from 'vitest';
import { bareFeeOf, feeInPlanOf, planFaultOf, runsOf } from '../../services/loanConfirm/plan.ts';
import { confirmation } from '../models/fixtures/confirmation.ts';

const withFee = (total: number, receivedAmount?: number) =>
  confirmation({
    feeAmount: 24_000,
    receivedAmount,
    repay_plans: [{ title: 'Only', description: '', amount: total, pay_time: '' }],
  });

describe('a fee that is not taken off first', () => {
  test('includes a fee in the charges when all is received', () => {
    const loan = withFee(824_000, 800_000);
    expect([feeInPlanOf(loan), bareFeeOf(loan), planFaultOf(loan)]).toEqual([24_000, undefined, undefined]);
  });

  test('shows the fee alone when nothing is said of what is received', () => {
    const loan = withFee(824_000);
    expect([feeInPlanOf(loan), bareFeeOf(loan), planFaultOf(loan)]).toEqual([undefined, 24_000, undefined]);
  });

  test.each([
    [800_000, undefined],
    [800_000, 800_000],
    [823_999, undefined],
  ])('rejects a fee that exceeds the charges of a plan of %i centavos for 800000', (total, received) => {
    expect(planFaultOf(withFee(total, received))).toBe('fee');
  });
});

test('does not let a loan of zero be confirmed', () => {
  expect(planFaultOf(confirmation({ amount: 0, receivedAmount: undefined }))).toBe('amount');
});

test('does not let a loan without a plan be confirmed', () => {
  expect(planFaultOf(confirmation({ repay_plans: undefined }))).toBe('unknown');
});

test.each([
  ['', '', 'unknown'],
  ['days', '', undefined],
  ['', '2026-03-02', undefined],
])(
  'says when to pay by the unit %j of the term, or the days %j of the plan: %s',
  (termUnit, pay_time, fault) => {
    const [first] = confirmation().repay_plans ?? [];
    const repay_plans = first && [{ ...first, amount: 824_000, pay_time }];
    expect(planFaultOf(confirmation({ termUnit, repay_plans }))).toBe(fault);
  },
);

describe('equal payments', () => {
  const payment = { title: 'Payment', description: 'Principal', amount: 400_000, pay_time: '2026-03-02' };
  const countsOf = (...changes: Partial<typeof payment>[]) =>
    runsOf(confirmation({ repay_plans: changes.map((change) => ({ ...payment, ...change })) })).map(
      ({ days }) => days.length,
    );

  test.each([
    ['their day', [{}, { pay_time: '2026-04-02' }], [2]],
    ['their title', [{ title: 'Interest' }, { title: 'Principal' }], [1, 1]],
    ['their description', [{}, { description: 'Interest' }], [1, 1]],
    ['their amount', [{}, {}, { amount: 400_001 }], [2, 1]],
  ])('are merged as far as they differ in nothing but the day: here in %s', (_, payments, counts) => {
    expect(countsOf(...payments)).toEqual(counts);
  });
});

test('leaves a fee that is deducted first out of the plan', () => {
  expect(bareFeeOf(withFee(800_000, 776_000))).toBeUndefined();
  expect([feeInPlanOf(withFee(800_000, 776_000)), planFaultOf(withFee(800_000, 776_000))]).toEqual([
    undefined,
    undefined,
  ]);
});

import { describe, expect, test } from 'vitest';
import { bareFeeOf, feeInPlanOf, planFaultOf } from '../../machines/loanConfirm/plan.ts';
import { confirmation } from '../models/fixtures/confirmation.ts';

const withFee = (total: number, receivedAmount?: number) =>
  confirmation({
    feeAmount: 24_000,
    receivedAmount,
    repay_plans: [{ title: 'Only', description: '', amount: total, pay_time: '' }],
  });

describe('a fee that is not taken off first', () => {
  test.each([
    ['nothing is said of what is received', undefined],
    ['all is received', 800_000],
  ])('includes a fee in the charges when %s', (_, received) => {
    expect(feeInPlanOf(withFee(824_000, received))).toBe(24_000);
    expect(planFaultOf(withFee(824_000, received))).toBeUndefined();
  });

  test.each([
    [800_000, undefined],
    [800_000, 800_000],
    [823_999, undefined],
  ])('rejects a fee that exceeds the charges of a plan of %i centavos for 800000', (total, received) => {
    expect(planFaultOf(withFee(total, received))).toBe('fee');
  });

  test.each([[undefined], [800_000]])(
    'shows a fee separately if the charges are unknown and %s is received',
    (receivedAmount) => {
      const loan = confirmation({ feeAmount: 24_000, receivedAmount, repay_plans: [] });
      expect([feeInPlanOf(loan), bareFeeOf(loan), planFaultOf(loan)]).toEqual([undefined, 24_000, undefined]);
    },
  );
});

test.each([[[]], [undefined]])('does not let a loan of zero be confirmed', (repay_plans) => {
  expect(
    planFaultOf(confirmation({ amount: 0, receivedAmount: undefined, ...(repay_plans && { repay_plans }) })),
  ).toBe('amount');
});

test('leaves a fee that is deducted first out of the plan', () => {
  expect(bareFeeOf(withFee(800_000, 776_000))).toBeUndefined();
  expect([feeInPlanOf(withFee(800_000, 776_000)), planFaultOf(withFee(800_000, 776_000))]).toEqual([
    undefined,
    undefined,
  ]);
});

import { effectiveRate, inPercent } from '../../services/lending/effectiveRate.ts';
import type { LoanHeadline } from '../../services/loanConfirm/headline.ts';
import type { Confirmation } from '../../services/loanConfirm/schema.ts';
import { daysUntil } from '../parts/day.ts';

/** Sum of the schedule in centavos; undefined when the data give no schedule. */
export const totalOf = ({ repay_plans }: LoanHeadline): number | undefined =>
  repay_plans.length > 0 ? repay_plans.reduce((sum, { amount }) => sum + amount, 0) : undefined;

/** What the plan asks for beyond the amount financed, in centavos; undefined when the data give no schedule. */
export const chargesOf = (loan: LoanHeadline): number | undefined => {
  const total = totalOf(loan);
  return total === undefined ? undefined : total - loan.amount;
};

/** Whether the fee is taken off the money before it is sent, rather than paid back with the plan. */
export const isFeeTakenOff = ({ amount, receivedAmount }: LoanHeadline): boolean =>
  receivedAmount !== undefined && receivedAmount !== amount;

/** The fee, where it is part of the charges in the plan; undefined where it is taken off before, or the charges are unknown. */
export const feeInPlanOf = (loan: LoanHeadline): number | undefined =>
  isFeeTakenOff(loan) || chargesOf(loan) === undefined ? undefined : loan.feeAmount;

/** The fee of a loan without a plan that is not taken off: it is unknown how it is paid, but it is said before anyone agrees. */
export const bareFeeOf = (loan: LoanHeadline): number | undefined =>
  isFeeTakenOff(loan) || chargesOf(loan) !== undefined ? undefined : loan.feeAmount;

/** Why the backend's plan cannot be right. */
export type PlanFault =
  /** Nothing is lent. */
  | 'amount'
  /** Less is paid back than was lent. */
  | 'total'
  /** A payment of nothing or less. */
  | 'payment'
  /** The received amount and the deductions do not add up to the loan. */
  | 'received'
  /** The fee is not taken off first, and is more than all charges in the plan. */
  | 'fee';

/** Why the figures cannot be right; undefined when they add up. A plan that does not cannot be agreed to. */
export const planFaultOf = (loan: LoanHeadline): PlanFault | undefined => {
  const { amount, receivedAmount, feeAmount = 0, repay_plans } = loan;
  if (amount <= 0) return 'amount';
  if (repay_plans.some((payment) => payment.amount <= 0)) return 'payment';
  if ((chargesOf(loan) ?? 0) < 0) return 'total';
  if (receivedAmount !== undefined && (receivedAmount <= 0 || receivedAmount > amount)) return 'received';
  const isExplained = receivedAmount === amount || receivedAmount === amount - feeAmount;
  if (receivedAmount !== undefined && loan.feeAmount !== undefined && !isExplained) return 'received';
  return (feeInPlanOf(loan) ?? 0) > (chargesOf(loan) ?? 0) ? 'fee' : undefined;
};

/** The effective rate a month in per cent, '7.4', from what is received at `now` and the plan; undefined where they do not add up or a day cannot be read. */
export const effectiveRateOf = (loan: LoanHeadline, now: number | undefined): string | undefined => {
  const { amount, receivedAmount = amount, repay_plans } = loan;
  if (repay_plans.length === 0 || planFaultOf(loan)) return undefined;
  const payments = repay_plans.map((payment) => ({
    amount: payment.amount,
    day: daysUntil(payment.pay_time, now) ?? Number.NaN,
  }));
  const rate = effectiveRate(receivedAmount, payments);
  return rate === undefined ? undefined : inPercent(rate);
};

export const lateDays = 5;

/** The cost of paying the first payment `lateDays` late, in centavos; undefined when unknown. */
export const lateCostOf = ({ penaltyOnce, penaltyPerDay }: Confirmation): number | undefined => {
  const cost = (penaltyOnce ?? 0) + lateDays * (penaltyPerDay ?? 0);
  return cost > 0 ? cost : undefined;
};

/** Payments of a plan that follow each other and ask for the same sum. */
export interface PlanRun {
  payments: LoanHeadline['repay_plans'];
  amount: number;
}

/** The plan with equal payments that follow each other taken together. */
export const runsOf = ({ repay_plans }: LoanHeadline): PlanRun[] => {
  const runs: PlanRun[] = [];
  for (const payment of repay_plans) {
    const last = runs.at(-1);
    if (last?.amount === payment.amount) last.payments.push(payment);
    else runs.push({ payments: [payment], amount: payment.amount });
  }
  return runs;
};

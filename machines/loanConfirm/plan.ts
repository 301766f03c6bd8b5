import { effectiveRate, inPercent } from '../../services/lending/effectiveRate.ts';
import type { LoanHeadline } from '../../services/loanConfirm/headline.ts';
import type { Confirmation } from '../../services/loanConfirm/schema.ts';
import { daysUntil } from '../screen/day.ts';

/** Sum of the schedule in centavos; undefined without a schedule. */
export const totalOf = ({ repay_plans }: LoanHeadline): number | undefined =>
  repay_plans.length > 0 ? repay_plans.reduce((sum, { amount }) => sum + amount, 0) : undefined;

/** The plan's total beyond the amount financed, in centavos; undefined without a schedule. */
const chargesOf = (loan: LoanHeadline): number | undefined => {
  const total = totalOf(loan);
  return total === undefined ? undefined : total - loan.amount;
};

const isFeeTakenOff = ({ amount, receivedAmount }: LoanHeadline): boolean =>
  receivedAmount !== undefined && receivedAmount !== amount;

/** The fee, if it is included in the plan's charges; undefined when it is deducted first, or the charges are unknown. */
export const feeInPlanOf = (loan: LoanHeadline): number | undefined =>
  isFeeTakenOff(loan) || chargesOf(loan) === undefined ? undefined : loan.feeAmount;

/** The fee of a loan without a plan that is not deducted: how it is paid is unknown, so it is shown before consent. */
export const bareFeeOf = (loan: LoanHeadline): number | undefined =>
  isFeeTakenOff(loan) || chargesOf(loan) !== undefined ? undefined : loan.feeAmount;

export type PlanFault =
  | 'amount'
  /** Less is repaid than lent. */
  | 'total'
  /** A payment of nothing or less. */
  | 'payment'
  /** The received amount and the deductions do not add up to the loan. */
  | 'received'
  /** The fee is unreadable, or not taken off first and more than all charges in the plan. */
  | 'fee';

/** Undefined when the figures add up. An inconsistent plan cannot be agreed to. */
export const planFaultOf = (loan: LoanHeadline): PlanFault | undefined => {
  const { amount, receivedAmount, feeAmount = 0, repay_plans } = loan;
  if (amount <= 0) return 'amount';
  if (repay_plans.some((payment) => payment.amount <= 0)) return 'payment';
  if ((chargesOf(loan) ?? 0) < 0) return 'total';
  // An unreadable figure is NaN, which no comparison holds for.
  if (receivedAmount !== undefined && !(receivedAmount > 0 && receivedAmount <= amount)) return 'received';
  const isExplained = receivedAmount === amount || receivedAmount === amount - feeAmount;
  if (receivedAmount !== undefined && loan.feeAmount !== undefined && !isExplained) return 'received';
  return feeAmount >= 0 && (feeInPlanOf(loan) ?? 0) <= (chargesOf(loan) ?? 0) ? undefined : 'fee';
};

/** The effective monthly rate in per cent, '7.4', for the amount received at `now`; undefined if inconsistent, or a date is unreadable. */
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

export interface PlanRun {
  payments: LoanHeadline['repay_plans'];
  amount: number;
}

export const runsOf = ({ repay_plans }: LoanHeadline): PlanRun[] => {
  const runs: PlanRun[] = [];
  for (const payment of repay_plans) {
    const last = runs.at(-1);
    if (last?.amount === payment.amount) last.payments.push(payment);
    else runs.push({ payments: [payment], amount: payment.amount });
  }
  return runs;
};

/** The cost of the loan, line by line, in centavos; only the amount when the data are inconsistent. */
export const costOf = (loan: Confirmation, now: number | undefined) => {
  const { amount, receivedAmount, repay_plans } = loan;
  if (planFaultOf(loan)) return { amount };
  return {
    amount,
    received: receivedAmount,
    takenOff: isFeeTakenOff(loan) && receivedAmount !== undefined ? amount - receivedAmount : undefined,
    feeInPlan: feeInPlanOf(loan),
    bareFee: bareFeeOf(loan),
    charges: chargesOf(loan),
    total: totalOf(loan),
    first: repay_plans[0],
    effectiveRate: effectiveRateOf(loan, now),
    late: lateCostOf(loan),
  };
};

import { effectiveRate, inPercent } from '../lending/effectiveRate.ts';
import type { LoanHeadline } from './headline.ts';
import type { Confirmation } from './schema.ts';
import { daysUntil } from '../values/day.ts';
import { cleaned, isBlank } from '../values/text.ts';

/** Sum of the plan in centavos; undefined when the plan is not known. */
export const totalOf = ({ repay_plans }: LoanHeadline): number | undefined =>
  repay_plans?.reduce((sum, { amount }) => sum + amount, 0);

/** The plan's total beyond the amount financed, in centavos; undefined when the plan is not known. */
const chargesOf = (loan: LoanHeadline): number | undefined => {
  const total = totalOf(loan);
  return total === undefined ? undefined : total - loan.amount;
};

/** The fee, if all of the loan is received, so that the plan's charges include it. */
export const feeInPlanOf = ({ amount, receivedAmount, feeAmount }: LoanHeadline): number | undefined =>
  receivedAmount === amount ? feeAmount : undefined;

/** The fee of a loan whose received amount is not known: nothing says how it is paid. */
export const bareFeeOf = ({ receivedAmount, feeAmount }: LoanHeadline): number | undefined =>
  receivedAmount === undefined ? feeAmount : undefined;

export type PlanFault =
  /** What is repaid is not known: the plan or the term is missing or cannot be read. */
  | 'unknown'
  | 'amount'
  /** Less is repaid than lent. */
  | 'total'
  /** A payment of nothing. */
  | 'payment'
  /** The received amount and the deductions do not add up to the loan. */
  | 'received'
  /** The fee is unreadable, or not taken off first and more than all charges in the plan. */
  | 'fee';

/** Whether a term is a number that can be shown: zero and anything but a plain number are none. */
export function isTerm(periods: string): boolean {
  const term = cleaned(periods);
  return /^\d+(\.\d+)?$/.test(term) && Number(term) > 0;
}

/** Undefined when the figures add up. An inconsistent plan cannot be agreed to. */
export const planFaultOf = (loan: LoanHeadline): PlanFault | undefined => {
  const { amount, receivedAmount, feeAmount = 0, repay_plans } = loan;
  if (amount <= 0) return 'amount';
  const charges = chargesOf(loan);
  if (!repay_plans || charges === undefined || !isTerm(loan.periods)) return 'unknown';
  // Neither a day nor the unit of the term says when to pay.
  if (isBlank(loan.termUnit) && repay_plans.some(({ pay_time }) => pay_time === '')) return 'unknown';
  if (repay_plans.some((payment) => payment.amount <= 0)) return 'payment';
  if (charges < 0) return 'total';
  // An unreadable figure is NaN, which no comparison holds for.
  if (receivedAmount !== undefined && !(receivedAmount > 0 && receivedAmount <= amount)) return 'received';
  const isExplained = receivedAmount === amount || receivedAmount === amount - feeAmount;
  if (receivedAmount !== undefined && loan.feeAmount !== undefined && !isExplained) return 'received';
  const isDeducted = receivedAmount !== undefined && receivedAmount !== amount;
  return feeAmount >= 0 && (isDeducted || feeAmount <= charges) ? undefined : 'fee';
};

/** The effective monthly rate in per cent, '7.4', for the amount received at `now`; undefined if that or the plan is not known or inconsistent, or a date is unreadable. */
export const effectiveRateOf = (loan: LoanHeadline, now: number | undefined): string | undefined => {
  const { receivedAmount, repay_plans } = loan;
  if (receivedAmount === undefined || !repay_plans || planFaultOf(loan)) return undefined;
  const payments = repay_plans.map((payment) => ({
    amount: payment.amount,
    day: daysUntil(payment.pay_time, now) ?? Number.NaN,
  }));
  const rate = effectiveRate(receivedAmount, payments);
  return rate === undefined ? undefined : inPercent(rate);
};

export const lateDays = 5;

/**
 * The cost of paying the first payment `lateDays` late, in centavos: with what the loan costs anyway, never more than the amount lent
 * (docs/product/lending.md). Undefined when a part of it is not known, or for no cost.
 */
export const lateCostOf = (loan: Confirmation): number | undefined => {
  const { amount, receivedAmount = amount, penaltyOnce = Number.NaN, penaltyPerDay = Number.NaN } = loan;
  const costs = (totalOf(loan) ?? Number.NaN) - receivedAmount;
  const late = Math.min(penaltyOnce + lateDays * penaltyPerDay, amount - costs);
  return late > 0 ? late : undefined;
};

type Payment = NonNullable<LoanHeadline['repay_plans']>[number];

/** Consecutive payments that differ in nothing but their day. */
interface PlanRun extends Pick<Payment, 'title' | 'description' | 'amount'> {
  days: string[];
}

export function runsOf({ repay_plans = [] }: LoanHeadline): PlanRun[] {
  const runs: PlanRun[] = [];
  for (const { pay_time, ...payment } of repay_plans) {
    const { days, ...last } = runs.at(-1) ?? {};
    if (days && JSON.stringify(last) === JSON.stringify(payment)) days.push(pay_time);
    else runs.push({ ...payment, days: [pay_time] });
  }
  return runs;
}

/** The cost of the loan, line by line, in centavos; only the amount when the data are inconsistent. */
export const costOf = (loan: Confirmation, now: number | undefined) => {
  const { amount, receivedAmount, repay_plans } = loan;
  if (planFaultOf(loan)) return { amount };
  return {
    amount,
    received: receivedAmount,
    takenOff: receivedAmount === undefined ? undefined : amount - receivedAmount,
    feeInPlan: feeInPlanOf(loan),
    bareFee: bareFeeOf(loan),
    charges: chargesOf(loan),
    total: totalOf(loan),
    first: repay_plans?.[0],
    effectiveRate: effectiveRateOf(loan, now),
    late: lateCostOf(loan),
  };
};

const agreedIn = ({ amount, periods, termUnit, receivedAmount, feeAmount, ...loan }: Confirmation) =>
  JSON.stringify([
    [amount, periods, termUnit, receivedAmount, feeAmount, loan.annualRate],
    [loan.repay_plans, loan.firstPayTime, loan.penaltyOnce, loan.penaltyPerDay],
  ]);

/** Whether a response offers another loan than the one on the page, so that consent to that one is none to this. */
export const isOtherLoan = (shown: Confirmation | undefined, loaded: Confirmation): boolean =>
  shown !== undefined && agreedIn(shown) !== agreedIn(loaded);

import { daysUntil } from '../values/day.ts';
import { type Plan, unpaidPart } from './plan.ts';
import { statusOf } from './status.ts';

/** What one call says about a debt. */
export interface Debt {
  /** Centavos; undefined when the backend does not say. */
  repayAmount?: number | undefined;
  repayDate: string;
  repayPlan: Plan;
}

export interface NextPayment {
  /** Centavos; undefined when unknown. */
  amount: number | undefined;
  /** Empty when unknown. */
  day: string;
  /** Centavos of everything that is asked for, where it is more than this payment. */
  inAll: number | undefined;
  /** Centavos of the plan's part, where less than it is asked for. */
  part: number | undefined;
  /** Whether it may be another sum than the next payment: a plan is sent, and does not show which part comes next. */
  isOnlySum: boolean;
  daysLeft: number | undefined;
  /** By its day, or by the status. */
  isLate: boolean;
  /** Whether it is to be paid now: since a past day, or within 7 days. */
  isNow: boolean;
}

/** Days before its due date from which a payment counts as due now; earlier it is the next one. */
const dueSoon = 7;

/** Whether the backend says that nothing is owed: a sum that it does not send proves nothing, and neither does an unpaid part beside it. */
function owesNothing({ repayAmount, repayPlan }: Debt, now: number | undefined): boolean {
  return repayAmount === 0 && repayPlan !== 'unknown' && unpaidPart(repayPlan, now) === undefined;
}

/** The next payment of a debt: the first unpaid part of the plan, otherwise the sum and its date. Undefined if nothing is owed; what is not known is undefined in it. */
export function nextPayment(
  debt: Debt,
  now: number | undefined,
  { isDue, isOverdue }: { isDue: boolean; isOverdue: boolean },
): NextPayment | undefined {
  const { repayAmount, repayDate, repayPlan } = debt;
  if (owesNothing(debt, now)) return undefined;
  const part = unpaidPart(repayPlan, now);
  const asked = repayAmount === 0 ? undefined : repayAmount;
  const isMore = part !== undefined && asked !== undefined && asked > part.amount;
  const amount = part && (isMore || asked === undefined) ? part.amount : asked;
  const day = part?.time || (isMore ? '' : repayDate);
  const daysLeft = daysUntil(day, now);
  const isLate = isOverdue || (daysLeft !== undefined && daysLeft < 0);
  return {
    amount,
    day,
    inAll: isMore ? asked : undefined,
    isOnlySum: part === undefined && repayPlan.length > 0,
    part: part && amount !== undefined && amount < part.amount ? part.amount : undefined,
    daysLeft,
    isLate,
    isNow: daysLeft === undefined ? isDue : daysLeft <= dueSoon,
  };
}

/** Whether the status says overdue, while the day of this payment is not over. */
export function isDisputed({ isLate, daysLeft }: NextPayment): boolean {
  return isLate && daysLeft !== undefined && daysLeft >= 0;
}

/** The next payment of an order; undefined for one that is not to be paid. */
export function nextPaymentOf(
  order: Debt & { orderStatus: string },
  now: number | undefined,
): NextPayment | undefined {
  const status = statusOf(order);
  return status.isPayable ? nextPayment(order, now, status) : undefined;
}

/** Whether an order is to be paid, but nothing is owed. */
export function hasNothingToPay(order: Debt & { orderStatus: string }, now: number | undefined): boolean {
  return statusOf(order).isPayable && owesNothing(order, now);
}

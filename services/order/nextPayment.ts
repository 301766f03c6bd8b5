import { daysUntil } from '../values/day.ts';
import { type Plan, unpaidPart, unpaidParts } from './plan.ts';
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
  /** Centavos of the plan's part, where less than it is asked for, or what is asked for is not known. */
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

type Urgency = Pick<ReturnType<typeof statusOf>, 'isDue' | 'isOverdue'>;

/** Where less than the first part is asked for by another day, a plan that does not say what is paid does not show which part that is. */
function nextPart({ repayAmount = Infinity, repayDate, repayPlan }: Debt, now: number | undefined) {
  const part = unpaidPart(repayPlan, now);
  const isOther =
    part &&
    part.paid === undefined &&
    repayAmount > 0 &&
    repayAmount < part.amount &&
    !!daysUntil(repayDate, part.time);
  return isOther ? undefined : part;
}

/** The next payment of a debt: the first unpaid part of the plan, otherwise the sum and its date. Undefined if nothing is owed; what is not known is undefined in it. */
export function nextPayment(
  { repayAmount, repayDate, repayPlan }: Debt,
  now: number | undefined,
  { isDue, isOverdue }: Urgency,
): NextPayment | undefined {
  const isZero = repayAmount === 0;
  const part = nextPart({ repayAmount, repayDate, repayPlan }, now);
  if (isZero && !part && !isOverdue && repayPlan !== 'unknown') return undefined;
  const asked = isZero ? undefined : repayAmount;
  const isMore = part !== undefined && asked !== undefined && asked > part.amount;
  const day = part?.time || (isMore ? '' : repayDate);
  const daysLeft = daysUntil(day, now);
  const isLate = isOverdue || (daysLeft !== undefined && daysLeft < 0);
  const alone = isZero && isLate ? undefined : part?.amount;
  const amount = isMore ? part.amount : (asked ?? alone);
  return {
    amount,
    day,
    inAll: isMore ? asked : undefined,
    isOnlySum: part === undefined && repayPlan.length > 0,
    part: part && (amount ?? 0) < part.amount ? part.amount : undefined,
    daysLeft,
    isLate,
    isNow: daysLeft === undefined ? isDue : daysLeft <= (isZero ? -1 : dueSoon),
  };
}

/**
 * What a sum of zero says: the loan is paid, or nothing is due now, where parts of the plan may be unpaid; not known, where a late payment or a plan that
 * cannot be read contradicts it. Undefined for another sum.
 */
export function zeroOf(debt: Debt, now: number | undefined, urgency: Urgency) {
  if (debt.repayAmount !== 0) return undefined;
  const next = nextPayment(debt, now, urgency);
  if (next && next.amount === undefined) return 'notKnown';
  return unpaidParts(debt.repayPlan).length > 0 ? 'nothingDue' : 'loanPaid';
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

/** What a sum of zero says of an order that is to be paid. */
export function zeroOfOrder(order: Debt & { orderStatus: string }, now: number | undefined) {
  const status = statusOf(order);
  return status.isPayable ? zeroOf(order, now, status) : undefined;
}

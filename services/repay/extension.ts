import type { Arrival } from '../order/arrival.ts';
import { partsOf, type PlanPart } from '../order/plan.ts';
import { isoOf } from '../values/day.ts';
import type { RepaymentHeadline } from './headline.ts';
import type { MadeCode } from './stored.ts';

/** The payments of an extension minus the payoff amount, in centavos. Undefined if the backend does not send both, or extending costs no more. */
export const extensionCostOf = ({ repayAmount = 0, repayPlan }: RepaymentHeadline): number | undefined => {
  // Additional rows are payments that stay whether or not the loan is extended.
  if (repayPlan === 'unknown' || repayPlan.length > 2) return undefined;
  const paid = repayPlan.reduce((sum, { amount }) => sum + amount, 0);
  return repayAmount > 0 && paid > repayAmount ? paid - repayAmount : undefined;
};

/** The payment that follows an extension: the second of its plan, by its own day or the loan's new one; undefined when its sum or day is unknown. Zero is no sum. */
export function paymentAfter(
  info: Pick<RepaymentHeadline, 'repayPlan' | 'repayDate' | 'delayInfo'>,
): Pick<PlanPart, 'amount' | 'time'> | undefined {
  const [first, second] = partsOf(info.repayPlan);
  const after = first?.amount === info.delayInfo?.delayAmount ? second : first;
  const time = after?.time || info.repayDate;
  return after?.amount && time ? { amount: after.amount, time } : undefined;
}

/** The order's due date after a payment that extended the loan; '' if it is no such payment, or the order has an earlier day than the extension promised. */
export function extendedTo(
  { isDelay, day }: Pick<MadeCode, 'isDelay' | 'day'>,
  arrival: Arrival,
  repayDate: string,
): string {
  const isWhole = arrival.is === 'arrived' && arrival.rest !== 0;
  const [promised, now] = [isoOf(day), isoOf(repayDate)];
  return isDelay && isWhole && promised && now && now >= promised ? repayDate : '';
}

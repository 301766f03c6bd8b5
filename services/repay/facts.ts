import { type NextPayment, nextPayment } from '../order/nextPayment.ts';
import { partsOf, type PlanPart } from '../order/plan.ts';
import type { RepaymentHeadline } from './headline.ts';
import type { Channel, RepaymentInfo } from './schema.ts';

/** The next payment of an instalment plan: the sum is 'in all' where the plan's first unpaid part is less. */
export function nextOf(info: RepaymentHeadline, now: number | undefined): NextPayment | undefined {
  return nextPayment(info, now, { isDue: true, isOverdue: false });
}

/** Whether a bill of zero is the end of the loan: it is no extension, and its plan has no part that may be unpaid. */
export function isPaidOff({ delayInfo, repayPlan }: RepaymentHeadline): boolean {
  return (
    delayInfo === undefined && partsOf(repayPlan).every(({ paid, amount }) => paid === true || amount === 0)
  );
}

export type ChannelFault = 'belowMinimum' | 'aboveMaximum';

/** Centavos to pay: the delay amount of an extension, else the repayment's; undefined when unknown. */
export const amountDue = (info: Pick<RepaymentHeadline, 'repayAmount' | 'delayInfo'>): number | undefined =>
  info.delayInfo?.delayAmount ?? info.repayAmount;

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

/** Whether an extension can be agreed to: not without the payment that follows it. */
const isPriced = (info: RepaymentHeadline): boolean =>
  info.delayInfo === undefined || paymentAfter(info) !== undefined;

/** Whether there is something to pay whose sum, and what follows it, are known. */
export const isDue = (info: RepaymentInfo | undefined): boolean =>
  info !== undefined && (amountDue(info) ?? 0) > 0 && isPriced(info);

/** Whether the page does not show what the borrower would have to know before paying. */
export const isUnknown = (info: RepaymentHeadline | undefined): boolean => {
  if (info === undefined) return false;
  const amount = amountDue(info);
  // Beside a sum of zero, a plan that cannot be read may have an unpaid part.
  return amount === 0
    ? info.delayInfo === undefined && info.repayPlan === 'unknown'
    : amount === undefined || !isPriced(info);
};

/** Why a channel cannot take `amount` centavos; undefined when it can. A limit of zero is none. */
export const channelFault = (channel: Channel, amount: number | undefined): ChannelFault | undefined => {
  if (amount === undefined) return undefined;
  if (channel.minimum && amount < channel.minimum) return 'belowMinimum';
  if (channel.maximum && amount > channel.maximum) return 'aboveMaximum';
  return undefined;
};

/** The channel with this number, if it is offered and takes what is due. */
export const usableChannel = (info: RepaymentInfo | undefined, channelNumber: string): Channel | undefined =>
  info?.repayList.find(
    (channel) => channel.channel_number === channelNumber && !channelFault(channel, amountDue(info)),
  );

import { type NextPayment, nextPayment } from '../order/nextPayment.ts';
import { partsOf } from '../order/plan.ts';
import type { RepaymentHeadline } from './headline.ts';
import type { Channel, RepaymentInfo } from './schema.ts';
import { paymentAfter } from './extension.ts';

export type { RepaymentHeadline };

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

import { type NextPayment, nextPayment, zeroOf } from '../order/nextPayment.ts';
import { partsOf, type PlanPart } from '../order/plan.ts';
import { daysUntil, isoOf } from '../values/day.ts';
import type { RepaymentHeadline } from './headline.ts';
import type { Channel, RepaymentInfo } from './schema.ts';
import type { MadeCode } from './stored.ts';

/** A headline alone has no list of ways to pay yet. */
type Asked = RepaymentHeadline & Partial<Pick<RepaymentInfo, 'repayList' | 'defDetail'>>;

/** A bill without the status of its order. */
const urgency = { isDue: true, isOverdue: false };

/** The next payment of an instalment plan: the sum is 'in all' where the plan's first unpaid part is less. */
export function nextOf(info: RepaymentHeadline, now: number | undefined): NextPayment | undefined {
  return nextPayment(info, now, urgency);
}

export type ChannelFault = 'belowMinimum' | 'aboveMaximum';

/** Centavos to pay: the delay amount of an extension, else the repayment's; undefined when unknown. */
export const amountDue = ({ delayInfo, repayAmount }: RepaymentHeadline): number | undefined =>
  delayInfo?.delayAmount ?? repayAmount;

/** What a kept code is for, if that is not what is asked now; one without a known amount is taken to be for it. */
export function otherPurposeOf(
  code: MadeCode,
  info: RepaymentInfo,
  isDelay: boolean,
): 'extends' | 'pays' | 'otherAmount' | undefined {
  if (code.isDelay !== isDelay) return code.isDelay ? 'extends' : 'pays';
  const amount = amountDue(info);
  return amount && code.amount !== undefined && code.amount !== amount ? 'otherAmount' : undefined;
}

/** The payments after an extension's own, which the plan may list as its first, also with a channel's fee; undefined if its first may be either. */
function afterwardsOf(info: Asked, now: number | undefined): readonly PlanPart[] | undefined {
  const { repayPlan, repayDate, delayInfo, repayList = [] } = info;
  const parts = partsOf(repayPlan);
  const [first, second] = parts;
  if (!first) return parts;
  const newDay = isoOf(repayDate);
  const isFirstLater = isoOf(first.time) === newDay;
  const isSecondLater = second !== undefined && isoOf(second.time) === newDay;
  const days = daysUntil(first.time, now);
  const over = first.amount - (delayInfo?.delayAmount ?? 0);
  const isOwnSum = over === 0 || repayList.some(({ fee }) => fee === over);
  if (isOwnSum && ((days ?? 0) <= 0 || (isSecondLater && !isFirstLater))) return parts.slice(1);
  const isUnclear = isOwnSum ? !isFirstLater : days !== undefined && days <= 0;
  return isUnclear ? undefined : parts;
}

/** The payments of an extension minus the payoff amount, in centavos. Undefined if the backend does not send both, or extending costs no more. */
export function extensionCostOf(info: Asked, now: number | undefined): number | undefined {
  const { repayAmount = 0, delayInfo } = info;
  const [after, ...more] = afterwardsOf(info, now) ?? [];
  // Additional rows are payments that stay whether or not the loan is extended.
  if (!delayInfo || !after || more.length > 0) return undefined;
  const cost = delayInfo.delayAmount + after.amount - repayAmount;
  return repayAmount > 0 && cost > 0 ? cost : undefined;
}

/** The payment that follows an extension, by its own day or the loan's new one; undefined when its sum or day is unknown. Zero is no sum. */
export function paymentAfter(
  info: Asked,
  now: number | undefined,
): Pick<PlanPart, 'amount' | 'time'> | undefined {
  const [after] = afterwardsOf(info, now) ?? [];
  const time = after?.time || info.repayDate;
  return after?.amount && time ? { amount: after.amount, time } : undefined;
}

/** Whether an extension can be agreed to: not without what follows it, which an unclear plan shows itself. */
const isPriced = (info: Asked, now: number | undefined): boolean =>
  !info.delayInfo || afterwardsOf(info, now) === undefined || paymentAfter(info, now) !== undefined;

/** Whether there is something to pay whose sum, and what follows it, are known. */
export const isDue = (info: Asked | undefined, now: number | undefined): boolean =>
  !!info && (amountDue(info) ?? 0) > 0 && isPriced(info, now);

/** Why a channel cannot take `amount` centavos; undefined when it can. A limit of zero is none. */
export const channelFault = (channel: Channel, amount: number | undefined): ChannelFault | undefined => {
  if (amount === undefined) return undefined;
  if (channel.minimum && amount < channel.minimum) return 'belowMinimum';
  if (channel.maximum && amount > channel.maximum) return 'aboveMaximum';
  return undefined;
};

/** Whether there is a way to pay: a channel that takes the sum, or the default code. */
export const hasWay = (info: Asked): boolean =>
  !!info.defDetail?.payCode ||
  info.repayList?.some((channel) => !channelFault(channel, amountDue(info))) !== false;

/** What a bill says: a sum that can be paid, nothing to pay, or not what the borrower would have to know before paying. */
export function billOf(info: Asked, now: number | undefined) {
  const zero = info.delayInfo ? undefined : zeroOf(info, now, urgency);
  if (zero) return zero;
  if (amountDue(info) === 0) return 'nothingDue';
  return isDue(info, now) && hasWay(info) ? 'due' : 'notKnown';
}

export function isUnknown(info: Asked | undefined, now: number | undefined): boolean {
  return info !== undefined && billOf(info, now) === 'notKnown';
}

/** The channel with this number, if it is offered and takes what is due. */
export const usableChannel = (info: RepaymentInfo | undefined, channelNumber: string): Channel | undefined =>
  info?.repayList.find(
    (channel) => channel.channel_number === channelNumber && !channelFault(channel, amountDue(info)),
  );

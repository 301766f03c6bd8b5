import * as v from 'valibot';
import { integer } from '../values/codecs.ts';
import { endOf, isoOf } from '../values/day.ts';
import { nextPayment } from './nextPayment.ts';
import type { Payment, Payments } from './payments.ts';
import { type Plan, unpaidParts } from './plan.ts';
import { statusOf } from './status.ts';

/** The calls that say what is owed. Two of them may differ, so that each is compared with itself only. */
const debtCalls = ['order', 'instalment', 'extension'] as const;

/** What one call said about a debt, to compare a later response of the same call with. */
export const debtReadingSchema = v.object({
  call: v.picklist(debtCalls),
  /** Centavos; undefined when unknown. */
  owed: v.optional(integer),
  /** Centavos of each unpaid part of the plan; undefined without a readable plan. */
  unpaid: v.optional(v.array(integer)),
  /** One text for each payment that was recorded; undefined when the backend does not list them. */
  payments: v.optional(v.array(v.string())),
});

export type DebtReading = v.InferOutput<typeof debtReadingSchema>;

/** A payment that is on its way. */
export interface Expected {
  /** Centavos to the loan; undefined when unknown. */
  amount?: number | undefined;
  /** The digits to pay with, and the text to read out; empty without any. */
  payCode: string;
  reference: string;
  /** Epoch milliseconds; undefined when unknown. */
  madeAt?: number | undefined;
  /** What was known when its code was made. */
  then?: readonly DebtReading[] | undefined;
  /** Whether it extends the loan: then `day` is the new due date that was promised. */
  isDelay?: boolean;
  day?: string;
}

export interface Seen {
  sighting: DebtReading;
  payments: readonly Payment[] | undefined;
  isSettled: boolean;
  /** Of the next payment; empty when unknown. */
  dueDay: string;
}

export type Arrival =
  | { is: 'waiting' }
  /** `received` and `rest` in centavos, undefined when unknown: what came in, and what is still owed. */
  | { is: 'partly'; received: number | undefined; rest: number | undefined }
  /** `extension`: the day that the order shows for the next payment, if it is the promised one or later; otherwise the promised one. */
  | {
      is: 'arrived';
      received: number | undefined;
      rest: number | undefined;
      extension?: { day: string; isShown: boolean };
    };

interface DebtResponse {
  orderStatus?: string;
  repayAmount?: number | undefined;
  repayDate?: string;
  repayPlan: Plan;
  payments?: Payments;
}

const markOf = (payment: Payment): string =>
  [payment.amount, payment.time, payment.reference, payment.code].join('|');

const unpaidIn = (plan: Plan): number[] | undefined =>
  plan === 'unknown' || plan.length === 0 ? undefined : unpaidParts(plan).map(({ amount }) => amount);

/** Whether a payment by a code has arrived, at least in part: the code must not be paid again. */
export function isUsed(code: { isUsed?: boolean | undefined }, arrival: Arrival): boolean {
  return code.isUsed === true || arrival.is !== 'waiting';
}

/** `now` for the due date alone. */
export function seenIn(
  call: DebtReading['call'],
  { orderStatus = '', repayAmount, repayDate = '', repayPlan, payments: sent }: DebtResponse,
  now?: number,
): Seen {
  const status = statusOf({ orderStatus });
  const payments = sent === 'unknown' ? undefined : sent;
  return {
    sighting: {
      call,
      owed: repayAmount,
      unpaid: unpaidIn(repayPlan),
      payments: payments?.map(markOf),
    },
    payments,
    isSettled: status.isSettled,
    dueDay: nextPayment({ repayAmount, repayDate, repayPlan }, now, status)?.day ?? '',
  };
}

/** The payments that were recorded since the code was made, and not for another code. */
const newPayments = (
  { payCode, reference, madeAt, then }: Expected,
  payments: readonly Payment[],
): readonly Payment[] => {
  const known = then?.find(({ payments: listed }) => listed)?.payments?.slice();
  return payments.filter((payment) => {
    const place = known?.indexOf(markOf(payment)) ?? -1;
    // Each payment of then accounts for one that looks the same.
    if (place >= 0) known?.splice(place, 1);
    if (place >= 0) return false;
    if (payment.code) return [payCode, reference].includes(payment.code);
    if (madeAt === undefined) return known !== undefined;
    const end = endOf(payment.time);
    if (known !== undefined) return end === undefined || end >= madeAt;
    // Without a list to compare with, only a later time proves that it is new; a day alone must be a later day.
    const day = isoOf(payment.time);
    const isDayAlone = day !== undefined && isoOf(payment.time, true) === day;
    return end !== undefined && end >= madeAt && !(isDayAlone && day === isoOf(String(madeAt)));
  });
};

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Some plans leave a paid part out. Parts that were only joined are not paid. */
const isPartPaid = (before: readonly number[], now: readonly number[]): boolean =>
  now.length < before.length && total(now) < total(before);

/** An order whose plan has a nearer payment was not extended, whatever its date says. The call for an extension repeats the promise, and proves nothing. */
const extensionIn = ({ isDelay, day = '' }: Expected, { sighting, dueDay }: Seen) => {
  const promised = isoOf(day);
  if (!isDelay || !promised || sighting.call !== 'order' || sighting.owed === 0) return {};
  const isShown = (isoOf(dueDay) ?? '') >= promised;
  return { extension: { day: isShown ? dueDay : day, isShown } };
};

/**
 * Whether a payment arrived (docs/product/repay.md#arrival): the order is settled, the company lists a new payment, or the same call as when the code
 * was made says that less is owed or that another part of the plan is paid. Nothing else proves it.
 */
export function arrivalOf(expected: Expected, seen: Seen): Arrival {
  const { amount, then } = expected;
  const { sighting, payments, isSettled } = seen;
  const found = newPayments(expected, payments ?? []);
  const listed = found.length > 0 ? total(found.map(({ amount: paid }) => paid)) : undefined;
  const rest = sighting.owed;
  const before = then?.find(({ call }) => call === sighting.call);
  const less = (before?.owed ?? 0) - (rest ?? Infinity);
  // More that is no longer owed may be several payments.
  const received = listed ?? (less === amount ? amount : undefined);
  if (isSettled) return { is: 'arrived', received, rest: 0 };
  const arrived = { is: 'arrived', received, rest, ...extensionIn(expected, seen) } as const;
  if (listed !== undefined)
    return rest !== 0 && amount !== undefined && listed < amount
      ? { is: 'partly', received: listed, rest }
      : arrived;
  const isWhole = rest === 0 || (amount !== undefined && less >= amount);
  if (less > 0 && !isWhole) return { is: 'partly', received: less, rest };
  const isLess =
    less > 0 || (before?.unpaid && sighting.unpaid && isPartPaid(before.unpaid, sighting.unpaid));
  return isLess ? arrived : { is: 'waiting' };
}

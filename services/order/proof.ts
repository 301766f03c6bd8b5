import * as v from 'valibot';
import { integer } from '../values/codecs.ts';
import { daysUntil, endOf, isoOf } from '../values/day.ts';
import { nextPayment } from './nextPayment.ts';
import { type Payment, type Payments, paymentSchema } from './payments.ts';
import { isSilent, partsOf, type Plan, unpaidParts } from './plan.ts';
import { statusOf } from './status.ts';

/** What one call said about a debt, to compare a later response of the same call with. */
export const debtReadingSchema = v.object({
  /** Two calls may say different sums, so that each is compared with itself only. */
  call: v.picklist(['order', 'instalment', 'extension']),
  /** Centavos; undefined when unknown. */
  owed: v.optional(integer),
  /** Of the next payment; undefined without one, or when an older release stored it. */
  day: v.optional(v.string()),
  /** Centavos of each unpaid part of the plan; undefined without a plan that says so. */
  unpaid: v.optional(v.array(integer)),
  /** What was recorded as received; undefined when the backend does not list it, or an older release stored it. */
  payments: v.fallback(v.optional(v.array(paymentSchema)), undefined),
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
  isSettled: boolean;
  /** Then penalties may have been added. */
  isLate: boolean;
}

interface DebtResponse {
  orderStatus?: string;
  repayAmount?: number | undefined;
  repayDate?: string;
  repayPlan: Plan;
  payments?: Payments;
}

/** A plan that says only of some parts whether they are paid is not compared with another. */
const unpaidIn = (plan: Plan): number[] | undefined =>
  partsOf(plan).length > 0 && (isSilent(plan) || partsOf(plan).every(({ paid }) => paid !== undefined))
    ? unpaidParts(plan).map(({ amount }) => amount)
    : undefined;

/** `now` for the due date and the delay. */
export function seenIn(
  call: DebtReading['call'],
  { orderStatus = '', repayAmount, repayDate = '', repayPlan, payments }: DebtResponse,
  now?: number,
): Seen {
  const status = statusOf({ orderStatus });
  const next = nextPayment({ repayAmount, repayDate, repayPlan }, now, status);
  return {
    sighting: {
      call,
      owed: repayAmount,
      day: next?.day,
      unpaid: unpaidIn(repayPlan),
      payments: payments === 'unknown' ? undefined : payments,
    },
    isSettled: status.isSettled,
    isLate: !!next?.isLate,
  };
}

/** A code or a reference without its spelling: 8812-3456 is 8812 3456, and 123 is 0123. */
const spelt = (code: string): string => code.replace(/^[0\W]+|\W/g, '').toUpperCase();

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const contradicts = (one: string, other: string): boolean =>
  !!spelt(one) && !!spelt(other) && spelt(one) !== spelt(other);

/** Whether two rows may be of one payment, which can get its reference, code or time later, and be booked a day after it was posted. */
const mayBeSame = (one: Payment, other: Payment): boolean =>
  one.amount === other.amount &&
  !contradicts(one.reference, other.reference) &&
  !contradicts(one.code, other.code) &&
  Math.abs(daysUntil(one.time, other.time) ?? 0) <= 1;

/** The rows that are left when as many as possible are matched with the known ones, one to one and in their order. */
const leftOver = (payments: readonly Payment[], known: readonly Payment[]): readonly Payment[] => {
  const matched: (Payment | undefined)[] = known.map(() => undefined);
  const isMatched = (payment: Payment, tried = new Set<number>()): boolean =>
    known.some((row, place) => {
      if (tried.has(place) || !mayBeSame(row, payment)) return false;
      tried.add(place);
      const other = matched[place];
      // The one that has this place may also be another.
      if (other && !isMatched(other, tried)) return false;
      matched[place] = payment;
      return true;
    });
  return payments.filter((payment) => !isMatched(payment));
};

/** Centavos of the payments that were recorded since the code was made, and not for another code; 0 for none. */
export function listedSince({ payCode, reference, madeAt, then }: Expected, { sighting }: Seen): number {
  const known = then?.find(({ payments: listed }) => listed)?.payments;
  const lastOf = ({ time }: Payment) => endOf(time) ?? Infinity;
  // The oldest are matched first, so that the newest are left.
  const inOrder = (sighting.payments ?? []).toSorted((one, other) => lastOf(one) - lastOf(other));
  const found = leftOver(inOrder, known ?? []).filter((payment) => {
    const code = spelt(payment.code);
    if (code) return [payCode, reference].some((own) => spelt(own) === code);
    if (known) return lastOf(payment) >= (madeAt ?? 0);
    // Without a list to compare with, only a later time proves that it is new; a day alone must be a later day.
    const [paidAt = '', since = ''] = [payment.time, String(madeAt)].map((text) => isoOf(text, true));
    return madeAt !== undefined && paidAt > since;
  });
  return total(found.map(({ amount }) => amount));
}

/** How a call differs from the same call when the code was made. */
interface Change {
  before: DebtReading;
  /** Centavos of the parts that were paid since; 0 for none. */
  paid: number;
  /** Centavos that are no longer owed. */
  less: number;
}

/**
 * What the same call as when the code was made proves: a part of the plan is paid, or less is owed; undefined for nothing. Where both list what was
 * received, the list decides: less may be owed because a penalty was waived.
 */
export function changeSince({ then = [] }: Expected, { sighting }: Seen): Change | undefined {
  const { call, owed = Infinity, unpaid, payments } = sighting;
  const before = then.find((reading) => reading.call === call);
  if (!before) return undefined;
  const less = (before.owed ?? 0) - owed;
  const unpaidThen = before.unpaid ?? [];
  // Some plans leave a paid part out. Parts that were only joined are not paid.
  const paid = unpaid && unpaid.length < unpaidThen.length ? total(unpaidThen) - total(unpaid) : 0;
  const isLess = less > 0 && !(before.payments && payments);
  return paid > 0 || isLess ? { before, paid, less } : undefined;
}

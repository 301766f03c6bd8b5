import * as v from 'valibot';
import { maybeFlag, time, wholeList, words } from '../values/codecs.ts';
import { daysUntil, inDayOrder } from '../values/day.ts';

export interface PlanPart {
  title: string;
  remark: string;
  amount: number;
  /** Empty when unknown. */
  time: string;
  /** Undefined when the backend does not say. */
  paid: boolean | undefined;
}

/** Empty when none is sent. */
export type Plan = readonly PlanPart[] | 'unknown';

const isKnown = (part: Omit<PlanPart, 'amount'> & { amount?: number | undefined }): part is PlanPart =>
  part.amount !== undefined;

/** A plan whose parts have amounts of this codec, in the order of their days. One part that cannot be read makes it unknown, because a shorter one would look whole. */
/* @__NO_SIDE_EFFECTS__ */ export function planOf<
  Amount extends v.GenericSchema<unknown, number | undefined>,
>(amount: Amount) {
  return v.pipe(
    wholeList(v.object({ title: words, remark: words, amount, time, paid: maybeFlag })),
    v.transform((sent): Plan => {
      const parts: unknown = sent ?? [];
      return Array.isArray(parts) && parts.every(isKnown)
        ? inDayOrder(parts, ({ time: day }: PlanPart) => day)
        : 'unknown';
    }),
  );
}

export function partsOf(plan: Plan): readonly PlanPart[] {
  return plan === 'unknown' ? [] : plan;
}

/** Whether no part of a plan says whether it is paid. */
export function isSilent(plan: Plan): boolean {
  return partsOf(plan).every(({ paid }) => paid === undefined);
}

export function paidParts(plan: Plan): readonly PlanPart[] {
  return partsOf(plan).filter(({ paid }) => paid === true);
}

/** The parts that may still be owed: not paid as far as the backend says, and of a sum. */
export function unpaidParts(plan: Plan): readonly PlanPart[] {
  return partsOf(plan).filter(({ paid, amount }) => paid !== true && amount > 0);
}

/**
 * The first unpaid part by day, where one without a day comes after the late ones; undefined when nothing shows which one it is. A part may be paid if it
 * does not say so while others do, or its day is past.
 */
export function unpaidPart(plan: Plan, now: number | undefined): PlanPart | undefined {
  const daysTo = ({ time: day }: PlanPart) => daysUntil(day, now) ?? 0;
  const parts = unpaidParts(plan).toSorted((one, other) => daysTo(one) - daysTo(other));
  const [first] = parts;
  const isNext = first && (first.paid === false || (isSilent(plan) && daysTo(first) >= 0));
  return isNext ? first : parts.find((part) => part.paid === false && daysTo(part) < 0);
}

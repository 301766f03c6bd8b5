import * as v from 'valibot';
import { centavos, maybeFlag, time, wholeList, words } from '../values/codecs.ts';
import { daysUntil } from '../values/day.ts';

const partSchema = v.object({ title: words, remark: words, amount: centavos, time, paid: maybeFlag });

/** The parts of a plan, empty when none is sent. One part that cannot be read makes the plan unknown, because a shorter one would look whole. */
export const planSchema = v.pipe(
  wholeList(partSchema),
  v.transform((parts) => parts ?? []),
);

export type PlanPart = v.InferOutput<typeof partSchema>;
export type Plan = v.InferOutput<typeof planSchema>;

export function partsOf(plan: Plan): readonly PlanPart[] {
  return plan === 'unknown' ? [] : plan;
}

export function paidParts(plan: Plan): readonly PlanPart[] {
  return partsOf(plan).filter(({ paid }) => paid === true);
}

/** The first unpaid part; undefined when nothing shows which one it is. */
export function unpaidPart(plan: Plan, now: number | undefined): PlanPart | undefined {
  const parts = partsOf(plan);
  // Where no part says whether it is paid, those of past days may be paid.
  const isSilent = parts.every(({ paid }) => paid === undefined);
  if (isSilent && parts.some(({ time: day }) => (daysUntil(day, now) ?? 0) < 0)) return undefined;
  return parts.find(({ paid }) => paid !== true);
}

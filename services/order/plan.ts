import * as v from 'valibot';
import { anyCentavos, maybeFlag, time, wholeList, words } from '../values/codecs.ts';
import { daysUntil } from '../values/day.ts';

const partSchema = v.object({ title: words, remark: words, amount: anyCentavos, time, paid: maybeFlag });

type SentPart = v.InferOutput<typeof partSchema>;
export type PlanPart = SentPart & { amount: number };
export type Plan = readonly PlanPart[] | 'unknown';

const isKnown = (part: SentPart): part is PlanPart => part.amount !== undefined;

/** The parts of a plan, empty when none is sent. One part that cannot be read makes the plan unknown, because a shorter one would look whole. */
export const planSchema = v.pipe(
  wholeList(partSchema),
  v.transform((parts = []): Plan => (parts !== 'unknown' && parts.every(isKnown) ? parts : 'unknown')),
);

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

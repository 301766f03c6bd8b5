import type { NextPayment } from './nextPayment.ts';

/**
 * What the next payment comes to, in centavos, as the penalties are: `today`, undefined if it is not due yet or not known; `later`, one day late, or
 * tomorrow if it is late already, undefined where a part of it is not known, or nothing is added.
 */
export function ifPaid(
  { amount, isNow, isLate }: NextPayment,
  { penaltyPerDay, penaltyOnce }: { penaltyPerDay?: number | undefined; penaltyOnce?: number | undefined },
) {
  const once = isLate ? 0 : penaltyOnce;
  const isKnown = amount !== undefined && once !== undefined && !!penaltyPerDay;
  return {
    today: isNow ? amount : undefined,
    later: isKnown ? amount + once + penaltyPerDay : undefined,
  };
}

import type { NextPayment } from './nextPayment.ts';

interface Penalties {
  penaltyPerDay?: number | undefined;
  penaltyOnce?: number | undefined;
}

/** What a delay costs from now on, in centavos. Undefined for nothing, and where a part of it is not known: one without the other would be too little. */
export function lateCost({ isLate }: Pick<NextPayment, 'isLate'>, { penaltyPerDay, penaltyOnce }: Penalties) {
  const once = isLate ? 0 : penaltyOnce;
  return penaltyPerDay && once !== undefined ? { perDay: penaltyPerDay, once } : undefined;
}

/**
 * What the next payment comes to, in centavos, as the penalties are: `today`, undefined if it is not due yet or not known; `later`, one day late, or
 * tomorrow if it is late already, undefined where a part of it is not known, or nothing is added.
 */
export function ifPaid({ amount, isNow, isLate }: NextPayment, penalties: Penalties) {
  const cost = lateCost({ isLate }, penalties);
  return {
    today: isNow ? amount : undefined,
    later: amount === undefined || !cost ? undefined : amount + cost.once + cost.perDay,
  };
}

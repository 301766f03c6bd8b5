import type { NextPayment } from './nextPayment.ts';

export interface IfPaid {
  /** Centavos for a payment today; undefined if it is not due yet or not known. */
  today: number | undefined;
  /** Centavos for a payment one day late, or tomorrow for one that is late already; undefined where a part of it is not known, or nothing is added. */
  later: number | undefined;
}

/** What the next payment comes to if it is paid today, and if it is paid a day late. The daily and the one-time penalty are in centavos. */
export function ifPaid(
  { amount, isNow, isLate }: NextPayment,
  { penaltyPerDay, penaltyOnce }: { penaltyPerDay?: number | undefined; penaltyOnce?: number | undefined },
): IfPaid {
  const once = isLate ? 0 : penaltyOnce;
  const isKnown = amount !== undefined && once !== undefined && !!penaltyPerDay;
  return {
    today: isNow ? amount : undefined,
    later: isKnown ? amount + once + penaltyPerDay : undefined,
  };
}

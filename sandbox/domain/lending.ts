/** Basis points a month that a lender may charge at most: 6 % nominal. */
export const monthlyRateCap = 600;
/** Days that a loan may run (spec §9). */
export const termLimits = { shortest: 91, longest: 365 } as const;

/** What a loan costs. Money in centavos. */
export interface Terms {
  principal: number;
  termDays: number;
  /** Basis points a month. */
  monthlyRate: number;
  /** Processing fee, taken off the money that is sent. */
  fee: number;
}

/** Interest over the whole term, in centavos. */
export const interestOf = ({ principal, monthlyRate, termDays }: Terms): number =>
  Math.round((principal * monthlyRate * termDays) / (10_000 * 30));

const oneTimePenalty = 100_000;
const dailyPenalty = (day: number) => (day <= 30 ? 0.05 : day <= 90 ? 0.04 : 0.02);

/** Penalty after `days` of delay by the loan terms (spec §9), before the cap: once ₱1,000, then a part of what is unpaid each day. */
const penaltyOf = (unpaid: number, days: number): number => {
  if (days <= 0) return 0;
  const rate = Array.from({ length: days }, (_, index) => dailyPenalty(index + 1)).reduce(
    (sum, part) => sum + part,
    0,
  );
  return oneTimePenalty + Math.round(unpaid * rate);
};

/** A loan's bill. Interest, fee and penalty together never exceed the principal: that is the law's cap on what a loan may cost. */
export interface Bill {
  principal: number;
  interest: number;
  fee: number;
  penalty: number;
  /** What the borrower pays back in all: principal, interest and penalty. The fee was taken before. */
  total: number;
}

/** The bill of a loan that is `daysLate` days overdue (0 or less: not late) with `paid` centavos paid so far. */
export const billOf = (terms: Terms, daysLate: number, paid: number): Bill => {
  const { principal, fee } = terms;
  const interest = Math.min(interestOf(terms), principal - fee);
  const penalty = Math.min(
    penaltyOf(Math.max(0, principal + interest - paid), daysLate),
    principal - fee - interest,
  );
  return { principal, interest, fee, penalty, total: principal + interest + penalty };
};

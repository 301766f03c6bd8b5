import { inParts, interestFor, paymentDays } from '../../services/lending/cost.ts';

/** Basis points a month that a backend may charge at most: 6 % nominal. */
export const monthlyRateCap = 600;
/** Days that a loan may run (docs/product/lending.md). */
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
  interestFor(principal, monthlyRate, termDays);

/** What a late payment costs at once, in centavos. */
export const oneTimePenalty = 100_000;
const dailyPenalty = (day: number) => (day <= 30 ? 0.05 : day <= 90 ? 0.04 : 0.02);

/** Penalty after `days` of delay by the loan terms (docs/product/lending.md), before the cap: once ₱1,000, then a part of what is unpaid each day. */
const penaltyOf = (unpaid: number, days: number): number => {
  if (days <= 0) return 0;
  const rate = Array.from({ length: days }, (_, index) => dailyPenalty(index + 1)).reduce(
    (sum, part) => sum + part,
    0,
  );
  return oneTimePenalty + Math.round(unpaid * rate);
};

/** Centavos that one more day of delay costs after `days` of it, before the cap and without what is charged once. */
export const dailyPenaltyOf = (unpaid: number, days: number): number =>
  Math.round(unpaid * dailyPenalty(Math.max(0, days) + 1));

/** A loan's bill. Interest, fee and penalty together never exceed the principal: that is the law's cap on what a loan may cost. */
export interface Bill {
  principal: number;
  interest: number;
  fee: number;
  penalty: number;
  /** What the borrower pays back in all: principal, interest and penalty. The fee was taken before. */
  total: number;
}

/**
 * The bill of a loan that is `daysLate` days overdue (0 or less: not late) with `paid` centavos paid so far. `charged`: penalties of earlier
 * payments that came late; `late`: the part of the loan that is overdue, all that is unpaid unless it is paid in instalments.
 */
export const billOf = (
  terms: Terms,
  daysLate: number,
  paid: number,
  { charged = 0, late = Infinity }: { charged?: number; late?: number } = {},
): Bill => {
  const { principal, fee } = terms;
  const interest = Math.min(interestOf(terms), principal - fee);
  const unpaid = Math.max(0, principal + interest + charged - paid);
  const penalty = Math.min(charged + penaltyOf(Math.min(unpaid, late), daysLate), principal - fee - interest);
  return { principal, interest, fee, penalty, total: principal + interest + penalty };
};

/** One payment of a loan: amounts in centavos, `day` counted from the one on which the money is sent. */
export interface Instalment {
  amount: number;
  interest: number;
  day: number;
}

/** The schedule of a loan: equal payments at even distances, what is left over in the last one. */
export const instalmentsOf = (terms: Terms, payments: number): Instalment[] => {
  const { total, interest } = billOf(terms, 0, 0);
  const interests = inParts(interest, payments);
  const days = paymentDays(terms.termDays, payments);
  return inParts(total, payments).map((amount, index) => ({
    amount,
    interest: interests[index] ?? 0,
    day: days[index] ?? terms.termDays,
  }));
};

/** What a payment of a schedule is called, counted from 1; the only one of its loan is no '1st'. */
export const instalmentTitle = (n: number, payments: number): string =>
  payments === 1 ? 'Payment' : `${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'} payment`;

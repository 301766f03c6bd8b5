import { inParts, interestFor, paymentDays } from '../../services/lending/cost.ts';

/** The maximum rate, in basis points per month: 6 % nominal. */
export const monthlyRateCap = 600;
/** Shortest and longest term, in days (docs/product/lending.md). */
export const termLimits = { shortest: 91, longest: 365 } as const;

export interface Terms {
  principal: number;
  termDays: number;
  /** Basis points per month. */
  monthlyRate: number;
  /** Processing fee, deducted from the disbursement. */
  fee: number;
}

type TermsRow = Record<'principal' | 'term_days' | 'monthly_rate' | 'fee', number>;

/** The terms in the row of an offer or an order. */
export const termsOf = ({ principal, term_days, monthly_rate, fee }: TermsRow): Terms => ({
  principal,
  termDays: term_days,
  monthlyRate: monthly_rate,
  fee,
});

export const interestOf = ({ principal, monthlyRate, termDays }: Terms): number =>
  interestFor(principal, monthlyRate, termDays);

/** One-time penalty for a late payment, in centavos. */
export const oneTimePenalty = 100_000;
const dailyPenalty = (day: number) => (day <= 30 ? 0.05 : day <= 90 ? 0.04 : 0.02);

/** Before the cap, by the loan terms (docs/product/lending.md): ₱1,000 once, then a share of the unpaid amount each day. */
const penaltyOf = (unpaid: number, days: number): number => {
  if (days <= 0) return 0;
  const rate = Array.from({ length: days }, (_, index) => dailyPenalty(index + 1)).reduce(
    (sum, part) => sum + part,
    0,
  );
  return oneTimePenalty + Math.round(unpaid * rate);
};

/** Centavos for one more day of delay after `days`, before the cap and without the one-time penalty. */
export const dailyPenaltyOf = (unpaid: number, days: number): number =>
  Math.round(unpaid * dailyPenalty(Math.max(0, days) + 1));

/** A loan's bill. Interest, fee and penalty together never exceed the principal, which is the legal cap on a loan's cost. */
export interface Bill {
  principal: number;
  interest: number;
  fee: number;
  penalty: number;
  /** The total to repay: principal, interest and penalty. The fee was deducted before. */
  total: number;
}

/** The bill of a loan `daysLate` days overdue, with `paid` centavos paid. `charged`: earlier penalties; `late`: the overdue part, by default all. */
export function billOf(
  terms: Terms,
  daysLate: number,
  paid: number,
  { charged = 0, late = Infinity }: { charged?: number; late?: number } = {},
): Bill {
  const { principal, fee } = terms;
  const interest = Math.min(interestOf(terms), principal - fee);
  const unpaid = Math.max(0, principal + interest + charged - paid);
  const penalty = Math.min(charged + penaltyOf(Math.min(unpaid, late), daysLate), principal - fee - interest);
  return { principal, interest, fee, penalty, total: principal + interest + penalty };
}

/** The schedule of a loan: equal payments in centavos at equal intervals, `day` counted from disbursement; the last one includes the remainder. */
export function instalmentsOf(terms: Terms, payments: number) {
  const { total, interest } = billOf(terms, 0, 0);
  const interests = inParts(interest, payments);
  const days = paymentDays(terms.termDays, payments);
  return inParts(total, payments).map((amount, index) => ({
    amount,
    interest: interests[index] ?? 0,
    day: days[index] ?? terms.termDays,
  }));
}

/** The title of a payment, counted from 1; a loan's only payment is not called '1st'. */
export const instalmentTitle = (n: number, payments: number): string =>
  payments === 1 ? 'Payment' : `${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'} payment`;

/** A payment of a plan: centavos, and days after the money was received. */
export interface DatedPayment {
  amount: number;
  day: number;
}

const monthLength = 30;
/** How far apart the days of two payments of a monthly plan are. */
const calendarMonth = { shortest: 28, longest: 31 } as const;

/** Whether every payment is a month after the one before it, the first a month after the money. */
const isMonthly = (payments: readonly DatedPayment[]): boolean =>
  payments.every(({ day }, index) => {
    const distance = day - (payments[index - 1]?.day ?? 0);
    return distance >= calendarMonth.shortest && distance <= calendarMonth.longest;
  });

/** The present value of the payments at a monthly rate of `rate` (0.05 is 5 %). */
const worth = (terms: readonly { amount: number; months: number }[], rate: number): number =>
  terms.reduce((sum, { amount, months }) => sum + amount / (1 + rate) ** months, 0);

/** Beyond this no rate is looked for: 1,000 % a month. */
const highest = 10;

/**
 * The effective interest rate a month (0.05 is 5 %) at which the plan pays back exactly the `received` centavos: whatever is taken off before counts as a
 * cost. Months of a monthly plan are counted as such, other plans in months of 30 days. Undefined where there is none: nothing received, less
 * paid back than received, a payment that is not after the money.
 */
export const effectiveRate = (received: number, payments: readonly DatedPayment[]): number | undefined => {
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  if (!(received > 0) || paid < received || payments.some(({ day }) => !(day > 0))) return undefined;
  const ordered = payments.toSorted((one, other) => one.day - other.day);
  const isByMonth = isMonthly(ordered);
  const terms = ordered.map(({ amount, day }, index) => ({
    amount,
    months: isByMonth ? index + 1 : day / monthLength,
  }));
  let [low, high] = [0, highest];
  if (worth(terms, high) > received) return undefined;
  // The worth falls as the rate rises, so halving finds the only rate; 60 halvings are finer than a number can tell.
  for (let halving = 0; halving < 60; halving += 1) {
    const middle = (low + high) / 2;
    if (worth(terms, middle) > received) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

/** The rate in per cent with one decimal, as it is written: '7.4'. */
export const inPercent = (rate: number): string => (rate * 100).toFixed(1);

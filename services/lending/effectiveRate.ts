/** A payment of a plan: centavos, and days after disbursement. */
interface DatedPayment {
  amount: number;
  day: number;
}

const monthLength = 30;
/** Shortest and longest interval between payments of a monthly plan, in days. */
const calendarMonth = { shortest: 28, longest: 31 } as const;

/** Whether payments are a month apart, from disbursement on: they count in calendar months, others in months of 30 days. */
const isMonthly = (payments: readonly DatedPayment[]): boolean =>
  payments.every(({ day }, index) => {
    const distance = day - (payments[index - 1]?.day ?? 0);
    return distance >= calendarMonth.shortest && distance <= calendarMonth.longest;
  });

/** The present value of the payments at a monthly rate of `rate` (0.05 is 5 %). */
const worth = (terms: readonly { amount: number; months: number }[], rate: number): number =>
  terms.reduce((sum, { amount, months }) => sum + amount / (1 + rate) ** months, 0);

/** The highest rate considered: 1,000 % per month. */
const highest = 10;

/** The monthly rate (0.05 is 5 %) at which the plan repays the `received` centavos: a deducted fee counts as a cost. Undefined without a solution. */
export function effectiveRate(received: number, payments: readonly DatedPayment[]): number | undefined {
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  if (paid < received || payments.some(({ day }) => !(day > 0))) return undefined;
  const ordered = payments.toSorted((one, other) => one.day - other.day);
  const isByMonth = isMonthly(ordered);
  const terms = ordered.map(({ amount, day }, index) => ({
    amount,
    months: isByMonth ? index + 1 : day / monthLength,
  }));
  let [low, high] = [0, highest];
  if (worth(terms, high) > received) return undefined;
  // The present value falls as the rate rises, so bisection finds the only rate; 60 steps are finer than a number's precision.
  for (let halving = 0; halving < 60; halving += 1) {
    const middle = (low + high) / 2;
    if (worth(terms, middle) > received) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Formats the rate in per cent with one decimal: '7.4'. */
export const inPercent = (rate: number): string => (rate * 100).toFixed(1);

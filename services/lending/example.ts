import type { Environment } from '../visit/environment.ts';
import { inParts, interestFor, partOf, paymentDays } from './cost.ts';
import { effectiveRate, inPercent } from './effectiveRate.ts';

/** The site's example loan: ₱10,000 for 120 days, repaid in four payments. */
const principal = 1_000_000;
const usualTerm = 120;

export interface CostExample {
  principal: number;
  feeRate: number;
  /** Deducted before disbursement. */
  fee: number;
  received: number;
  monthlyRate: number;
  termDays: number;
  interest: number;
  total: number;
  payments: { amount: number; day: number }[];
}

type ExampleRates = Pick<Environment, 'exampleRate' | 'exampleFee'>;

export const costExample = (
  { exampleRate, exampleFee }: ExampleRates,
  termDays = usualTerm,
  payments = 4,
): CostExample | undefined => {
  if (exampleRate === 0) return undefined;
  const fee = partOf(principal, exampleFee);
  const interest = interestFor(principal, exampleRate, termDays);
  const total = principal + interest;
  const days = paymentDays(termDays, payments);
  return {
    principal,
    feeRate: exampleFee / 100,
    fee,
    received: principal - fee,
    monthlyRate: exampleRate / 100,
    termDays,
    interest,
    total,
    payments: inParts(total, payments).map((amount, index) => ({ amount, day: days[index] ?? termDays })),
  };
};

/** The effective monthly rate of the example in per cent, '7.4': the amount received against the amount repaid. Undefined without one. */
export const exampleRateOf = ({ received, payments: plan }: CostExample): string | undefined => {
  const rate = effectiveRate(received, plan);
  return rate === undefined ? undefined : inPercent(rate);
};

/** Minimum and maximum cost of a loan, in per cent per month: the longest and the shortest term with monthly payments, fee included. */
interface CostRange {
  monthlyRate: number;
  from: string;
  to: string;
}

/** Undefined when the company states no rates. */
export const costRange = (rates: ExampleRates): CostRange | undefined => {
  const [longest, shortest] = [costExample(rates, 365, 12), costExample(rates, 91, 3)].map(
    (example) => example && exampleRateOf(example),
  );
  return longest && shortest
    ? { monthlyRate: rates.exampleRate / 100, from: longest, to: shortest }
    : undefined;
};

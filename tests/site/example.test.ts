import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { costExample, exampleRateOf } from '../../services/lending/example.ts';
import { instalmentsOf, interestOf } from '../../sandbox/domain/lending.ts';
import { parseEnvironment } from '../../services/visit/environment.ts';
import { inParts, paymentDays } from '../../services/lending/cost.ts';

const exampleAt = (rate: string, fee: string) =>
  costExample(parseEnvironment({ VITE_EXAMPLE_RATE: rate, VITE_EXAMPLE_FEE: fee }));

describe('the example loan', () => {
  test('computes the example to the centavo', () => {
    expect(exampleAt('3.9', '5')).toEqual({
      principal: 1_000_000,
      feeRate: 5,
      fee: 50_000,
      received: 950_000,
      monthlyRate: 3.9,
      termDays: 120,
      interest: 156_000,
      total: 1_156_000,
      payments: [30, 60, 90, 120].map((day) => ({ amount: 289_000, day })),
    });
  });

  test('adds up at every rate, in whole centavos', () => {
    const percent = fc.integer({ min: 1, max: 9_999 }).map((points) => points / 100);
    fc.assert(
      fc.property(percent, percent, (rate, fee) => {
        const example = exampleAt(String(rate), String(fee));
        if (!example) throw new Error('There is a rate');
        const paid = example.payments.reduce((sum, { amount }) => sum + amount, 0);
        expect([paid, example.received + example.fee, example.total - example.interest]).toEqual([
          example.total,
          example.principal,
          example.principal,
        ]);
        const figures = [example.fee, example.interest, ...example.payments.map(({ amount }) => amount)];
        expect(figures.filter((figure) => !Number.isInteger(figure) || figure < 0)).toEqual([]);
      }),
    );
  });

  test('matches the amounts of the sandbox for such a loan', () => {
    const example = exampleAt('3.9', '5');
    const terms = { principal: 1_000_000, termDays: 120, monthlyRate: 390, fee: 50_000 };
    expect(interestOf(terms)).toBe(example?.interest);
    expect(instalmentsOf(terms, 4).map(({ amount, day }) => ({ amount, day }))).toEqual(example?.payments);
  });

  test('leaves the example out without a rate, and stops the build on an invalid one', () => {
    expect(exampleAt('0', '5')).toBe(undefined);
    expect(() => exampleAt('3,9', '5')).toThrow(/VITE_EXAMPLE_RATE.*per cent like 3\.9/);
    expect(() => exampleAt('3.9', '-1')).toThrow(/VITE_EXAMPLE_FEE/);
  });
});

test('splits a sum without losing a centavo, and ends at the term', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 1, max: 24 }), (sum, count) => {
      const parts = inParts(sum, count);
      expect(parts.reduce((whole, part) => whole + part, 0)).toBe(sum);
      expect(parts.length).toBe(count);
      expect(paymentDays(365, count).at(-1)).toBe(365);
    }),
  );
});

test('states the monthly cost with everything included in the example', () => {
  const example = costExample({ exampleRate: 390, exampleFee: 500 });
  expect(example && exampleRateOf(example)).toBe('8.3');
});

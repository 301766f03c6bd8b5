import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effectiveRate, inPercent } from '../../services/lending/effectiveRate.ts';

const monthly = (amount: number, count: number, distances = 30) =>
  Array.from({ length: count }, (_, index) => ({ amount, day: distances * (index + 1) }));

describe('the effective rate', () => {
  test('computes 7.4 % a month for 7,760 received and four monthly payments of 2,312', () => {
    expect(inPercent(effectiveRate(776_000, monthly(231_200, 4)) ?? 0)).toBe('7.4');
  });

  test('counts the months of a monthly plan, however long each is', () => {
    const byCalendar = [31, 59, 90, 120].map((day) => ({ amount: 231_200, day }));
    expect(effectiveRate(776_000, byCalendar)).toBeCloseTo(
      effectiveRate(776_000, monthly(231_200, 4)) ?? 0,
      10,
    );
  });

  test('computes the effective rate of a single payment over months of 30 days', () => {
    expect(effectiveRate(100_000, [{ amount: 121_000, day: 60 }])).toBeCloseTo(0.1, 10);
    expect(effectiveRate(100_000, [{ amount: 110_000, day: 30 }])).toBeCloseTo(0.1, 10);
  });

  test('computes an effective rate of zero for a loan without cost', () => {
    expect(effectiveRate(100_000, monthly(25_000, 4))).toBeCloseTo(0, 10);
  });

  test.each([
    ['nothing is received', 0, monthly(100, 2)],
    ['less is paid back than was received', 100_000, monthly(24_999, 4)],
    ['nothing is paid back', 100_000, []],
    ['a payment comes with the money or before it', 100_000, [{ amount: 200_000, day: 0 }]],
    ['a day cannot be read', 100_000, [{ amount: 200_000, day: Number.NaN }]],
    ['no rate that anybody would believe explains it', 1, [{ amount: 100_000_000, day: 1 }]],
  ])('computes no effective rate if %s', (_, received, payments) => {
    expect(effectiveRate(received, payments)).toBeUndefined();
  });

  test('makes the plan worth exactly what was received, for monthly and irregular dates, a fee, one payment or many', () => {
    const irregular = fc.array(
      fc.record({
        amount: fc.integer({ min: 1_000, max: 5_000_000 }),
        day: fc.integer({ min: 1, max: 400 }),
      }),
      {
        minLength: 1,
        maxLength: 24,
      },
    );
    const regular = fc
      .tuple(fc.integer({ min: 1_000, max: 5_000_000 }), fc.integer({ min: 1, max: 24 }))
      .map(([amount, count]) => monthly(amount, count));
    fc.assert(
      fc.property(
        fc.oneof(irregular, regular),
        fc.double({ min: 0.55, max: 1, noNaN: true }),
        (payments, part) => {
          const received = Math.max(
            1,
            Math.floor(payments.reduce((sum, { amount }) => sum + amount, 0) * part),
          );
          const rate = effectiveRate(received, payments);
          if (rate === undefined) return;
          const ordered = payments.toSorted((one, other) => one.day - other.day);
          const isMonthly = ordered.every(({ day }, index) => {
            const distance = day - (ordered[index - 1]?.day ?? 0);
            return distance >= 28 && distance <= 31;
          });
          // Step by step, the debt grows by the rate and shrinks by each payment, down to zero.
          let owed = received;
          let at = 0;
          for (const [index, { amount, day }] of ordered.entries()) {
            const months = isMonthly ? index + 1 : day / 30;
            owed = owed * (1 + rate) ** (months - at) - amount;
            at = months;
          }
          expect(Math.abs(owed)).toBeLessThan(1 + received * (1 + rate) ** at * 1e-9);
        },
      ),
    );
  });
});

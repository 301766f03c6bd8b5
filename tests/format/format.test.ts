import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysUntil } from '../../services/values/day.ts';
import { lastingCookie } from '../../services/device/cookie.ts';
import { formatDate } from '../../views/format/date.ts';
import { groupThousands } from '../../views/format/groupedNumber.ts';
import { formatMoney } from '../../views/format/money.ts';
import { repeatsPayment } from '../../views/format/repeats.ts';
import { written } from '../../views/format/written.ts';
import { fill } from '../../views/wording/fill.ts';
import { loadWording } from '../../views/wording/wording.ts';

describe('money', () => {
  test.each([
    [123_450, false, '₱1,234.50'],
    [0, false, '₱0.00'],
    [5, false, '₱0.05'],
    [-150_000, false, '-₱1,500.00'],
    [1_234_567_890, true, '₹1,23,45,678.90'],
    [123_450, true, '₹1,234.50'],
  ])('formats %i centavos (market %s) as %s', (centavos, market, text) => {
    expect(formatMoney(centavos, market)).toBe(text);
  });

  test('keeps every centavo, for any amount and market', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.boolean(), (centavos, market) => {
        const text = formatMoney(centavos, market);
        expect(Number(text.replace(/\D/g, ''))).toBe(Math.abs(centavos));
        expect(text).toMatch(market ? /^-?₹[\d,]+\.\d\d$/ : /^-?₱[\d,]+\.\d\d$/);
      }),
    );
  });
});

const byPlatform = {
  peso: new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' }),
  rupee: new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }),
  day: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'Asia/Manila' }),
  moment: new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Manila',
  }),
};

test('formats money and dates as the platform does', async () => {
  await loadWording('en', []);
  const amount = fc.oneof(fc.integer({ min: -100_000, max: 100_000 }), fc.integer({ min: -1e12, max: 1e12 }));
  const moment = fc.integer({ min: Date.UTC(1991, 0, 1), max: 4e12 });
  fc.assert(
    fc.property(amount, moment, (centavos, at) => {
      expect(formatMoney(centavos, false)).toBe(byPlatform.peso.format(centavos / 100));
      expect(formatMoney(centavos, true)).toBe(byPlatform.rupee.format(centavos / 100));
      expect(formatDate(at)).toBe(byPlatform.day.format(at));
      expect(formatDate(at, { time: true })).toBe(byPlatform.moment.format(at).replace('\u202f', ' '));
    }),
    { numRuns: 1000 },
  );
  await loadWording('spec', []);
});

describe('days until a day, by the calendar of Manila', () => {
  // Half past eleven in the evening of November 21 in Manila.
  const now = Date.UTC(2026, 10, 21, 15, 30);
  test.each([
    ['2026-11-21', 0],
    ['2026-11-22', 1],
    ['2026-11-18', -3],
    ['2026-11-22 00:10:00', 1],
    [String(now + 3_600_000), 1],
    ['', undefined],
    ['soon', undefined],
  ])('counts to %j: %j days', (day, days) => {
    expect(daysUntil(day, now)).toBe(days);
  });
});

describe('numbers grouped with periods', () => {
  test.each([
    [1_234_567, '1.234.567'],
    ['1234567,5', '1.234.567,5'],
    ['1234,5678', '1.234,5678'],
    [999, '999'],
    [-1234, '-1.234'],
    [98_765.4321, '98.765,4321'],
    ['', ''],
  ])('formats %j as %s', (value, text) => {
    expect(groupThousands(value)).toBe(text);
  });

  test('only adds periods, before every third digit of the integer part', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.option(fc.nat()), (whole, decimals) => {
        const value = decimals === null ? String(whole) : `${whole},${decimals}`;
        const grouped = groupThousands(value);
        expect(grouped.replaceAll('.', '')).toBe(value);
        expect(grouped).toMatch(/^\d{1,3}(\.\d{3})*(,\d+)?$/);
      }),
    );
  });
});

test('keeps a cookie until the end of year 9999, whatever its name and value contain', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), (name, value) => {
      const cookie = lastingCookie(name, value);
      const [pair = '', ...attributes] = cookie.split('; ');
      const [writtenName = '', writtenValue = '', ...more] = pair.split('=');
      expect(more).toEqual([]);
      expect([decodeURIComponent(writtenName), decodeURIComponent(writtenValue)]).toEqual([name, value]);
      expect(attributes).toContain('expires=Fri, 31 Dec 9999 23:59:59 GMT');
    }),
  );
});

test.each([
  ['Please pay ₱9,248.00 by November 30, 2026.', true],
  ['Please pay PHP 9,248.00 by Nov 30, 2026. We are waiting for your payment.', true],
  ['Magbayad ng ₱9,248.00 bago o sa November 30, 2026. Hinihintay namin ang bayad mo.', true],
  ['Please pay ₱19,248.00 by November 30, 2026.', false],
  ['Please pay ₱9,248.00 by November 29, 2026.', false],
  ['Please pay ₱9,248.00 by November 30, 2026, or call (02) 8888 0100.', false],
  [
    'Please pay ₱9,248.00 today to stop the penalty from growing. Interest and fee together are limited.',
    false,
  ],
  ['Please call us.', false],
])('finds that a sentence only asks for the payment above it: %s', (text, isRepeated) => {
  expect(repeatsPayment(text, '₱9,248.00', 'Nov 30, 2026')).toBe(isRepeated);
});

test('keeps a hyphenated word whole on the screen, and plain where it is copied', () => {
  const shown = fill('I-tap ang {code}, mag-update', { code: 'AB-12' });
  expect(shown).toBe('I‑tap ang AB-12, mag‑update');
  expect(written([shown, undefined])).toBe('I-tap ang AB-12, mag-update');
});

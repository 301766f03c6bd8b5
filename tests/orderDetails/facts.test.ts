import { describe, expect, test } from 'vitest';
import { dueOf, rowsOf } from '../../machines/orderDetails/facts.ts';
import { statusRule } from '../../machines/orderDetails/status.ts';
import { order } from '../models/fixtures/order.ts';

test.each(['constructor', '__proto__', 'toString', '999', ''])(
  'shows no action for the unknown status %o',
  (status) => {
    expect(statusRule(status)).toEqual({ tone: 'gold', action: 'none', hasLoan: true, steps: [] });
  },
);

test.each([
  ['21', false],
  ['151', true],
  ['110', false],
  ['170', true],
  ['174', true],
  ['180', true],
  ['200', true],
])('derives from the status %s whether a loan was agreed to: %s', (status, hasLoan) => {
  expect(statusRule(status).hasLoan).toBe(hasLoan);
});

describe('rows that repeat the headline', () => {
  const due = { orderStatus: '174', repayAmount: 924_800, repayDate: '2026-12-01' };
  const rowsWith = (changes: object, ...values: string[]) => {
    const { rows, repeated } = rowsOf(
      order({ ...changes, userOrderDetail: values.map((value, index) => ({ text: `Row ${index}`, value })) }),
      'o1',
    );
    return { rows: rows.map(({ value }) => value), repeated: repeated.map(({ value }) => value) };
  };

  test('drops rows that repeat the sum to pay or its day in any format, and keeps the others', () => {
    expect(
      rowsWith(
        due,
        '₱9,248.00',
        '9248.00',
        'PHP 9,248',
        '2026-12-01',
        'December 1, 2026',
        '₱9,248.01',
        '120 days',
      ),
    ).toEqual({
      rows: ['₱9,248.01', '120 days'],
      repeated: ['₱9,248.00', '9248.00', 'PHP 9,248', '2026-12-01', 'December 1, 2026'],
    });
  });

  test('shows nothing when nothing is due', () => {
    expect(rowsWith({ ...due, orderStatus: '200' }, '₱9,248.00').repeated).toEqual([]);
  });

  test('shows the account until the money is sent', () => {
    const account = 'GCash 0917 ••• 4567';
    expect(rowsWith({ orderStatus: '151', payoutAccount: account }, account).repeated).toEqual([account]);
    expect(rowsWith({ orderStatus: '170', payoutAccount: account }, account).repeated).toEqual([]);
  });
});

describe('a payment', () => {
  const day = 86_400_000;
  const inDays = (days: number) =>
    new Date(Date.now() + 8 * 3_600_000 + days * day).toISOString().slice(0, 10);

  test.each([
    ['170', 8, false],
    ['170', 7, true],
    ['174', 2, true],
    ['180', -3, true],
  ])(
    'shows for status %s and %d days to the due date whether a payment is due now: %s',
    (orderStatus, days, isNow) => {
      expect(dueOf(order({ orderStatus, repayDate: inDays(days) }), Date.now())?.isNow).toBe(isNow);
    },
  );

  test.each([
    ['170', false],
    ['174', true],
  ])('shows for status %s without a due date whether a payment is due now: %s', (orderStatus, isNow) => {
    expect(dueOf(order({ orderStatus, repayDate: '' }), Date.now())?.isNow).toBe(isNow);
  });
});

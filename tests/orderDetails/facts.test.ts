import { describe, expect, test } from 'vitest';
import { rowsOf, stepsOf } from '../../services/orderDetails/facts.ts';
import { order } from '../models/fixtures/order.ts';

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

test.each([
  ['110', ['applied done', 'rejected now']],
  ['174', ['applied done', 'approved done', 'sent done', 'due now', 'paid next']],
  ['200', ['applied done', 'approved done', 'sent done', 'due done', 'paid now']],
  ['999', []],
])('says which steps of an order of the status %s are done, and which is next', (orderStatus, steps) => {
  expect(stepsOf(order({ orderStatus })).map(({ step, is }) => `${step} ${is}`)).toEqual(steps);
});

test('dates a step of an order by a day that can be read, and by no other text', () => {
  const steps = stepsOf(order({ orderStatus: '174', appliedAt: '2026-11-02', disbursedAt: 'soon' }));
  expect(steps.map(({ day }) => day)).toEqual(['2026-11-02', '', '', '', '']);
});

import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { verdictOf } from '../../services/orderDetails/check.ts';
import type { Purpose } from '../../services/pendingRequests/request.ts';
import { orderSchema } from '../../services/orderDetails/schema.ts';
import { order, orderOnWire } from '../models/fixtures/order.ts';

const saysOf = (purpose: Purpose, statuses: string[], changes: Parameters<typeof order>[0] = {}) =>
  statuses.map((orderStatus) => verdictOf(purpose, order({ ...changes, orderStatus })));

describe('the evidence of an order for a request with an unknown outcome', () => {
  test('proves that a loan was taken when it is approved, and not taken when it was rejected', () => {
    expect(saysOf('takeLoan', ['151', '110', '21'])).toEqual(['done', 'notDone', 'unclear']);
  });

  test('proves nothing by an order that still leads to its confirmation, because the loan may belong to another order', () => {
    expect(saysOf('takeLoan', ['151', '21', '110'], { playeduL: '/confirm' })).toEqual([
      'unclear',
      'unclear',
      'unclear',
    ]);
  });

  test('proves nothing about a new loan by an order that is disbursed, due, overdue or settled', () => {
    expect(saysOf('takeLoan', ['170', '174', '180', '200'])).toEqual([
      'unclear',
      'unclear',
      'unclear',
      'unclear',
    ]);
  });

  test('proves that a rating or an account is missing when the order asks for it', () => {
    const asks = order({ isScore: true, cardNeedPop: true });
    expect([verdictOf('rateApp', asks), verdictOf('rateApp', order())]).toEqual(['notDone', 'done']);
    expect([verdictOf('bindAccount', asks), verdictOf('bindAccount', order())]).toEqual([
      'notDone',
      'unclear',
    ]);
  });

  test.each([
    [undefined, 'unclear'],
    [null, 'unclear'],
    ['', 'unclear'],
    ['later', 'unclear'],
    [0, 'done'],
    [' FALSE ', 'done'],
    [true, 'notDone'],
  ])('reads isScore %j of an order as a rating that is %s', (isScore, verdict) => {
    const read = v.parse(orderSchema, { ...orderOnWire(order()).data, isScore });
    expect(verdictOf('rateApp', read)).toBe(verdict);
  });

  test('leaves everything else unclear', () => {
    expect(verdictOf('complain', order())).toBe('unclear');
  });
});

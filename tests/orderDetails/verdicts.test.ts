import { describe, expect, test } from 'vitest';
import { verdictOf } from '../../services/orderDetails/check.ts';
import type { Purpose } from '../../services/intents/intent.ts';
import { order } from '../models/fixtures/order.ts';

const saysOf = (purpose: Purpose, statuses: string[], changes: Parameters<typeof order>[0] = {}) =>
  statuses.map((orderStatus) => verdictOf(purpose, order({ ...changes, orderStatus })));

describe('what an order proves about a request with an unknown outcome', () => {
  test('a loan was taken when it is approved, and not when it was rejected', () => {
    expect(saysOf('takeLoan', ['151', '110', '21'])).toEqual(['done', 'notDone', 'unclear']);
  });

  test('an order that still leads to its confirmation says nothing: the loan may have begun another order', () => {
    expect(saysOf('takeLoan', ['151', '21', '110'], { playeduL: '/confirm' })).toEqual([
      'unclear',
      'unclear',
      'unclear',
    ]);
  });

  test('an order whose money was sent, or is due, overdue or settled, is an earlier loan: it says nothing of one that was taken today', () => {
    expect(saysOf('takeLoan', ['170', '174', '180', '200'])).toEqual([
      'unclear',
      'unclear',
      'unclear',
      'unclear',
    ]);
  });

  test('counts only a settled order as paid', () => {
    expect(saysOf('pay', ['200', '174', '170'])).toEqual(['done', 'unclear', 'unclear']);
  });

  test('an order that asks for a rating, or for an account, has none', () => {
    const asks = order({ isScore: true, cardNeedPop: true });
    expect([verdictOf('rateApp', asks), verdictOf('rateApp', order())]).toEqual(['notDone', 'done']);
    expect([verdictOf('bindAccount', asks), verdictOf('bindAccount', order())]).toEqual([
      'notDone',
      'unclear',
    ]);
  });

  test('leaves everything else unclear', () => {
    expect(verdictOf('complain', order())).toBe('unclear');
  });
});

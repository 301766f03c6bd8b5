import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { arrivalOf } from '../../services/order/arrival.ts';
import { seenIn } from '../../services/order/proof.ts';
import { orderSchema } from '../../services/orderDetails/schema.ts';
import { statementText } from '../../views/orderDetails/statement.ts';
import { loadWording } from '../../views/wording/wording.ts';
import { order, orderOnWire } from '../models/fixtures/order.ts';

const received = { amount: 100_000, time: '2026-11-25', channel: 'GCash', reference: 'R1', code: '42' };
const onWire = (payments: unknown) => v.parse(orderSchema, { ...orderOnWire(order()).data, payments });
const lender = { companyName: 'PeraLoan', secNumber: '', caNumber: '' };
const statementOf = (payments: unknown) =>
  statementText({ order: onWire(payments), number: 'o1', lender, market: false, now: undefined });

const unreadable = [
  'none',
  7,
  true,
  { odd: received },
  [null],
  [received, 'row'],
  [received, { ...received, amount: '1,000' }],
  [{ ...received, amount: null }],
  { 1: received, 2: {} },
].map((payments) => [payments]);

beforeAll(() => loadWording('en', ['common', 'orderDetails', 'orderLater']));

test.each(unreadable)('does not know payments of which something cannot be read: %j', (payments) => {
  expect(onWire(payments).payments).toBe('unknown');
  expect(statementOf(payments)).toContain('Payments we received: Not known');
});

test.each([undefined, null, ''])('says nothing of payments that are not sent: %j', (payments) => {
  expect(onWire(payments).payments).toBeUndefined();
  expect(statementOf(payments)).not.toMatch(/received/i);
});

test.each([[[received]], [{ 1: received }]])('lists payments that can be read: %j', (payments) => {
  expect(onWire(payments).payments).toEqual([received]);
  expect(statementOf(payments)).toContain('Received: ₱1,000.00');
});

test.each(unreadable)('does not conclude from %j that a payment arrived', (payments) => {
  const seen = seenIn('order', onWire([]));
  const expected = { amount: 100_000, payCode: '42', reference: '42', madeAt: 0, then: [seen.sighting] };
  expect(arrivalOf(expected, seenIn('order', onWire(payments)))).toEqual({ is: 'waiting' });
});

test.each([0, '0'])('takes a payment of %j for none', (amount) => {
  const nothing = { ...received, amount };
  expect(onWire([nothing, received]).payments).toEqual([received]);
  const expected = { amount: 100_000, payCode: '42', reference: '42', madeAt: 0, then: [] };
  expect(arrivalOf(expected, seenIn('order', onWire([nothing])))).toEqual({ is: 'waiting' });
});

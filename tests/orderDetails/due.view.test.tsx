import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { NextPayment } from '../../services/order/nextPayment.ts';
import { Due } from '../../views/orderDetails/Due.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { order } from '../models/fixtures/order.ts';

await loadWording('en', ['common', 'orderDetails']);
afterEach(cleanup);

const next: NextPayment = {
  amount: 985_000,
  day: '2026-11-07',
  inAll: undefined,
  part: undefined,
  isOnlySum: false,
  daysLeft: 2,
  isLate: false,
  isNow: true,
};

const drawn = (changes: Partial<NextPayment>, facts: Parameters<typeof order>[0] = {}) =>
  render(<Due next={{ ...next, ...changes }} order={order(facts)} market={false} />).container;

test.each([
  [{}, 'by Nov 7, 2026', '2 days left'],
  [{ daysLeft: 0 }, 'by Nov 7, 2026', 'due today'],
  [{ daysLeft: -13, isLate: true }, 'was due Nov 7, 2026', '13 days overdue'],
])('says by when to pay, or when a late payment was due: %j', (changes, day, left) => {
  expect(drawn(changes).textContent).toContain(day + left);
});

test.each([
  [true, 'To pay now'],
  [false, 'Next payment'],
])('names a payment, due now: %j, beside everything that is asked for', (isNow, label) => {
  const words = drawn({ inAll: 3_000_000, isNow }).textContent;
  expect(words).toContain(label);
  expect(words).toContain('In all ₱30,000.00');
});

test('names a late payment as one to pay now, beside everything that is asked for', () => {
  const words = drawn({ inAll: 3_000_000, daysLeft: -3, isLate: true }).textContent;
  expect(words).toContain('To pay now');
  expect(words).toContain('3 days overdue');
  expect(words).not.toContain('Next payment');
});

test.each(['2026-11-07', ''])('says that an amount is not known, and whom to ask: due on %j', (day) => {
  const words = drawn({ amount: undefined, day }).textContent;
  expect(words).toContain('Not known');
  expect(words).toContain('Please ask us first.');
});

test('says what a delay costs only with its one-time part', () => {
  expect(drawn({}).textContent).toContain('Each day late costs ₱462.40, and ₱1,000.00 once');
  expect(drawn({}, { penaltyOnce: 0 }).textContent).toMatch(/Each day late costs ₱462\.40$/);
  expect(drawn({}, { penaltyOnce: undefined }).textContent).not.toContain('462');
  const late = drawn({ isLate: true }, { penaltyOnce: undefined }).textContent;
  expect(late).toContain('Each further day costs ₱462.40');
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OrderHero } from '../../views/orderDetails/OrderHero.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { order } from '../models/fixtures/order.ts';

await loadWording('spec', ['common', 'orderDetails']);

test.each([
  ['Due soon', 'DUE SOON.', true],
  ['Your loan is due soon: November 30', 'due soon', true],
  ['Due soon', 'Please pay by Friday', false],
  ['Overdue', 'due', false],
  ['Due soon', 'Due soon, by Friday', false],
  ['Due soon', '', false],
])('under the headline %j folds %j: %s', (noticeStatusText, noticeDesText, isFolded) => {
  render(<OrderHero order={order({ noticeStatusText, noticeDesText })} now={undefined} market />);
  expect(document.body.textContent).toContain(noticeDesText);
  const folds = screen.queryAllByRole<HTMLDetailsElement>('group');
  expect(folds.map(({ open }) => open)).toEqual(isFolded ? [false] : []);
});

test.each([
  ['Please pay ₱8,000.00 by November 30, 2026.', true],
  ['Magbayad ng ₱8,000.00 bago o sa November 30, 2026.', true],
  ['Due Nov 30, 2026: ₱8,000.00', true],
  ['Please pay ₱8,000.00 by November 29, 2026.', false],
  ['Please pay ₱8,000.00 by December 30, 2026.', false],
  ['Please pay ₱8,500.00 by November 30, 2026.', false],
  ['Please pay ₱8,000.00 by November 30, 2026, 5:00 PM.', false],
  ['Please pay ₱8,000.00 by November 30, 2026. We are waiting for your payment.', true],
  ['Please pay ₱8,000.00.', true],
  ['Please pay by November 30, 2026.', false],
])('below a payment of ₱8,000.00 by Nov 30 folds %j: %s', async (noticeDesText, isFolded) => {
  await loadWording('en', ['common', 'orderDetails']);
  const due = order({ noticeDesText, repayAmount: 800_000, repayDate: '2026-11-30' });
  render(<OrderHero order={due} now={undefined} market={false} />);
  expect(screen.queryAllByRole('group')).toHaveLength(isFolded ? 1 : 0);
});

test('names the days of the steps of a loan without their year, and marks where it is', () => {
  const taken = order({ appliedAt: '2026-10-28 09:00:00', disbursedAt: '2026-10-29 09:00:00' });
  render(<OrderHero order={taken} now={undefined} market={false} />);
  expect(screen.getAllByText(/^Oct/).map((day) => day.textContent)).toEqual(['Oct 28', 'Oct 29']);
  const [now, ...others] = screen.getAllByRole('listitem', { current: 'step' });
  expect(others).toEqual([]);
  // Each step before the current one has a check mark, and no other one. It is decorative: the place of the current step says the same.
  const steps = screen.getAllByRole('listitem');
  const marks = steps.map(({ innerHTML }) => innerHTML.includes('<svg'));
  expect(marks).toEqual(steps.map((_, place) => place < steps.indexOf(now as HTMLElement)));
  expect(marks[0]).toBe(true);
});

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
  const { container } = render(
    <OrderHero order={order({ noticeStatusText, noticeDesText })} now={undefined} market />,
  );
  expect(container.textContent).toContain(noticeDesText);
  const folds = screen.queryAllByRole<HTMLDetailsElement>('group');
  expect(folds.map(({ open }) => open)).toEqual(isFolded ? [false] : []);
});

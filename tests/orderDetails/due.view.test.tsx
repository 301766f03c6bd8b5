import { cleanup, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Due } from '../../views/orderDetails/Due.tsx';
import { loadWording } from '../../views/wording/wording.ts';

await loadWording('en', ['common', 'orderDetails']);

const dayOf = (daysLeft: number) => {
  const due = { amount: 985_000, day: '2026-11-07', daysLeft, penaltyPerDay: undefined, isNow: true };
  const { container } = render(<Due due={due} market={false} />);
  return [...container.querySelectorAll('.due-day > span')].map((words) => words.textContent);
};

test('says by when to pay', () => {
  expect(dayOf(2)).toEqual(['by Nov 7, 2026', '2 days left']);
  cleanup();
  expect(dayOf(0)).toEqual(['by Nov 7, 2026', 'due today']);
});

test('says when a late payment was due', () => {
  expect(dayOf(-13)).toEqual(['was due Nov 7, 2026', '13 days overdue']);
});

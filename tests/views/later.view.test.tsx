import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Start } from '../../views/app/start.ts';
import { fetchLaterParts, later } from '../../views/app/later.tsx';
import { loadWording } from '../../views/wording/wording.ts';

await loadWording('spec', ['common']);

const missingPart = () => {
  let isThere = false;
  let asked = 0;
  const Part = later<{ name: string }>(async () => {
    asked += 1;
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return ({ name }) => <p>This is {name}</p>;
  });
  return { Part, bring: () => (isThere = true), asked: () => asked };
};

test('offers to retry a part that does not load, and then draws it', async () => {
  const { Part, bring } = missingPart();
  const whyMissing = () => Promise.resolve('connection' as const);
  render(
    <Start value={{ languages: [], whyMissing }}>
      <Part name="the part" />
    </Start>,
  );
  await screen.findByText('This page could not be loaded');
  bring();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('This is the part');
  expect(screen.queryByText('This page could not be loaded')).toBeNull();
});

test('draws a prefetched part immediately without fetching it again', async () => {
  const { Part, bring, asked } = missingPart();
  bring();
  await fetchLaterParts();
  render(<Part name="the part" />);
  expect(screen.getByText('This is the part')).toBeVisible();
  await fetchLaterParts();
  expect(asked()).toBe(1);
});

test('tries a missing part again in the next idle time after one without a network', async () => {
  const { Part, bring } = missingPart();
  await fetchLaterParts();
  bring();
  await fetchLaterParts();
  render(<Part name="the part" />);
  expect(screen.getByText('This is the part')).toBeVisible();
});

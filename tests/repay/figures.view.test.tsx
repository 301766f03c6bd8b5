import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Figures } from '../../views/repay/Figures.tsx';
import { loadWording } from '../../views/wording/wording.ts';

await loadWording('spec', ['common', 'repay']);

test.each([
  ['every part with a fee', 1_000, 893_480, ['₱8,924.80', '₱10.00', '₱8,934.80'], 'You pay in all'],
  ['the sum once without a fee', 0, 892_480, ['₱8,924.80'], 'You pay in all'],
  ['the sum once, not in all, with an unknown fee', undefined, 892_480, ['₱8,924.80'], 'Amount of the code'],
])('shows %s', (_, fee, total, shown, label) => {
  const { getAllByRole } = render(<Figures toLoan={892_480} fee={fee} total={total} market={false} />);
  expect(getAllByRole('definition').map((sum) => sum.textContent)).toEqual(shown);
  expect(getAllByRole('term').at(-1)?.textContent).toBe(label);
});

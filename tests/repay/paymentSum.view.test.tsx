import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sumOf } from '../../services/values/sum.ts';
import { PaymentSum } from '../../views/repay/PaymentSum.tsx';
import { loadWording } from '../../views/wording/wording.ts';

await loadWording('en', ['common', 'repay']);

const notKnown = 'Without the payment fee, which we do not know.';
const another = 'Another fee than listed before';

test.each([
  ['the listed fee', sumOf(892_480, 1_500), undefined, []],
  ['another fee', sumOf(892_480, 2_000), 1_500, [`${another} (Fee ₱15.00).`]],
  ['a fee, where none was listed', sumOf(892_480, 2_000), 0, [`${another} (No fee).`]],
  ['no fee, where one was listed', sumOf(892_480, 0), 1_500, [`${another} (Fee ₱15.00).`]],
  ['an unknown fee', sumOf(892_480, undefined), 1_500, [notKnown]],
  ['no fee that was ever said', sumOf(892_480, undefined), undefined, []],
  ['only the total', { toLoan: undefined, fee: undefined, total: 892_480 }, undefined, []],
])('says which fee is in a sum with %s', (_, sum, listedFee, notes) => {
  render(<PaymentSum label="Sum" sum={sum} listedFee={listedFee} market={false} />);
  const said = screen.queryAllByText((text) => text.startsWith(another) || text === notKnown);
  expect(said.map(({ textContent }) => textContent)).toEqual(notes);
});

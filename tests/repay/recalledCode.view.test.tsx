import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { repayMachine } from '../../machines/repay/machine.ts';
import { CodeMade } from '../../views/repay/CodeMade.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { holdCalls, openScreen } from '../doubles/lender.ts';
import { openPaymentWay } from '../doubles/paymentWay.ts';
import { memoryStorage } from '../doubles/storage.ts';
import { patience } from '../patience.ts';
import { madeCode, ownSearch, repaymentInfo, repaymentOnWire } from '../models/fixtures/repayment.ts';

await loadWording('spec', ['common', 'repay']);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T14:00:00+08:00'), toFake: ['Date'] });
  vi.stubGlobal('localStorage', memoryStorage());
});

/** The page of a loan that asks `repayAmount`, opened again after the code of `madeCode` was made with `changes`. */
const openCodeMade = async (repayAmount: number, changes: Partial<typeof madeCode>) => {
  const store = openPaymentWay();
  store.send({
    type: 'info.loaded',
    info: { amount: 892_480, defDetail: undefined, code: undefined },
    page: { to: 'repayUrl', query: { productId: 'p1', orderId: 'o1' } },
  });
  store.send({ type: 'code.made', code: { ...madeCode, ...changes } });
  const calls = holdCalls();
  const { actor } = openScreen(repayMachine, {
    route: 'repayUrl',
    search: `productId=p1&orderId=o1&${ownSearch}`,
    stores: { paymentWay: { info: undefined, channelNumber: '90001', cardId: '' } },
  });
  await calls[0]?.answer(repaymentOnWire(repaymentInfo({ repayAmount })));
  await waitFor(actor, (seen) => seen.matches('codeMade'), patience);
  render(<CodeMade actor={actor} />);
};

test.each([
  ['an unknown fee', undefined, ['Amount of the code']],
  ['no fee', 0, ['You pay in all']],
  ['a fee', 1_500, ['You pay in all', 'Amount of the code', 'Fee of the channel', 'You pay in all']],
])('names the sum of a stored code with %s', async (_, fee, labels) => {
  await openCodeMade(892_480, { fee });
  const [, ...headings] = screen.getAllByRole('heading');
  const named = [...headings, ...screen.queryAllByRole('term')];
  expect(named.map((label) => label.textContent)).toEqual(labels);
});

test('does not recommend a code for another amount than the loan asks now', async () => {
  await openCodeMade(900_000, { fee: 0 });
  screen.getByText('This code asks for another amount than ₱9,000.00.');
  expect(screen.queryByText('Pay with this code before you make another one.')).toBeNull();
});

test("does not recommend an extension's code to pay off the loan", async () => {
  await openCodeMade(892_480, { isDelay: true, amount: 264_700 });
  screen.getByText('This code extends your loan.');
  expect(screen.queryByText('Pay with this code before you make another one.')).toBeNull();
  expect(screen.getByRole('button', { name: 'Show my code' }).className).not.toContain('button-primary');
});

test('warns of paying twice while a reported payment is awaited', async () => {
  await openCodeMade(892_480, { saidPaid: true });
  fireEvent.click(screen.getByRole('button', { name: 'Make another' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('You have reported this payment.');
});

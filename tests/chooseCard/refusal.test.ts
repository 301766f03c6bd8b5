import { afterEach, expect, test, vi } from 'vitest';
import { chooseCardMachine } from '../../machines/chooseCard/machine.ts';
import { holdCalls, openScreen, toasts } from '../doubles/lender.ts';
import { answers } from '../oldRepayment/flow.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['9', 'Closed for today', { text: 'Closed for today' }],
  ['9', '', { key: 'oldRepay.refused' }],
  ['800005', '', { key: 'oldRepay.duplicate' }],
])('shows the refusal %s %j of the cards in the words of the old repayment', async (code, message, toast) => {
  const calls = holdCalls();
  const { asked } = openScreen(chooseCardMachine, { route: 'ynRepayChoose', search: 'orderId=o1' });
  await calls[0]?.answer(answers.refused(code, message));
  expect(toasts(asked)).toEqual([toast]);
});

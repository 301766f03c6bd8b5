import { expect, test } from 'vitest';
import { loanConfirmMachine } from '../../machines/loanConfirm/machine.ts';
import { selectIsHelpFirst, selectShowsAgreements } from '../../machines/loanConfirm/selectors.ts';
import { type HeldCall, holdCalls, openScreen } from '../doubles/lender.ts';
import { settle } from '../doubles/root.ts';
import { confirmation, confirmationOnWire } from '../models/fixtures/confirmation.ts';

const termsOf = (calls: HeldCall[]) => calls.filter(({ path }) => path.endsWith('/loan-detail-confirm'));

const listOf = (calls: HeldCall[]) => calls.filter(({ path }) => path.startsWith('/v3/contract/contract'));
const listed = { success: true, code: '200', message: '', data: { data: [{ title: 'Loan agreement' }] } };

const opened = async ({ agreements = listed as unknown, terms = confirmation() } = {}) => {
  const calls = holdCalls();
  const { actor, asked } = openScreen(loanConfirmMachine, {
    route: 'confirmUrl',
    search: 'productId=p1&orderId=o1',
  });
  await termsOf(calls)[0]?.answer(confirmationOnWire(terms));
  await settle();
  await listOf(calls)[0]?.answer(agreements);
  return { actor, asked, calls };
};

test('asks for no consent to agreements that a loan does not have', async () => {
  const { actor } = await opened({ agreements: { ...listed, data: { data: [] } } });
  expect(selectShowsAgreements(actor.getSnapshot())).toBe(false);
  expect(actor.getSnapshot().can({ type: 'loan.requested' })).toBe(true);
});

test.each([
  ['a plan', { repay_plans: undefined }, true],
  ['an agreement, whose dialog offers it,', { popAgreementUrl: 'javascript:alert(1)' }, false],
  ['nothing', {}, false],
])('offers help in place of the consent to terms that lack %s: %j, %s', async (_, missing, isHelpFirst) => {
  const { actor } = await opened({ terms: confirmation(missing) });
  expect(selectIsHelpFirst(actor.getSnapshot())).toBe(isHelpFirst);
});

test('sends no loan again while its terms are being reloaded', async () => {
  const { actor, calls } = await opened();
  const again = { type: 'submission.retried', kind: 'push', choice: '' } as const;
  expect(actor.getSnapshot().can(again)).toBe(true);
  actor.send({ type: 'screen.returned' });
  expect(actor.getSnapshot().can(again)).toBe(false);
  await settle();
  await termsOf(calls).at(-1)?.answer(confirmationOnWire(confirmation()));
  await settle();
  expect(actor.getSnapshot().can(again)).toBe(true);
});

import { afterEach, expect, test, vi } from 'vitest';
import { loanConfirmMachine } from '../../machines/loanConfirm/machine.ts';
import { selectViewState, selectIsAgreed } from '../../machines/loanConfirm/selectors.ts';
import { selectRefusal } from '../../machines/screen/refusal.ts';
import { type HeldCall, holdCalls, openScreen, toasts } from '../doubles/lender.ts';
import { settle } from '../doubles/root.ts';
import { confirmation, confirmationOnWire } from '../models/fixtures/confirmation.ts';

afterEach(() => vi.unstubAllGlobals());

const refusal = { success: false, code: '409', message: 'This offer is over', data: null };
const termsOf = (calls: HeldCall[]) => calls.filter(({ path }) => path.endsWith('/loan-detail-confirm'));
const loansOf = (calls: HeldCall[]) => calls.filter(({ path }) => path.endsWith('/loan-detail-push'));

const listOf = (calls: HeldCall[]) => calls.filter(({ path }) => path.startsWith('/v3/contract/contract'));
const listed = { success: true, code: '200', message: '', data: { data: [{ title: 'Loan agreement' }] } };

const opened = async ({ agreements = listed as unknown } = {}) => {
  const calls = holdCalls();
  const { actor, asked } = openScreen(loanConfirmMachine, {
    route: 'confirmUrl',
    search: 'productId=p1&orderId=o1',
  });
  await termsOf(calls)[0]?.answer(confirmationOnWire(confirmation()));
  await settle();
  await listOf(calls)[0]?.answer(agreements);
  return { actor, asked, calls };
};

const later = confirmation({ firstPayTime: '2026-03-03' });
const dayOn = ({ actor }: Pick<Awaited<ReturnType<typeof opened>>, 'actor'>) =>
  actor.getSnapshot().context.confirmation?.firstPayTime;

test('shows the terms of today on return, not those of the day on which the page was opened', async () => {
  const page = await opened();
  page.actor.send({ type: 'screen.returned' });
  expect(dayOn(page)).toBe('2026-03-02');
  await termsOf(page.calls)[1]?.answer(confirmationOnWire(later));
  expect(dayOn(page)).toBe('2026-03-03');
});

test('keeps the terms on return if they cannot be reloaded', async () => {
  const page = await opened();
  page.actor.send({ type: 'screen.returned' });
  await termsOf(page.calls)[1]?.answer('<html>');
  expect(selectViewState(page.actor.getSnapshot())).toBe('loan');
  expect(toasts(page.asked)).toEqual([{ key: 'error' }]);
});

test.each([
  ['asks again for consent when the terms have changed', later, false],
  ['keeps the consent to terms that are the same', confirmation({ popTitle: 'Other words' }), true],
])('%s', async (_, terms, isAgreed) => {
  const page = await opened();
  page.actor.send({ type: 'consent.given' });
  page.actor.send({ type: 'screen.returned' });
  await termsOf(page.calls)[1]?.answer(confirmationOnWire(terms));
  expect(selectIsAgreed(page.actor.getSnapshot())).toBe(isAgreed);
});

test('does not offer terms that cannot be agreed to any more', async () => {
  const page = await opened();
  page.actor.send({ type: 'screen.returned' });
  await termsOf(page.calls)[1]?.answer(confirmationOnWire(confirmation({ amount: 0 })));
  expect(page.actor.getSnapshot().matches({ shown: { step: 'disputed' } })).toBe(true);
});

test('says why the offer is over', async () => {
  const page = await opened();
  page.actor.send({ type: 'screen.returned' });
  await termsOf(page.calls)[1]?.answer(refusal);
  expect(selectViewState(page.actor.getSnapshot())).toBe('failed');
  expect(selectRefusal(page.actor.getSnapshot())).toBe('This offer is over');
});

test('loads the terms again after a refused loan', async () => {
  const page = await opened();
  page.actor.send({ type: 'loan.requested' });
  await settle();
  await loansOf(page.calls)[0]?.answer(refusal);
  await termsOf(page.calls)[1]?.answer(confirmationOnWire(later));
  expect(dayOn(page)).toBe('2026-03-03');
});

test('takes no loan while its terms are reloaded, because they may have changed', async () => {
  const page = await opened();
  page.actor.send({ type: 'screen.returned' });
  expect(page.actor.getSnapshot().can({ type: 'loan.requested' })).toBe(false);
  await termsOf(page.calls)[1]?.answer(confirmationOnWire(confirmation()));
  page.actor.send({ type: 'loan.requested' });
  await settle();
  expect(loansOf(page.calls)).toHaveLength(1);
});

test('changes no terms while the loan is being taken', async () => {
  const page = await opened();
  page.actor.send({ type: 'loan.requested' });
  page.actor.send({ type: 'screen.returned' });
  await settle();
  expect(termsOf(page.calls)).toHaveLength(1);
  expect(loansOf(page.calls)).toHaveLength(1);
});

test.each([
  ['null', { ...listed, data: null }],
  ['null in data', { ...listed, data: { data: null } }],
  ['unreadable', { ...listed, data: 'none' }],
  ['no answer of the company', '<html>'],
])('takes no loan whose agreements are %s, until they are listed', async (_, agreements) => {
  const page = await opened({ agreements });
  const canTake = () => page.actor.getSnapshot().can({ type: 'loan.requested' });
  expect(canTake()).toBe(false);
  page.actor.send({ type: 'agreements.requested' });
  expect(canTake()).toBe(false);
  await settle();
  await listOf(page.calls)[1]?.answer({ ...listed, data: { data: [] } });
  expect(canTake()).toBe(true);
});

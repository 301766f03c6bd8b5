import { afterEach, expect, test, vi } from 'vitest';
import { loanConfirmMachine } from '../../machines/loanConfirm/machine.ts';
import {
  selectIsAgreed,
  selectIsHelpFirst,
  selectShowsAgreements,
} from '../../machines/loanConfirm/selectors.ts';
import { type HeldCall, holdCalls, openScreen } from '../doubles/lender.ts';
import { settle } from '../doubles/root.ts';
import { confirmation, confirmationOnWire } from '../models/fixtures/confirmation.ts';

afterEach(() => vi.unstubAllGlobals());

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

const later = confirmation({ firstPayTime: '2026-03-03' });

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
  expect(selectShowsAgreements(page.actor.getSnapshot())).toBe(false);
});

test.each([
  ['a plan', { repay_plans: undefined }, true],
  ['an agreement, whose dialog offers it,', { popAgreementUrl: 'javascript:alert(1)' }, false],
  ['nothing', {}, false],
])('offers help in place of the consent to terms that lack %s: %j, %s', async (_, missing, isHelpFirst) => {
  const { actor } = await opened({ terms: confirmation(missing) });
  expect(selectIsHelpFirst(actor.getSnapshot())).toBe(isHelpFirst);
});

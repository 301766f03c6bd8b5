import { and, not, stateIn } from 'xstate';
import type { Confirmation } from '../../services/loanConfirm/schema.ts';
import { withOutput } from '../screen/actions.ts';
import { isOtherLoan } from '../../services/loanConfirm/plan.ts';
import { isTakeable, type LoanConfirmContext } from './context.ts';

/** States of other regions that guards ask for; machine.ts checks that they exist. */
export const loanStates = {
  agreed: { shown: { consent: 'given' } },
  reviewing: { shown: { step: 'reviewing' } },
  refreshing: { shown: { step: { reviewing: 'refreshing' } } },
} as const;

export const consentGuards = {
  hasAgreed: ({ context }: { context: LoanConfirmContext }) => context.wasAgreed,
  isOtherLoan: ({ context }: { context: LoanConfirmContext }, loaded: Confirmation) =>
    isOtherLoan(context.confirmation, loaded),
  isReviewing: stateIn(loanStates.reviewing),
  /** A loan is taken only while its agreements are listed and agreed to, and its terms, which may have changed, are not being reloaded. */
  canTake: and([
    stateIn(loanStates.agreed),
    not(stateIn(loanStates.refreshing)),
    ({ context }: { context: LoanConfirmContext }) => isTakeable(context),
  ]),
};

export const isOther = withOutput('isOtherLoan');

const stores = (isAgreed: boolean) => ({ type: 'storeConsent', params: { isAgreed } }) as const;

/** The agreement box (docs/product/loanConfirm.md#states). */
export const consentRegion = {
  initial: 'deciding',
  description: 'Whether the borrower agrees to this loan: another one has to be agreed to again.',
  on: { 'xstate.done.actor.loadConfirmation': { guard: isOther, target: '.withdrawn' } },
  states: {
    deciding: { always: [{ guard: 'hasAgreed', target: 'given' }, { target: 'withdrawn' }] },
    given: {
      entry: stores(true),
      on: { 'consent.withdrawn': { guard: 'isReviewing', target: 'withdrawn' } },
    },
    withdrawn: {
      entry: stores(false),
      on: { 'consent.given': { guard: 'isReviewing', target: 'given' } },
    },
    asLeft: { type: 'history' },
  },
} as const;

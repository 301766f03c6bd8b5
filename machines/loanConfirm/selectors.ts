import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { frameSource } from '../../services/loanConfirm/frameSource.ts';
import { receiptOf } from '../../services/loanConfirm/takenReceipt.ts';
import { viewStateOf } from '../screen/viewState.ts';
import type { loanConfirmMachine } from './machine.ts';
import { loanStates } from './consent.ts';
import { disputeOf } from './context.ts';
import { totalOf } from '../../services/loanConfirm/plan.ts';

export { costOf, lateDays, runsOf } from '../../services/loanConfirm/plan.ts';
export type LoanConfirmRef = ActorRefFrom<typeof loanConfirmMachine>;
type LoanConfirmSnapshot = SnapshotFrom<typeof loanConfirmMachine>;

export const selectViewState = (snapshot: LoanConfirmSnapshot) =>
  viewStateOf(snapshot, { shown: 'loan', failed: 'failed', confirmed: 'confirmed' }, 'loading');

/** Only variant 2 shows its first repayment date and the server's button text (docs/product/loanConfirm.md#screen). */
export const selectIsOfPeriod = (snapshot: LoanConfirmSnapshot) => snapshot.context.edition === 'ofPeriod';

export const selectDispute = ({ context }: LoanConfirmSnapshot) => disputeOf(context);

/** Whether the page offers help instead of the consent box: the loan is disputed, and no dialog offers help already. */
export const selectIsHelpFirst = (snapshot: LoanConfirmSnapshot) =>
  selectDispute(snapshot) !== undefined && selectDialog(snapshot) !== 'readingAgreement';

export const selectPlanSum = ({ context: { confirmation } }: LoanConfirmSnapshot) =>
  (confirmation && totalOf(confirmation)) ?? 0;

export const selectAgreements = (snapshot: LoanConfirmSnapshot) => snapshot.context.agreements ?? [];

export const selectAreAgreementsLoading = (snapshot: LoanConfirmSnapshot) =>
  snapshot.matches({ shown: { agreements: 'loading' } });

/** Whether the list has a place on the page: it is on its way, or has an entry. */
export const selectShowsAgreements = (snapshot: LoanConfirmSnapshot) =>
  selectAreAgreementsLoading(snapshot) || selectAgreements(snapshot).length > 0;

export const selectAreAgreementsMissing = (snapshot: LoanConfirmSnapshot) =>
  snapshot.matches({ shown: { agreements: 'missing' } });

export const selectIsAgreed = (snapshot: LoanConfirmSnapshot) => snapshot.matches(loanStates.agreed);

export const selectIsPushing = (snapshot: LoanConfirmSnapshot) =>
  snapshot.matches({ shown: { step: 'takingLoan' } });

export const selectIsOpening = (snapshot: LoanConfirmSnapshot) =>
  snapshot.matches({ shown: { step: 'openingAgreement' } });

export const selectDialog = (snapshot: LoanConfirmSnapshot) => {
  for (const step of ['readingAgreement', 'promotion', 'reminder'] as const)
    if (snapshot.matches({ shown: { step } })) return step;
  return undefined;
};

export const selectReceipt = ({ context: { taken, confirmation, agreements } }: LoanConfirmSnapshot) =>
  confirmation ? receiptOf(confirmation, agreements ?? []) : taken;

/** URL of the agreement's frame; '' when the backend's may not be shown (docs/product/security.md). */
export const selectFrame = (snapshot: LoanConfirmSnapshot) =>
  frameSource(snapshot.context.confirmation?.popAgreementUrl ?? '');

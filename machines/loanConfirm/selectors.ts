import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { frameSource } from '../../services/loanConfirm/frameSource.ts';
import { faceOf } from '../parts/face.ts';
import type { loanConfirmMachine } from './machine.ts';

export type LoanConfirmRef = ActorRefFrom<typeof loanConfirmMachine>;
type LoanConfirmSnapshot = SnapshotFrom<typeof loanConfirmMachine>;

/** Which of its faces the screen shows. */
export const selectFace = (snapshot: LoanConfirmSnapshot) =>
  faceOf(snapshot, { shown: 'loan', failed: 'failed', confirmed: 'confirmed' }, 'loading');

/** What the borrower is asked to agree to; undefined while it is not here. */
export const selectConfirmation = (snapshot: LoanConfirmSnapshot) => snapshot.context.confirmation;

/** The market flag of the page. */
export const selectMarket = (snapshot: LoanConfirmSnapshot) => snapshot.context.market;

/** Only variant 2 shows its first repayment date and the server's word on its button (spec §2). */
export const selectIsOfPeriod = (snapshot: LoanConfirmSnapshot) => snapshot.context.edition === 'ofPeriod';

/** Sum of the schedule in centavos; undefined when the data give no schedule. */
export const selectTotal = (snapshot: LoanConfirmSnapshot) => {
  const plans = snapshot.context.confirmation?.repay_plans ?? [];
  return plans.length > 0 ? plans.reduce((sum, { amount }) => sum + amount, 0) : undefined;
};

/** What the loan costs: the schedule's sum without the amount financed, in centavos; undefined when the data give no schedule. */
export const selectCost = (snapshot: LoanConfirmSnapshot) => {
  const total = selectTotal(snapshot);
  return total === undefined ? undefined : total - (snapshot.context.confirmation?.amount ?? 0);
};

/** Whether the schedule cannot be right: it pays back less than was lent, or has a payment of nothing or less. */
export const selectIsScheduleWrong = (snapshot: LoanConfirmSnapshot) =>
  (selectCost(snapshot) ?? 0) < 0 ||
  (snapshot.context.confirmation?.repay_plans ?? []).some(({ amount }) => amount <= 0);

/** The agreements by title. */
export const selectAgreements = (snapshot: LoanConfirmSnapshot) => snapshot.context.agreements;

/** Whether the agreements could not be loaded. */
export const selectAreAgreementsMissing = (snapshot: LoanConfirmSnapshot) =>
  snapshot.matches({ shown: { agreements: 'missing' } });

/** Whether the box is ticked. */
export const selectIsAgreed = (snapshot: LoanConfirmSnapshot) => snapshot.context.isAgreed;

/** Whether the loan is being taken. */
export const selectIsPushing = (snapshot: LoanConfirmSnapshot) =>
  snapshot.matches({ shown: { step: 'pushing' } });

/** Whether an agreement's address is being asked for. */
export const selectIsOpening = (snapshot: LoanConfirmSnapshot) =>
  snapshot.matches({ shown: { step: 'openingAgreement' } });

/** The dialog about a push whose end nobody knows; undefined while there is none. */
export const selectOutcomeUnknown = (snapshot: LoanConfirmSnapshot) => snapshot.children.outcomeUnknown;

/** Which dialog is open; undefined when none is. */
export const selectDialog = (snapshot: LoanConfirmSnapshot) => {
  for (const step of ['readingAgreement', 'promotion', 'reminder'] as const)
    if (snapshot.matches({ shown: { step } })) return step;
  return undefined;
};

/** Address that the agreement's frame shows; '' when the lender's may not be shown (decisions §9). */
export const selectFrame = (snapshot: LoanConfirmSnapshot) =>
  frameSource(snapshot.context.confirmation?.popAgreementUrl ?? '');

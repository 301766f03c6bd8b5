import type { LoanKey, Terms } from '../../services/loanConfirm/actors.ts';
import type { Agreement, Confirmation } from '../../services/loanConfirm/schema.ts';
import type { Receipt } from '../../services/loanConfirm/receipt.ts';
import { frameSource } from '../../services/loanConfirm/frameSource.ts';
import { ownOrigin } from '../../services/links.ts';
import { type Owner, ownerNow } from '../../services/owner.ts';
import type { Environment } from '../../services/environment.ts';
import type { AppRef, ScreenMessage } from '../root/events.ts';
import type { SubmissionMessage } from '../moneyOnce/submits.ts';
import { destinationOf } from '../root/linkGuard.ts';
import { apiOf, type Edition } from './edition.ts';
import { type PlanFault, planFaultOf } from './plan.ts';

export interface LoanConfirmContext {
  app: AppRef;
  environment: Environment;
  /** The page's query: whose receipt it is, the session in it says. */
  search: string;
  edition: Edition;
  productId: string;
  orderId: string;
  /** The market flag: it decides the currency's sign. */
  market: boolean;
  /** The receipt of this loan if it was taken before. */
  taken: Receipt | undefined;
  confirmation: Confirmation | undefined;
  /** Time of the response by the company's clock: epoch milliseconds; undefined before. */
  now: number | undefined;
  agreements: Agreement[];
  /** The agreement box; it starts ticked (docs/product/loanConfirm.md#states). */
  isAgreed: boolean;
  /** Index of the opened agreement. */
  position: number;
  /** Indexes of the agreements whose URL the link guard refused: the user cannot agree to them unread. */
  unreadable: number[];
  /** The backend's message about a refusal; empty when there is none. */
  refusal: string;
}

export type LoanConfirmEvent =
  | ScreenMessage
  | SubmissionMessage
  | { type: 'retry.requested' }
  | { type: 'consent.given' }
  | { type: 'consent.withdrawn' }
  | { type: 'loan.requested' }
  | { type: 'order.chosen' }
  | { type: 'help.chosen' }
  | { type: 'agreements.requested' }
  | { type: 'agreement.chosen'; position: number }
  | { type: 'agreement.accepted' }
  | { type: 'exit.chosen' }
  | { type: 'dialog.closed' }
  | { type: 'back.pressed' };

export const loanKeyOf = ({ edition, productId, orderId }: LoanConfirmContext): LoanKey => ({
  api: apiOf(edition),
  productId,
  orderId,
});

/** The terms that the borrower agrees to. */
export const termsOf = (context: LoanConfirmContext): Terms => {
  const { amount = 0, periods = '', termUnit = '' } = context.confirmation ?? {};
  return { ...loanKeyOf(context), amount, periods, termUnit };
};

/** The order that the next page is about: a loan may begin one of its own. */
const orderIn = (link: string): string | undefined => {
  try {
    return new URL(link, ownOrigin()).searchParams.get('orderId') ?? undefined;
  } catch {
    return undefined;
  }
};

/** The owner of the receipt: the next page's order, and this page's session. */
export const receiptOwner = ({ orderId, search }: LoanConfirmContext, link: string, now: number): Owner =>
  ownerNow(orderIn(link) ?? orderId, new URLSearchParams(search), now);

/** Whether the link guard permits the agreement that has to be read first. */
export const isAgreementShown = ({ confirmation }: LoanConfirmContext): boolean =>
  frameSource(confirmation?.popAgreementUrl ?? '') !== '';

/** Why the loan cannot be agreed to: an inconsistent plan, or an unreadable agreement; undefined when it can. */
export const disputeOf = (context: LoanConfirmContext): PlanFault | 'agreement' | undefined => {
  const { confirmation, unreadable } = context;
  if (!confirmation) return undefined;
  const isUnreadable =
    unreadable.length > 0 || (confirmation.popAgreementUrl !== '' && !isAgreementShown(context));
  return planFaultOf(confirmation) ?? (isUnreadable ? 'agreement' : undefined);
};

/** Whether the loan may be taken now: the box is ticked, and nothing speaks against it. */
export const mayTake = (context: LoanConfirmContext): boolean =>
  context.isAgreed && disputeOf(context) === undefined;

/** The indexes of unreadable agreements, given the backend's `link` for the chosen one. */
export const unreadableAfter = (
  { environment, position, unreadable }: LoanConfirmContext,
  link: string,
): number[] => {
  const isRefused = destinationOf(link, { environment, origin: ownOrigin() }).kind === 'refused';
  return [...unreadable.filter((each) => each !== position), ...(isRefused ? [position] : [])];
};

import type { DoneActorEvent } from 'xstate';
import type { LoanKey, Terms } from '../../services/loanConfirm/actors.ts';
import type { Agreement, Confirmation } from '../../services/loanConfirm/schema.ts';
import type { Receipt } from '../../services/loanConfirm/receipt.ts';
import { frameSource } from '../../services/loanConfirm/frameSource.ts';
import { repairQuery } from '../../services/http/pageQuery.ts';
import { canOpen, ownOrigin } from '../../services/values/links.ts';
import { type Owner, ownerNow } from '../../services/device/owner.ts';
import type { Environment } from '../../services/visit/environment.ts';
import { readConsent } from '../../services/loanConfirm/consent.ts';
import { readTaken } from '../../services/loanConfirm/takenReceipt.ts';
import { isMarket, orderKeyOf } from '../../services/order/key.ts';
import type { AppRef, ScreenInput, ScreenMessage } from '../screen/events.ts';
import type { PendingRequest, SubmissionMessage } from '../pendingRequests/submits.ts';
import { apiOf, type Edition, editionOf } from './edition.ts';
import { type PlanFault, planFaultOf } from './plan.ts';

export interface LoanConfirmContext {
  app: AppRef<PendingRequest>;
  environment: Environment;
  search: string;
  edition: Edition;
  productId: string;
  orderId: string;
  market: boolean;
  taken: Receipt | undefined;
  confirmation: Confirmation | undefined;
  /** Time of the response by the company's clock: epoch milliseconds; undefined before. */
  now: number | undefined;
  /** Undefined until they are listed: a loan whose agreements are not known cannot be taken. */
  agreements: Agreement[] | undefined;
  /** How the agreement box was left on this page before; it starts ticked (docs/product/loanConfirm.md#states). */
  wasAgreed: boolean;
  position: number;
  /** Indexes of the agreements whose URL the link guard refused: the user cannot agree to them unread. */
  unreadable: number[];
  refusal: string;
}

export type LoanConfirmEvent =
  | ScreenMessage
  | SubmissionMessage
  | DoneActorEvent<Confirmation, 'loadConfirmation'>
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

export const termsOf = (context: LoanConfirmContext): Terms => {
  const { amount = 0, periods = '', termUnit = '' } = context.confirmation ?? {};
  return { ...loanKeyOf(context), amount, periods, termUnit };
};

/** The order of the next page, which may differ: taking a loan may create one. */
const orderIn = (link: string): string | undefined => {
  try {
    const { search } = new URL(link, ownOrigin());
    return new URLSearchParams(repairQuery(search)).get('orderId') ?? undefined;
  } catch {
    return undefined;
  }
};

export const receiptOwner = (
  { orderId, search }: Pick<LoanConfirmContext, 'orderId' | 'search'>,
  link: string,
  now: number,
): Owner => ownerNow(orderIn(link) ?? orderId, new URLSearchParams(search), now);

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

const agreedIn = ({ amount, periods, termUnit, receivedAmount, feeAmount, ...loan }: Confirmation) =>
  JSON.stringify([
    [amount, periods, termUnit, receivedAmount, feeAmount, loan.annualRate],
    [loan.repay_plans, loan.firstPayTime, loan.penaltyOnce, loan.penaltyPerDay],
  ]);

/** Whether a response offers another loan than the one on the page, so that consent to that one is none to this. */
export const isOtherLoan = (shown: Confirmation | undefined, loaded: Confirmation): boolean =>
  shown !== undefined && agreedIn(shown) !== agreedIn(loaded);

export const isTakeable = (context: LoanConfirmContext): boolean =>
  context.agreements !== undefined && disputeOf(context) === undefined;

export const unreadableAfter = (
  { environment, position, unreadable }: LoanConfirmContext,
  link: string,
): number[] => {
  const isRefused = !canOpen(link, environment);
  return [...unreadable.filter((each) => each !== position), ...(isRefused ? [position] : [])];
};

/** What a page starts with: its address, and what this visit has stored. `now` in epoch milliseconds. */
export function contextOf(
  { app, environment, search, route, stored = {} }: ScreenInput<PendingRequest>,
  now: number,
): LoanConfirmContext {
  const page = new URLSearchParams(search);
  return {
    app,
    environment,
    search,
    edition: editionOf(route),
    ...orderKeyOf(page),
    market: isMarket(page),
    taken: readTaken(stored, page, now),
    confirmation: undefined,
    now: undefined,
    agreements: undefined,
    wasAgreed: readConsent(stored),
    position: 0,
    unreadable: [],
    refusal: '',
  };
}

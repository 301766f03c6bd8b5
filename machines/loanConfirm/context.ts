import type { DoneActorEvent } from 'xstate';
import type { LoanKey, Terms } from '../../services/loanConfirm/actors.ts';
import type { Agreement, Confirmation } from '../../services/loanConfirm/schema.ts';
import type { Receipt } from '../../services/loanConfirm/receipt.ts';
import { frameSource } from '../../services/loanConfirm/frameSource.ts';
import { canOpen } from '../../services/values/links.ts';
import type { Environment } from '../../services/visit/environment.ts';
import { readConsent } from '../../services/loanConfirm/consent.ts';
import { readTaken } from '../../services/loanConfirm/takenReceipt.ts';
import { isMarket, orderKeyOf } from '../../services/order/key.ts';
import type { AppRef, DialogMessage, LoadMessage, ScreenInput } from '../screen/events.ts';
import type { SubmissionEvent, SubmissionMessage } from '../pendingRequests/submissions.ts';
import type { RouteName } from '../../services/visit/flows.ts';
import { type PlanFault, planFaultOf } from '../../services/loanConfirm/plan.ts';

/** V3, V3 variant 2 (with a first repayment date and a promotion), and V2 over `/gopia` (docs/product/loanConfirm.md#screen). */
type Edition = 'v3' | 'ofPeriod' | 'v2';

const editions: Partial<Record<RouteName, Edition>> = { confirmOfPeriod: 'ofPeriod', confirmV2: 'v2' };

const editionOf = (route: RouteName): Edition => editions[route] ?? 'v3';

export interface LoanConfirmContext {
  app: AppRef<SubmissionEvent>;
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
  | LoadMessage
  | SubmissionMessage
  | DoneActorEvent<Confirmation, 'loadConfirmation'>
  | { type: 'consent.given' }
  | { type: 'consent.withdrawn' }
  | { type: 'loan.requested' }
  | { type: 'order.chosen' }
  | { type: 'agreements.requested' }
  | { type: 'agreement.chosen'; position: number }
  | { type: 'agreement.accepted' }
  | { type: 'exit.chosen' }
  | DialogMessage;

export const loanKeyOf = ({ edition, productId, orderId }: LoanConfirmContext): LoanKey => ({
  api: edition === 'v2' ? 'gopia' : 'v3',
  productId,
  orderId,
});

export const termsOf = (context: LoanConfirmContext): Terms => {
  const { amount = 0, periods = '', termUnit = '' } = context.confirmation ?? {};
  return { ...loanKeyOf(context), amount, periods, termUnit };
};

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
  { app, environment, search, route, stored = {} }: ScreenInput<SubmissionEvent>,
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

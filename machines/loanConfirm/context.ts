import { isOpen } from '../../services/http/service.ts';
import { pushOf, type LoanKey, type Terms } from '../../services/loanConfirm/actors.ts';
import type { Agreement, Confirmation } from '../../services/loanConfirm/schema.ts';
import { type Intent, intentsFor } from '../../services/intents/intent.ts';
import type { AppRef, ScreenReturned } from '../app/events.ts';
import type { OutcomeUnknownInput } from '../parts/outcomeUnknown/machine.ts';
import { hasJustGoneOut, heldFor } from '../parts/posts.ts';
import { apiOf, type Edition } from './edition.ts';

/** What the screen knows. */
export interface LoanConfirmContext {
  app: AppRef;
  edition: Edition;
  productId: string;
  orderId: string;
  /** The market flag: it decides the currency's sign. */
  market: boolean;
  /** What cannot be undone and whose end was unknown when the screen was shown. */
  intents: readonly Intent[];
  confirmation: Confirmation | undefined;
  agreements: Agreement[];
  /** The agreement box; it starts ticked (spec §4). */
  isAgreed: boolean;
  /** Place of the agreement that the borrower opens, from 0. */
  position: number;
}

/** What a person, the shell or the browser's back does to the screen. */
export type LoanConfirmEvent =
  | ScreenReturned
  | { type: 'retry.requested' }
  | { type: 'consent.given' }
  | { type: 'consent.withdrawn' }
  | { type: 'loan.confirmed' }
  | { type: 'order.chosen' }
  | { type: 'agreements.requested' }
  | { type: 'agreement.chosen'; position: number }
  | { type: 'agreement.accepted' }
  | { type: 'exit.chosen' }
  | { type: 'dialog.closed' }
  | { type: 'back.pressed' };

/** Which loan the calls are about. */
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

/** The pushes for this product whose end is unknown. */
export const openPushes = ({ intents, productId }: LoanConfirmContext): Intent[] =>
  intentsFor(intents, `product:${productId}`, 'takeLoan');

/** What the dialog about an unknown push is told; `event` led there. */
export const unknownPush = (context: LoanConfirmContext, event: { type: string }): OutcomeUnknownInput => {
  const { app, productId, orderId, intents, isAgreed } = context;
  const { call, subject, payload } = pushOf(termsOf(context));
  const [open] = openPushes(context);
  const held = heldFor(event);
  return {
    app,
    kind: held ?? open?.kind ?? call.kind,
    subject,
    question: orderId ? { productId, orderId } : undefined,
    canRetry: isAgreed && !held && (hasJustGoneOut(event) || isOpen(intents, { call, subject, payload })),
    isOtherWay: held !== undefined,
  };
};

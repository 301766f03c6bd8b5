import { isOpen } from '../../services/http/service.ts';
import { type Intent, intentsFor } from '../../services/intents/intent.ts';
import { codeOf, type CodeRequest } from '../../services/repay/actors.ts';
import type { RepaymentInfo } from '../../services/repay/schema.ts';
import type { AppRef, ScreenReturned } from '../app/events.ts';
import type { BridgeAnswer } from '../parts/copy.ts';
import type { OutcomeUnknownInput } from '../parts/outcomeUnknown/machine.ts';
import { hasJustGoneOut, heldFor } from '../parts/posts.ts';
import { amountDue } from './channel.ts';

/** What the screen knows. */
export interface RepayContext {
  app: AppRef;
  productId: string;
  orderId: string;
  /** An extension (delay) repayment; otherwise an instalment. */
  isDelay: boolean;
  /** The market flag: rupees instead of pesos. */
  market: boolean;
  /** What cannot be undone and whose end was unknown when the screen was shown. */
  intents: readonly Intent[];
  info: RepaymentInfo | undefined;
  /** Number of the channel to pay through; empty while none is chosen. */
  channelNumber: string;
  /** Where the code that was made shows; empty while none is. */
  payUrl: string;
}

/** What a person, the shell or the root does to the screen. */
export type RepayEvent =
  | ScreenReturned
  | BridgeAnswer
  | { type: 'retry.requested' }
  | { type: 'details.toggled' }
  | { type: 'channels.opened' }
  | { type: 'channel.chosen'; channelNumber: string }
  | { type: 'barcode.opened' }
  | { type: 'dialog.closed' }
  | { type: 'back.pressed' }
  | { type: 'payment.requested' }
  | { type: 'code.opened' }
  | { type: 'order.chosen' }
  | { type: 'instructions.chosen' }
  | { type: 'copy.requested' };

/** The code that the borrower means to have made, with the channel as it is chosen now. */
export const codeRequestOf = (context: RepayContext): CodeRequest => {
  const { productId, orderId, isDelay, info, channelNumber } = context;
  return { productId, orderId, isDelay, channelNumber, amount: info ? amountDue(info) : 0 };
};

/** The payments of this order whose end is unknown, whatever way they went. */
export const openPayments = ({ intents, orderId }: RepayContext): Intent[] =>
  intentsFor(intents, `order:${orderId}`, 'pay');

/** What the dialog about an unknown payment is told; `event` led there. */
export const unknownPayment = (context: RepayContext, event: { type: string }): OutcomeUnknownInput => {
  const { app, productId, orderId, intents } = context;
  const { call, subject, payload } = codeOf(codeRequestOf(context));
  const held = heldFor(event);
  const isSame = hasJustGoneOut(event) || (!held && isOpen(intents, { call, subject, payload }));
  const [open] = openPayments(context);
  return {
    app,
    kind: held ?? (isSame ? call.kind : (open?.kind ?? call.kind)),
    subject,
    question: { productId, orderId },
    canRetry: isSame,
    isOtherWay: held !== undefined,
  };
};

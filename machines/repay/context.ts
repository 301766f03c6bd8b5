import { isOpen } from '../../services/http/service.ts';
import { type Intent, intentsFor } from '../../services/intents/intent.ts';
import { codeOf, type CodeRequest } from '../../services/repay/actors.ts';
import { codeAddressOf, traceOf } from '../../services/repay/codeAddress.ts';
import type { CodeAnswer, RepaymentInfo } from '../../services/repay/schema.ts';
import type { MadeCode } from '../../services/repay/stored.ts';
import type { AppRef, ScreenMessage } from '../app/events.ts';
import type { BridgeAnswer } from '../parts/copy.ts';
import type { OutcomeUnknownInput } from '../parts/outcomeUnknown/machine.ts';
import { hasJustGoneOut, heldFor } from '../parts/posts.ts';
import { amountDue, usableChannel } from './channel.ts';

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
  /** The code that was made; undefined while none is. */
  code: MadeCode | undefined;
  /** Centavos to the loan that it was made for. */
  codeAmount: number;
  /** What the lender said when it refused; empty when it said nothing. */
  refusal: string;
}

/** What a person, the shell or the root does to the screen. */
export type RepayEvent =
  | ScreenMessage
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
  | { type: 'help.chosen' }
  | { type: 'instructions.chosen' }
  | { type: 'copy.requested' };

/** The code that the borrower means to have made, with the channel as it is chosen now. */
export const codeRequestOf = (context: RepayContext): CodeRequest => {
  const { productId, orderId, isDelay, info, channelNumber } = context;
  return { productId, orderId, isDelay, channelNumber, amount: info ? amountDue(info) : 0 };
};

/**
 * The channel to pay through, by what is offered and what is open: the chosen one, else the one by which a code was asked for whose end is
 * unknown, so that the very same can go out again. What was chosen in this visit wins: nobody's channel, nor its fee, changes unasked.
 */
export const channelNow = (context: RepayContext): string => {
  const { info, intents, channelNumber } = context;
  if (usableChannel(info, channelNumber)) return channelNumber;
  const meant = info?.repayList.find(({ channel_number: number }) => {
    const request = codeRequestOf({ ...context, channelNumber: number });
    return usableChannel(info, number) && isOpen(intents, codeOf(request));
  });
  return meant?.channel_number ?? channelNumber;
};

const queryOf = (payUrl: string) => {
  const [, query = ''] = /^[^?#]*\?([^#]*)/.exec(payUrl) ?? [];
  return new URLSearchParams(query);
};

/** The code that the lender made, for its pages; what it does not say of it comes from the channel. */
export const madeCode = (context: RepayContext, answer: CodeAnswer): MadeCode => {
  const { productId, orderId, isDelay, info, channelNumber } = context;
  const channel = usableChannel(info, channelNumber);
  const address = codeAddressOf(queryOf(answer.payUrl));
  const { payCode, picture, isTyped } = address;
  const typed = isTyped ? payCode : '';
  // A lender that opens page 2 and names no code means the one that the order always has.
  const shown = payCode || picture ? typed : (info?.defDetail?.payCode ?? '');
  return {
    order: { productId, orderId },
    isDelay,
    day: info?.repayDate ?? '',
    channel: channel?.name ?? '',
    logo: channel?.logo ?? '',
    fee: answer.feeAmount ?? channel?.fee,
    ...traceOf(address),
    reference: answer.reference || shown,
    biller: answer.biller || (info?.defDetail?.title ?? ''),
    expiresAt: answer.expiresAt,
    postingTime: answer.postingTime || (channel?.postingTime ?? ''),
  };
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

import type { DoneActorEvent } from 'xstate';
import { type Receipt, readReceipt } from '../../services/loanConfirm/receipt.ts';
import { readBankTip } from '../../services/device/bankTip.ts';
import type { IntentsSettled } from '../../services/pendingRequests/ledger.ts';
import type { Purpose, Subject } from '../../services/pendingRequests/intent.ts';
import { verdictOf } from '../../services/orderDetails/check.ts';
import { isMarket, type OrderKey, orderKeyOf } from '../../services/orderDetails/request.ts';
import type { Order } from '../../services/orderDetails/schema.ts';
import type { AppRef, AppRequest, ScreenInput, ScreenMessage } from '../screen/events.ts';
import type { SubmissionMessage } from '../pendingRequests/submits.ts';
import type { BridgeAnswer } from '../screen/copy.ts';
import type { CodeInquiry } from '../payment/liveCode.ts';
import type { PaymentWay } from '../payment/paymentWay.ts';
import { type Lender, lenderOf } from '../screen/lender.ts';
import { statusRule } from './status.ts';

export interface OrderDetailsContext extends OrderKey {
  app: AppRef;
  market: boolean;
  servicePhone: string;
  lender: Lender;
  productSuffix: string;
  search: string;
  way: PaymentWay | undefined;
  order: Order | undefined;
  /** Time of the response by the company's clock: epoch milliseconds; undefined before. */
  now: number | undefined;
  refusal: string;
  receipt: Receipt | undefined;
  /** The Kind-tips notice was answered: in this visit, or in this session by going to repay. */
  isTipSeen: boolean;
  isRatingSettled: boolean;
  isCardPromptClosed: boolean;
}

export type OrderDetailsEvent =
  | ScreenMessage
  | Exclude<SubmissionMessage, { type: 'outcome.left' }>
  | DoneActorEvent<Order, 'refreshOrder'>
  | { type: 'retry.requested' }
  | { type: 'repayment.chosen' }
  | { type: 'rollover.chosen' }
  | { type: 'borrowAgain.chosen' }
  | { type: 'moreProducts.chosen' }
  | { type: 'phone.chosen' }
  | { type: 'help.chosen' }
  | { type: 'payment.missed' }
  | { type: 'documents.chosen' }
  | { type: 'copy.requested' }
  /** Texts in the user's language. */
  | { type: 'statement.requested'; text: string }
  | { type: 'proof.requested'; title: string; text: string }
  | BridgeAnswer
  | { type: 'withdrawal.chosen' }
  | { type: 'bindCard.chosen' }
  | { type: 'dialog.closed' }
  | { type: 'back.pressed' };

export const openedWith = (
  { app, search, environment, stores }: ScreenInput,
  now: number,
): OrderDetailsContext => {
  const page = new URLSearchParams(search);
  return {
    app,
    ...orderKeyOf(page),
    market: isMarket(page),
    servicePhone: environment.servicePhone,
    lender: lenderOf(environment),
    productSuffix: environment.productSuffix,
    search,
    way: stores?.paymentWay,
    order: undefined,
    now: undefined,
    refusal: '',
    receipt: page.get('from') === 'confirm' ? readReceipt(page, now) : undefined,
    isTipSeen: readBankTip(),
    isRatingSettled: false,
    isCardPromptClosed: false,
  };
};

export const orderKeyIn = ({ productId, orderId }: OrderDetailsContext): OrderKey => ({ productId, orderId });

export const ruleOf = ({ order }: OrderDetailsContext) => statusRule(order?.orderStatus ?? '');

export const actionOf = (context: OrderDetailsContext) => ruleOf(context).action;

export const canRepay = (context: OrderDetailsContext) =>
  ['repay', 'repayOrRollover'].includes(actionOf(context));

/** The amount and day that the order asks for: they show whether a code was paid. */
const askedBy = (context: OrderDetailsContext) => ({
  amount: context.order?.repayAmount,
  day: context.order?.repayDate ?? '',
  isSettled: !canRepay(context),
});

/** The query for a code that can still be paid. */
export const codeInquiryOf = (context: OrderDetailsContext): CodeInquiry & { app: AppRef } => ({
  app: context.app,
  search: context.search,
  way: context.way,
  asked: askedBy(context),
});

export const isSettled = (context: OrderDetailsContext) => actionOf(context) === 'borrowAgain';

export const sharedText = (event: OrderDetailsEvent): string =>
  event.type === 'bridge.answered' && event.request.action === 'share' ? event.request.payload.text : '';

export const offersRollover = (context: OrderDetailsContext) =>
  actionOf(context) === 'repayOrRollover' && context.order?.isDelay === true;

export const phoneOf = (context: OrderDetailsContext) => context.order?.telephone || context.servicePhone;

/** `inside` means our own page; otherwise the order's own link, if any (docs/product/orderDetails.md). */
export const repaymentRequest = (context: OrderDetailsContext): AppRequest =>
  context.order && !context.order.inside && context.order.h5Url
    ? { type: 'link.opened', link: context.order.h5Url }
    : { type: 'navigation.requested', to: 'repayUrl', query: { ...orderKeyIn(context) } };

/** The subjects that an order can settle: payments and the rating belong to the order, a loan to its product. */
export const orderSubjects = ({ orderId, productId }: OrderKey) =>
  ({
    pay: `order:${orderId}`,
    takeLoan: `product:${productId}`,
    rateApp: `order:${orderId}`,
  }) as const satisfies Partial<Record<Purpose, Subject>>;

export const foundDone = (context: OrderDetailsContext): IntentsSettled[] => {
  const subjects = orderSubjects(context);
  return (Object.keys(subjects) as (keyof typeof subjects)[])
    .filter((purpose) => context.order !== undefined && verdictOf(purpose, context.order) === 'done')
    .map((purpose) => ({ type: 'intents.settled', subject: subjects[purpose], purposes: [purpose] }));
};

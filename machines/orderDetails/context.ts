import type { DoneActorEvent } from 'xstate';
import { type Receipt, readReceipt } from '../../services/loanConfirm/receipt.ts';
import type { Environment } from '../../services/visit/environment.ts';
import { canOpen } from '../../services/values/links.ts';
import { isBankTipSeen } from '../../services/device/bankTip.ts';
import type { RequestsSettled } from '../../services/pendingRequests/openRequest.ts';
import type { Done, Purpose, Subject } from '../../services/pendingRequests/request.ts';
import { verdictOf } from '../../services/orderDetails/check.ts';
import { isMarket, type OrderKey, orderKeyOf, orderSubject } from '../../services/order/key.ts';
import type { Order } from '../../services/orderDetails/schema.ts';
import type { PaymentInput, PaymentRequest } from '../payment/requests.ts';
import type { AppRef, DayChanged, DialogMessage, ScreenMessage, ScreenRequest } from '../screen/events.ts';
import { hasNextStep, nextStep } from '../pendingRequests/results.ts';
import type { SubmissionEvent, SubmissionMessage } from '../pendingRequests/submissions.ts';
import type { BridgeAnswer } from '../screen/copy.ts';
import type { PaymentWay } from '../../services/repay/paymentWay.ts';
import { type Lender, issuerOf } from '../screen/lender.ts';
import type { Action } from '../../services/order/status.ts';
import { seenIn } from '../../services/order/proof.ts';
import { hasArrived } from '../../services/repay/doneArrival.ts';
import { hasCode } from '../../services/repay/hasCode.ts';
import { actionsOf } from '../../services/orderDetails/facts.ts';

/** Dialogs that are asked once, however often the order is reloaded. */
export type OnceDialog = 'cardPrompt' | 'kindTips' | 'rating';

export interface OrderDetailsContext extends OrderKey {
  app: AppRef<SubmissionEvent | PaymentRequest>;
  market: boolean;
  environment: Environment;
  lender: Lender;
  search: string;
  way: PaymentWay | undefined;
  /** Whether the phone had a code of any order when the page opened. */
  mayHaveCode: boolean;
  order: Order | undefined;
  /** A payment that the person asked to see, until the order is loaded and says whether it has arrived. */
  toShow: Done | undefined;
  /** The company's time: epoch milliseconds; undefined before. */
  now: number | undefined;
  /** When the order was loaded. */
  asOf: number | undefined;
  refusal: string;
  receipt: Receipt | undefined;
  /** Dialogs that were answered in this visit, and the Kind-tips notice also earlier in this session by going to repay. */
  answered: readonly OnceDialog[];
}

export type OrderDetailsEvent =
  | ScreenMessage
  | { type: 'retry.requested' }
  | DayChanged
  | Exclude<SubmissionMessage, { type: 'outcome.left' }>
  | DoneActorEvent<Order, 'refreshOrder'>
  | { type: 'repayment.chosen' }
  | { type: 'rollover.chosen' }
  | { type: 'borrowAgain.chosen' }
  | { type: 'moreProducts.chosen' }
  | { type: 'phone.chosen' }
  | { type: 'payment.missed' }
  | { type: 'documents.chosen' }
  | { type: 'copy.requested' }
  /** Texts in the user's language. */
  | { type: 'statement.requested'; text: string }
  | { type: 'proof.requested'; title: string; text: string }
  | BridgeAnswer
  | { type: 'withdrawal.chosen' }
  | { type: 'bindCard.chosen' }
  | DialogMessage;

export const openedWith = (
  { app, search, environment, stores, stored = {} }: PaymentInput,
  now: number,
): OrderDetailsContext => {
  const page = new URLSearchParams(search);
  return {
    app,
    ...orderKeyOf(page),
    market: isMarket(page),
    lender: issuerOf(environment),
    environment,
    search,
    way: stores?.paymentWay,
    mayHaveCode: hasCode(stored.texts?.repaymentInfo),
    order: undefined,
    toShow: undefined,
    now: undefined,
    asOf: undefined,
    refusal: '',
    receipt: page.get('from') === 'confirm' ? readReceipt(stored, page, now) : undefined,
    answered: isBankTipSeen(stored) ? ['kindTips'] : [],
  };
};

export const orderKeyIn = ({ productId, orderId }: OrderDetailsContext): OrderKey => ({ productId, orderId });

/** What can be done with the order on show; nothing before it is there. */
export const offers = ({ order, now }: OrderDetailsContext, action: Action): boolean =>
  order !== undefined && actionsOf(order, now).includes(action);

/** The query for a code that can still be paid. */
export const codeInquiryOf = (context: OrderDetailsContext) => ({
  app: context.app,
  environment: context.environment,
  search: context.search,
  way: context.way,
  mayHaveCode: context.mayHaveCode,
  seen: seenIn('order', context.order ?? { repayPlan: [] }, context.now),
});

export const phoneOf = (context: OrderDetailsContext) =>
  context.order?.telephone || context.environment.servicePhone;

/** The order's own link to its repayment, if it can be opened; empty where our own page opens (docs/product/orderDetails.md). */
export const repaymentLinkOf = ({ order, environment }: OrderDetailsContext): string =>
  order && !order.inside && canOpen(order.h5Url, environment) ? order.h5Url : '';

export const repaymentRequest = (context: OrderDetailsContext): ScreenRequest => {
  const link = repaymentLinkOf(context);
  return link
    ? { type: 'link.opened', link }
    : { type: 'navigation.requested', to: 'repayUrl', query: orderKeyIn(context) };
};

/** What opens a done request that the person asked to see; nothing if the order says that it is paid. */
export const showRequests = ({ toShow, ...key }: OrderDetailsContext, order: Order): ScreenRequest[] =>
  toShow && hasNextStep(toShow) && !hasArrived(toShow, seenIn('order', order)) ? [nextStep(toShow, key)] : [];

/** The subjects that an order can settle: payments and the rating belong to the order, a loan to its product. */
export const orderSubjects = ({ orderId, productId }: OrderKey) =>
  ({
    pay: orderSubject(orderId),
    takeLoan: `product:${productId}`,
    rateApp: orderSubject(orderId),
  }) as const satisfies Partial<Record<Purpose, Subject>>;

export const foundDone = (context: OrderDetailsContext): RequestsSettled[] => {
  const subjects = orderSubjects(context);
  // A rating leaves no trace on the order: the dialog says what became of it.
  return (['pay', 'takeLoan'] as const)
    .filter((purpose) => context.order !== undefined && verdictOf(purpose, context.order) === 'done')
    .map((purpose) => ({ type: 'requests.settled', subject: subjects[purpose], purposes: [purpose] }));
};

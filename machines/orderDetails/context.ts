import type { DoneActorEvent } from 'xstate';
import { type Receipt, readReceipt } from '../../services/loanConfirm/receipt.ts';
import { readBankTip } from '../../services/device/bankTip.ts';
import {
  type Intent,
  intentsFor,
  type Purpose,
  purposeOf,
  type Subject,
} from '../../services/intents/intent.ts';
import { verdictOf } from '../../services/orderDetails/check.ts';
import { isMarket, type OrderKey, orderKeyOf } from '../../services/orderDetails/request.ts';
import type { Order } from '../../services/orderDetails/schema.ts';
import type { AppRef, AppRequest, ScreenInput, ScreenMessage } from '../app/events.ts';
import type { OutcomeUnknownInput } from '../parts/outcomeUnknown/machine.ts';
import type { SettlementRequest } from '../parts/outcomeUnknown/request.ts';
import { statusRule } from './status.ts';

/** What Order Details knows. */
export interface OrderDetailsContext extends OrderKey {
  app: AppRef;
  /** The market flag: recommended products show only when it is on. */
  market: boolean;
  /** Shown and called when the order names no phone. */
  servicePhone: string;
  /** Appended to the product detail's address by Borrow Again. */
  productSuffix: string;
  /** What cannot be undone and whose end was unknown when the screen was shown, without what the borrower was told of since. */
  intents: readonly Intent[];
  order: Order | undefined;
  /** What the lender said when it did not show the order; empty when it said nothing. */
  refusal: string;
  /** What was agreed to, for who has just taken the loan; undefined for everybody else. */
  receipt: Receipt | undefined;
  /** The Kind-tips notice was answered: in this visit, or in this session by going to repay. */
  isTipSeen: boolean;
  /** The borrower rated the app, or chose not to, in this visit. */
  isRatingSettled: boolean;
  /** The borrower closed the bank-card prompt in this visit. */
  isCardPromptClosed: boolean;
}

/** What happens to it. */
export type OrderDetailsEvent =
  | ScreenMessage
  /** The order came anew while it was on show. */
  | DoneActorEvent<Order, 'refreshOrder'>
  | { type: 'retry.requested' }
  | { type: 'repayment.chosen' }
  | { type: 'rollover.chosen' }
  | { type: 'borrowAgain.chosen' }
  | { type: 'moreProducts.chosen' }
  | { type: 'phone.chosen' }
  | { type: 'help.chosen' }
  | { type: 'documents.chosen' }
  | { type: 'copy.requested' }
  | { type: 'withdrawal.chosen' }
  | { type: 'bindCard.chosen' }
  | { type: 'dialog.closed' }
  | { type: 'back.pressed' };

/** What it knows to begin with. */
export const openedWith = ({ app, search, environment, intents }: ScreenInput): OrderDetailsContext => {
  const page = new URLSearchParams(search);
  return {
    app,
    ...orderKeyOf(page),
    market: isMarket(page),
    servicePhone: environment.servicePhone,
    productSuffix: environment.productSuffix,
    intents,
    order: undefined,
    refusal: '',
    receipt: page.get('from') === 'confirm' ? readReceipt(page) : undefined,
    isTipSeen: readBankTip(),
    isRatingSettled: false,
    isCardPromptClosed: false,
  };
};

/** Which order the calls and screens are about. */
export const orderKeyIn = ({ productId, orderId }: OrderDetailsContext): OrderKey => ({ productId, orderId });

/** What the order's status lets the borrower do. */
export const actionOf = (context: OrderDetailsContext) => statusRule(context.order?.orderStatus ?? '').action;

/** Whether a loan was agreed to. */
export const hasLoan = (context: OrderDetailsContext) => statusRule(context.order?.orderStatus ?? '').hasLoan;

/** Whether the order can be rolled over. */
export const offersRollover = (context: OrderDetailsContext) =>
  actionOf(context) === 'repayOrRollover' && context.order?.isDelay === true;

/** The phone that the screen offers: the order's own, else the configured one. */
export const phoneOf = (context: OrderDetailsContext) => context.order?.telephone || context.servicePhone;

/** `inside` means our own page; otherwise the order's own link, where there is one (docs/product/orderDetails.md). */
export const repaymentRequest = (context: OrderDetailsContext): AppRequest =>
  context.order && !context.order.inside && context.order.h5Url
    ? { type: 'link.opened', link: context.order.h5Url }
    : { type: 'navigation.requested', to: 'repayUrl', query: { ...orderKeyIn(context) } };

/** What an order can say of things that cannot be undone: paying it and rating the app are its own, taking a loan is its product's. */
const subjectOf = {
  pay: ({ orderId }: OrderKey) => `order:${orderId}`,
  rateApp: ({ orderId }: OrderKey) => `order:${orderId}`,
  takeLoan: ({ productId }: OrderKey) => `product:${productId}`,
} as const satisfies Partial<Record<Purpose, (key: OrderKey) => Subject>>;

type OrderPurpose = keyof typeof subjectOf;

const openFor = (context: OrderDetailsContext, purpose: OrderPurpose) =>
  intentsFor(context.intents, subjectOf[purpose](context), purpose);

const isFoundDone = ({ order }: OrderDetailsContext, purpose: Purpose) =>
  order !== undefined && verdictOf(purpose, order) === 'done';

/** For what there are open intents that the order on show says are done. */
const foundPurposes = (context: OrderDetailsContext) =>
  (Object.keys(subjectOf) as OrderPurpose[]).filter(
    (purpose) => openFor(context, purpose).length > 0 && isFoundDone(context, purpose),
  );

/** What was unknown and the order on show says is done, for the ledger. */
export const foundDone = (context: OrderDetailsContext): SettlementRequest[] =>
  foundPurposes(context).map((purpose) => ({
    type: 'intents.settled',
    subject: subjectOf[purpose](context),
    purposes: [purpose],
  }));

/** Paying this order, or taking its product's loan: those whose end is unknown, and the order on show does not tell. */
export const openOutcomes = (context: OrderDetailsContext): Intent[] =>
  (['pay', 'takeLoan'] as const).flatMap((purpose) =>
    isFoundDone(context, purpose) ? [] : openFor(context, purpose),
  );

/** Whether the end of a rating from this order is unknown. */
export const isRatingUnknown = (context: OrderDetailsContext): boolean =>
  openFor(context, 'rateApp').length > 0;

const without = ({ intents }: OrderDetailsContext, dropped: Intent[]): Intent[] =>
  intents.filter((intent) => !dropped.includes(intent));

/** The intents without those that the order on show says are done. */
export const unfound = (context: OrderDetailsContext): Intent[] =>
  without(
    context,
    foundPurposes(context).flatMap((purpose) => openFor(context, purpose)),
  );

/** The intents without those of the ratings from this order. */
export const withoutRatings = (context: OrderDetailsContext): Intent[] =>
  without(context, openFor(context, 'rateApp'));

/** The intents without those that the dialog is about. */
export const untold = (context: OrderDetailsContext): Intent[] => {
  const [told] = openOutcomes(context);
  return without(context, told ? intentsFor(context.intents, told.subject, purposeOf(told.kind)) : []);
};

/** What the dialog about the first unknown outcome is told. Nothing is sent from here, so that it can be looked at or left. */
export const unknownOutcome = (context: OrderDetailsContext): OutcomeUnknownInput => {
  const [open] = openOutcomes(context);
  if (!open) throw new Error('Nothing of this order has an unknown outcome');
  return {
    app: context.app,
    kind: open.kind,
    subject: open.subject,
    question: { ...orderKeyIn(context), purpose: purposeOf(open.kind) },
    canRetry: false,
    isOtherWay: false,
  };
};

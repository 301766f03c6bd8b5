import type { Commitment, WalletPayment } from '../../services/oldRepayment/actors.ts';
import type { BankCard, WayToRepay } from '../../services/oldRepayment/schema.ts';
import type { Environment } from '../../services/visit/environment.ts';
import { rowOf } from '../../services/values/distinctIds.ts';
import type { Done } from '../../services/pendingRequests/request.ts';
import { recordOf } from '../pendingRequests/results.ts';
import { noPause, pauseSince, type Pause } from '../payment/smsCountdown.ts';
import { pick } from '../../services/http/pageQuery.ts';
import { isMarket, orderKeyOf } from '../../services/order/key.ts';
import type { PaymentInput, PaymentRequest } from '../payment/requests.ts';
import type { AppRef, LoadMessage } from '../screen/events.ts';
import type { RouteName } from '../../services/visit/flows.ts';
import type { SubmissionEvent, SubmissionMessage } from '../pendingRequests/submissions.ts';

export interface OldRepaymentContext {
  app: AppRef<SubmissionEvent | PaymentRequest>;
  environment: Environment;
  route: RouteName;
  /** The query that the pages of this flow pass to each other. */
  query: Record<string, string>;
  productId: string;
  orderId: string;
  userId: string;
  market: boolean;
  cardId: string;
  way: WayToRepay | undefined;
  /** The record whose code is to be entered; empty before one was sent. */
  recordId: string;
  /** Until another code may be sent. */
  pause: Pause;
  walletUrl: string;
  refusal: string;
}

export type OldRepaymentEvent =
  | LoadMessage
  | SubmissionMessage
  | { type: 'cards.opened' }
  | { type: 'card.chosen'; cardId: string }
  | { type: 'choice.confirmed' }
  | { type: 'repayment.committed' }
  | { type: 'walletPayment.requested' }
  | { type: 'order.chosen' }
  | { type: 'back.pressed' };

/** The query that the pages of this flow pass to each other (docs/product/routes.md). */
export const repaymentQuery = (page: URLSearchParams): Record<string, string> => {
  const { productId } = orderKeyOf(page);
  return { ...pick(page, ['orderId', 'amount', 'couponId', 'userId']), ...(productId && { productId }) };
};

export const contextOf = ({ app, environment, route, search, stores }: PaymentInput): OldRepaymentContext => {
  const page = new URLSearchParams(search);
  const cardId = page.get('cardId') ?? stores?.paymentWay?.cardId ?? '';
  return {
    app,
    environment,
    route,
    query: repaymentQuery(page),
    ...orderKeyOf(page),
    userId: page.get('userId') ?? '',
    market: isMarket(page),
    cardId: route === 'ynRepay' ? cardId : '',
    way: undefined,
    recordId: '',
    pause: noPause,
    walletUrl: '',
    refusal: '',
  };
};

/** The record of a code that was sent. The countdown goes on from the time of sending, `now` being the company's time. */
export const sentCode = (done: Done | undefined, now: number) => ({
  recordId: recordOf(done),
  pause: pauseSince(now - (done?.since ?? 0)),
});

/** Centavos due by the company, which are committed even if the URL has another amount. */
export const amountOf = ({ way }: Pick<OldRepaymentContext, 'way'>): number => way?.amount ?? 0;

/** Its call names the user: without one in the URL it is not offered. */
export const offersWallet = ({ userId, way }: OldRepaymentContext): boolean =>
  userId !== '' && way?.alipay === true;

export const cardOf = ({ cardId, way }: Pick<OldRepaymentContext, 'cardId' | 'way'>): BankCard | undefined =>
  rowOf(way?.bankList, 'id', cardId);

export const commitmentOf = (context: OldRepaymentContext): Commitment => ({
  orderId: context.orderId,
  couponId: context.query['couponId'] ?? '',
  amount: amountOf(context),
  repayToken: context.way?.repayToken ?? '',
  card: cardOf(context),
});

export const walletPaymentOf = (context: OldRepaymentContext): WalletPayment => ({
  userId: context.userId,
  orderId: context.orderId,
  amount: amountOf(context),
});

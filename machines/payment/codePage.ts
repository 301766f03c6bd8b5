import { isMarket, type OrderKey, orderKeyOf } from '../../services/order/key.ts';
import { codeAddressOf } from '../../services/repay/codeAddress.ts';
import { classifyEmbedded } from '../../services/values/links.ts';
import type { CodeInfo, MadeCode } from '../../services/repay/stored.ts';
import type { ScreenRequest } from '../screen/events.ts';
import type { PaymentInput } from './requests.ts';
import type { Arriving, Found } from './arrival.ts';
import { type Lender, issuerOf } from '../screen/lender.ts';
import { infoFor } from '../../services/repay/paymentWay.ts';

export interface CodePage {
  info: CodeInfo | undefined;
  /** Centavos that were due when the repayment was loaded last; undefined when nothing is kept of it. */
  due: number | undefined;
  order: OrderKey | undefined;
  /** The code was made a while ago, or the borrower reported a payment, so that it may have arrived. */
  isReturn: boolean;
  market: boolean;
  lender: Lender;
  /** When the payment was found, in epoch milliseconds; undefined before. */
  arrivedAt: number | undefined;
  /** What was found of it; undefined before. */
  found: Found | undefined;
  paymentProblem: string;
}

/** The link that opens the channel's app with the amount, an https address; undefined without one. */
export const walletLinkOf = (code: MadeCode | undefined): string | undefined =>
  code?.appUrl !== undefined && classifyEmbedded(code.appUrl).kind === 'web' ? code.appUrl : undefined;

/** The fastest payment by a code, in milliseconds. */
const shortestPayment = 60_000;

const mayBePaid = (code: MadeCode | undefined, now: number): boolean =>
  code !== undefined &&
  (code.saidPaid ||
    code.isUsed === true ||
    (code.madeAt !== undefined && now - code.madeAt >= shortestPayment));

export const codePageOf = ({ search, stores, environment }: PaymentInput, now: number): CodePage => {
  const page = new URLSearchParams(search);
  const kept = infoFor(stores?.paymentWay, search, now, codeAddressOf(page));
  // A code keeps its amount, whatever has become due since.
  const info = kept && { ...kept, amount: kept.code?.amount ?? kept.amount };
  const named = orderKeyOf(page);
  const order = info?.code?.order ?? (info && stores?.paymentWay?.page?.query) ?? named;
  return {
    info,
    due: kept?.amount,
    order: order.orderId && order.productId ? order : undefined,
    isReturn: mayBePaid(info?.code, now),
    market: isMarket(page),
    lender: issuerOf(environment),
    arrivedAt: undefined,
    found: undefined,
    paymentProblem: environment.paymentProblem,
  };
};

/** Replaces this page: going back from there must not lead here again. */
export const wayTo = (to: 'loanDetailUrl' | 'repayUrl' | 'repayDelayUrl', { order }: CodePage) =>
  ({
    type: 'navigation.requested',
    to,
    query: { productId: order?.productId ?? '', orderId: order?.orderId ?? '' },
    replace: true,
  }) satisfies ScreenRequest;

export const navigateToRepayment = (page: CodePage) =>
  wayTo(page.info?.code?.isDelay ? 'repayDelayUrl' : 'repayUrl', page);

export const arrivalInput = ({ isReturn, order, info }: CodePage): Arriving => ({
  isReturn: isReturn && order !== undefined,
  order: order ?? { productId: '', orderId: '' },
  // A page without its code knows nothing to compare with: only a settled order proves its payment.
  expected: info?.code ?? { amount: info?.amount, payCode: '', reference: '' },
});

import { infoFor, isSameCode } from '../../services/repay/paymentWay.ts';
import { isAwaited } from '../../services/repay/timeLeft.ts';
import type { Environment } from '../../services/visit/environment.ts';
import type { CodeRequest } from '../../services/repay/actors.ts';
import { codeAddressOf, queryOf, traceOf } from '../../services/repay/codeAddress.ts';
import type { CodeAnswer, RepaymentInfo } from '../../services/repay/schema.ts';
import type { MadeCode } from '../../services/repay/stored.ts';
import { soundText } from '../../services/repay/soundCode.ts';
import { hasArrived } from '../../services/repay/doneArrival.ts';
import { type Making, storedCode } from '../../services/repay/storedResult.ts';
import { isMarket, type OrderKey, orderKeyOf } from '../../services/order/key.ts';
import type { PaymentInput, PaymentRequest } from '../payment/requests.ts';
import type { AppRef, DayChanged, DialogMessage, LoadMessage } from '../screen/events.ts';
import { type Arrival, arrivalOf, isUsed } from '../../services/order/arrival.ts';
import { type DebtReading, seenIn } from '../../services/order/proof.ts';
import { canShowCode } from '../../services/repay/openedCode.ts';
import type { Done } from '../../services/pendingRequests/request.ts';
import { withEvent } from '../screen/actions.ts';
import type { SubmissionEvent, SubmissionMessage } from '../pendingRequests/submissions.ts';
import type { BridgeAnswer } from '../screen/copy.ts';
import { sumOf } from '../../services/values/sum.ts';
import { amountDue, isDue, usableChannel } from '../../services/repay/facts.ts';

export interface RepayContext extends OrderKey {
  app: AppRef<SubmissionEvent | PaymentRequest>;
  /** An extension (delay) repayment; otherwise an instalment. */
  isDelay: boolean;
  market: boolean;
  info: RepaymentInfo | undefined;
  /** The code that was kept when `info` was loaded; undefined before it was looked for. */
  keptThen: { code: MadeCode | undefined } | undefined;
  /** What the order said when this page opened; undefined when it was not loaded before. */
  seenOrder: DebtReading | undefined;
  /** The earliest that the company's time can be: epoch milliseconds; undefined before the first response. */
  now: number | undefined;
  /** The latest that it can be: what is shown goes by it. */
  today: number | undefined;
  /** `today` when `info` was loaded. */
  asOf: number | undefined;
  channelNumber: string;
  search: string;
  environment: Environment;
  code: MadeCode | undefined;
  /** The code beside which another one is made, despite the warning; undefined without one. */
  passedOver: MadeCode | undefined;
  refusal: string;
}

export type RepayEvent =
  | LoadMessage
  | DayChanged
  | SubmissionMessage
  | BridgeAnswer
  | { type: 'details.toggled' }
  | { type: 'channels.opened' }
  | { type: 'channel.chosen'; channelNumber: string }
  | { type: 'barcode.opened' }
  | DialogMessage
  | { type: 'code.requested' }
  | { type: 'code.opened' }
  | { type: 'another.requested' }
  | { type: 'another.confirmed' }
  | { type: 'order.chosen' }
  | { type: 'payOff.chosen' }
  | { type: 'instructions.chosen' }
  | { type: 'copy.requested' };

export const openedWith = (
  { app, route, search, stores, environment }: PaymentInput,
  now: number,
): RepayContext => {
  const page = new URLSearchParams(search);
  const key = orderKeyOf(page);
  const seen = stores?.paymentWay?.seen;
  return {
    app,
    ...key,
    isDelay: route === 'repayDelayUrl',
    market: isMarket(page),
    search,
    environment,
    info: undefined,
    keptThen: undefined,
    seenOrder: seen?.orderId === key.orderId ? seen.sighting : undefined,
    now: undefined,
    today: undefined,
    asOf: undefined,
    channelNumber: stores?.paymentWay?.channelNumber ?? '',
    code: infoFor(stores?.paymentWay, search, now)?.code,
    passedOver: undefined,
    refusal: '',
  };
};

/** What this page's call says about the debt now. */
const seenOn = ({ isDelay, info, now }: RepayContext) =>
  seenIn(isDelay ? 'extension' : 'instalment', info ?? { repayPlan: [] }, now);

/** Whether the payment by the kept code arrived. Unknown if another tab made it after this page was loaded: a penalty may have grown since. */
const arrivalBy = (context: RepayContext): Arrival =>
  context.code && isSameCode(context.code, context.keptThen?.code)
    ? arrivalOf(context.code, seenOn(context))
    : { is: 'waiting' };

/** With the code that is kept now. */
export const withKept = (context: RepayContext, code: MadeCode | undefined): RepayContext => ({
  ...context,
  code,
  keptThen: context.keptThen ?? { code },
});

/** Whether the payment by the page's code has arrived, at least in part. */
export const isCodeUsed = (context: RepayContext): boolean =>
  context.code !== undefined && isUsed(context.code, arrivalBy(context));

/** Whether a kept code can still be paid by, or its reported payment is awaited. */
export const isCodeLive = (context: RepayContext, code: MadeCode | undefined): boolean =>
  !!code && isAwaited(code, context.now ?? 0) && !isCodeUsed(withKept(context, code));

export const canShow = ({ code, environment, now }: RepayContext): boolean =>
  !!code && canShowCode(code, environment, now ?? 0);

/** Whether the payment by code arrived; undefined without a code, before the borrower reports a payment, and when only the order has shown its arrival. */
export const arrivalIn = (context: RepayContext) => {
  const found = arrivalBy(context);
  const isReported = context.code?.saidPaid && !context.code.isUsed;
  return found.is === 'waiting' && !isReported ? undefined : found;
};

/** Either its payment, or that another one would be made. */
export const hasNews = (context: RepayContext): boolean =>
  context.passedOver !== undefined || arrivalIn(context) !== undefined;

/** The repayment that a page is for. */
export const repaymentOf = ({ productId, orderId, isDelay }: RepayContext) => ({
  productId,
  orderId,
  isDelay,
});

const knownNow = (context: RepayContext): Making => ({
  amount: context.info && amountDue(context.info),
  then: [seenOn(context).sighting, ...(context.seenOrder ? [context.seenOrder] : [])],
  madeAt: context.now,
});

export const codeRequestOf = (context: RepayContext): CodeRequest => {
  const { channelNumber, code } = context;
  const { amount = 0, then } = knownNow(context);
  return { ...repaymentOf(context), channelNumber, amount, lastKnown: code ? code.key : '', then };
};

/** The code for the code pages; the channel supplies the fields that the response lacks. A code made before keeps what was known then. */
export const madeCode = (context: RepayContext, answer: CodeAnswer & Partial<Making>): MadeCode => {
  const { productId, orderId, isDelay, info, channelNumber } = context;
  const channel = usableChannel(info, channelNumber);
  const address = codeAddressOf(queryOf(answer.payUrl));
  const { payCode, picture, isTyped } = address;
  const typed = isTyped ? payCode : '';
  // If the backend opens page 2 without a code, it means the order's permanent one.
  const shown = payCode || picture ? typed : (info?.defDetail?.payCode ?? '');
  const listedFee = channel?.fee;
  const stated = answer.feeAmount ?? listedFee;
  const fee = Number.isNaN(stated) ? undefined : stated;
  const appUrl = answer.appUrl || channel?.appUrl;
  const now = knownNow(context);
  const amount = answer.amount ?? now.amount;
  return {
    order: { productId, orderId },
    isDelay,
    amount,
    payUrl: answer.payUrl,
    ...(appUrl && { appUrl }),
    saidPaid: false,
    madeAt: answer.madeAt ?? now.madeAt,
    key: answer.key,
    then: [...(answer.then ?? now.then)],
    day: info?.repayDate ?? '',
    product: info?.productName,
    channel: channel?.name ?? '',
    logo: channel?.logo ?? '',
    fee,
    ...(listedFee !== undefined && fee !== listedFee && { listedFee }),
    ...traceOf(address),
    reference: soundText(answer.reference || shown, sumOf(amount ?? 0, fee)),
    biller: answer.biller || (info?.defDetail?.title ?? ''),
    expiresAt: answer.expiresAt,
    postingTime: answer.postingTime || (channel?.postingTime ?? ''),
  };
};

/** With the code of a request that was done before the page was loaded, or else in another tab. */
export const withDone = (context: RepayContext, done: Done): RepayContext => {
  const { channelNumber = '' } = done.result ?? {};
  const code = madeCode({ ...context, channelNumber }, storedCode(done));
  const isKnown = done.since <= (context.asOf ?? 0);
  return { ...context, channelNumber, code, ...(isKnown && { keptThen: { code } }) };
};

/** Whether the payment that was begun by a done request is still to be made, as far as this page knows. */
export const isToPay = (context: RepayContext, done: Done): boolean =>
  isDue(context.info, context.today) && !hasArrived(done, seenOn(context));

/** For the store; nothing without a known sum to pay by. */
export function infoReport({ isDelay, productId, orderId, info }: RepayContext): PaymentRequest[] {
  const amount = info && amountDue(info);
  if (amount === undefined) return [];
  return [
    {
      type: 'store.notified',
      store: 'paymentWay',
      event: {
        type: 'info.loaded',
        info: { amount, defDetail: info?.defDetail },
        page: { to: isDelay ? 'repayDelayUrl' : 'repayUrl', query: { productId, orderId } },
      },
    },
  ];
}

/** A payment of the order was done, by this page or elsewhere: its code is shown as if it had just been made, unless it is used already; another one where it goes on. */
export const settledOutcome = {
  'outcome.settled': [
    { guard: withEvent('isOfUsedCode'), actions: withEvent('setUsed') },
    {
      guard: withEvent('isCodeMade'),
      target: '.codeMade',
      actions: ['recordNow', withEvent('setDone'), 'reportCode', 'openCode'],
    },
    { guard: withEvent('isFoundPaid'), target: '.paid', actions: ['reportSettled', 'openOrder'] },
    { actions: withEvent('openNextStep') },
  ],
} as const;

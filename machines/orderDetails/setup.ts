import { assign, type EventFrom, setup, stateIn } from 'xstate';
import type { NativePage } from '../../bridge/pages.ts';
import { nowOf } from '../../services/visit/clock.ts';
import { bankTipSeen } from '../../services/device/bankTip.ts';
import { loadOrder } from '../../services/orderDetails/actors.ts';
import type { Order } from '../../services/orderDetails/schema.ts';
import { type PaymentInput, sendToPaymentWay } from '../payment/requests.ts';
import type { RequestsSettled } from '../../services/pendingRequests/openRequest.ts';
import type { RouteName } from '../../services/visit/flows.ts';
import type { ScreenRequest } from '../screen/events.ts';
import { canOpen } from '../../services/values/links.ts';
import { loadKit } from '../screen/kits.ts';
import type { Loading } from '../screen/pieces.ts';
import type { Shown } from '../pendingRequests/results.ts';
import { sendsEachToApp, sendToApp, sendToChild } from '../screen/actions.ts';
import { callTo } from '../screen/calling.ts';
import { shareKit } from '../screen/sharing.ts';
import { storedCodeMachine } from '../payment/storedCode.ts';
import { copyMachine, sendToCopy } from '../screen/copy.ts';
import { recommendationMachine } from '../screen/recommendation.ts';
import { ratingMachine } from './rating/machine.ts';
import {
  codeInquiryOf,
  foundDone,
  offers,
  type OnceDialog,
  type OrderDetailsContext,
  type OrderDetailsEvent,
  orderKeyIn,
  phoneOf,
  repaymentRequest,
  showRequests,
} from './context.ts';
import { statusOf } from '../../services/order/status.ts';
import { leadsElsewhere, numberOf } from '../../services/orderDetails/facts.ts';

/** moduleId of Borrow Again (docs/product/orderDetails.md#limits). */
const borrowAgainModule = 30;

/** A screen to open for the order, with further query parameters. */
interface Opening {
  to: RouteName;
  source?: string;
  topic?: string;
}

const isRatingDue = ({ order, answered }: OrderDetailsContext) =>
  order?.isScore === true && !answered.includes('rating');

export const ratingState = { shown: { dialog: 'rating' } } as const;

const sendToCode = sendToChild<EventFrom<typeof storedCodeMachine>>('storedCode');
const sendToRating = sendToChild<EventFrom<typeof ratingMachine>>('rating');

export const orderDetails = setup({
  types: {} as {
    context: OrderDetailsContext;
    input: PaymentInput;
    events: OrderDetailsEvent;
    tags: 'busy' | 'modal';
    children: {
      loadOrder: 'loadOrder';
      refreshOrder: 'loadOrder';
      copy: 'copy';
      storedCode: 'storedCode';
      rating: 'rating';
      recommendation: 'recommendation';
    };
  },
  actors: {
    loadOrder,
    // It copies in the page, whatever the shell can do.
    copy: copyMachine.provide({ actions: { askCapabilities: () => undefined } }),
    storedCode: storedCodeMachine,
    rating: ratingMachine,
    recommendation: recommendationMachine,
  },
  guards: {
    /** Statuses other than 21 with a confirm or withdraw link open it at once. */
    leadsElsewhere: ({ context: { environment } }, order: Order) =>
      leadsElsewhere(order) && canOpen(order.playeduL, environment),
    /** No navigation during the rating, which would abort its request. */
    isRating: stateIn(ratingState),
    isLoaded: ({ context }) => context.order !== undefined,
    canRepay: ({ context }) => offers(context, 'repay'),
    canRollOver: ({ context }) => offers(context, 'rollOver'),
    canBorrowAgain: ({ context }) => offers(context, 'borrowAgain'),
    /** An order without a loan has only the general terms as documents. */
    hasLoan: ({ context: { order } }) => !!order && statusOf(order).hasLoan,
    /** Without a link that can be opened there is nothing to withdraw. */
    isWithdrawalDue: ({ context: { order, environment } }) =>
      !!order?.reyMsg && canOpen(order.playeduL, environment),
    isCardDue: ({ context }) =>
      context.order?.cardNeedPop === true && !context.answered.includes('cardPrompt'),
    isTipDue: ({ context }) => !!context.order?.KindTipsMsg && !context.answered.includes('kindTips'),
    isRatingDue: ({ context }) => isRatingDue(context),
    isRatingSoon: ({ context }) =>
      isRatingDue(context) && !!context.order && statusOf(context.order).isSettled,
  },
  actions: {
    setOrder: assign((_, order: Order) => ({ order, toShow: undefined })),
    setToShow: assign((_, { done }: Shown) => ({ toShow: done })),
    showDone: sendsEachToApp<ScreenRequest>()(({ context }: { context: OrderDetailsContext }, order: Order) =>
      showRequests(context, order),
    ),
    recordTime: assign(({ system }) => ({ now: nowOf(system), asOf: nowOf(system) })),
    recordDay: assign({ now: ({ system }) => nowOf(system) }),
    reportCode: sendToCode(({ context }) => ({
      type: 'order.loaded',
      seen: codeInquiryOf(context).seen,
    })),
    reportSeen: sendToPaymentWay(({ context }: { context: OrderDetailsContext }) => ({
      type: 'order.seen',
      orderId: context.orderId,
      sighting: codeInquiryOf(context).seen.sighting,
    })),
    passToCode: sendToCode(() => ({ type: 'screen.returned' })),
    dropOrder: assign({ order: undefined }),
    settleFound: sendsEachToApp<RequestsSettled>()(({ context }: { context: OrderDetailsContext }) =>
      foundDone(context),
    ),
    openElsewhere: sendToApp(({ context }, { replace }: { replace: boolean }) => ({
      type: 'link.opened',
      link: context.order?.playeduL ?? '',
      withCommonParameters: true,
      replace,
    })),
    openScreen: sendToApp(({ context }, { to, ...query }: Opening) => ({
      type: 'navigation.requested',
      to,
      query: { ...orderKeyIn(context), ...query },
    })),
    openRepayment: sendToApp(({ context }) => repaymentRequest(context)),
    storeTip: sendToApp(() => bankTipSeen),
    trackBorrowAgain: sendToApp(({ context: { productId } }) => ({
      type: 'event.tracked',
      tracked: { productId, moduleId: borrowAgainModule, positionId: 0 },
    })),
    openProduct: sendToApp(({ context: { productId, environment } }) => ({
      type: 'bridge.called',
      request: {
        action: 'navigate',
        payload: {
          to: `${'productDetail' satisfies NativePage}?productId=${encodeURIComponent(productId)}${environment.productSuffix}`,
        },
      },
    })),
    callService: sendToApp(({ context }) => callTo(phoneOf(context))),
    copyOrderNumber: sendToCopy(({ context: { order, orderId } }: { context: OrderDetailsContext }) => ({
      type: 'copy.requested',
      text: order ? numberOf(order, orderId) : orderId,
    })),
    goHome: sendToApp(() => ({ type: 'bridge.called', request: { action: 'goHome' } })),
    passToRating: sendToRating((_, event: EventFrom<typeof ratingMachine>) => event),
    /** Closing the card prompt also sets cardNeedPop to 0 (docs/product/orderDetails.md#states). */
    answer: assign(({ context: { answered } }, { dialog }: { dialog: OnceDialog }) => ({
      answered: [...new Set([...answered, dialog])].toSorted(),
    })),
  },
  delays: { proofRead: 2_000 },
})
  .extend(loadKit)
  .extend(shareKit);

orderDetails satisfies Loading<typeof orderDetails>;

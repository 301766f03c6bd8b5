import { assign, forwardTo, sendTo, setup, stateIn } from 'xstate';
import type { NativePage } from '../../bridge/pages.ts';
import { nowOf } from '../../services/visit/clock.ts';
import { rememberBankTip } from '../../services/device/bankTip.ts';
import { loadOrder } from '../../services/orderDetails/actors.ts';
import type { Order } from '../../services/orderDetails/schema.ts';
import type { PaymentInput } from '../payment/requests.ts';
import type { RouteName } from '../screen/routes.ts';
import { canOpen } from '../../services/values/links.ts';
import { loadKit } from '../screen/kit.ts';
import { asks, asksEach } from '../screen/asks.ts';
import { sharing } from '../screen/sharing.ts';
import { keptCodeMachine } from '../payment/keptCode.ts';
import { copyMachine } from '../screen/copy.ts';
import { recommendationMachine } from '../screen/recommendation.ts';
import { ratingMachine } from './rating/machine.ts';
import {
  codeInquiryOf,
  foundDone,
  offers,
  type OrderDetailsContext,
  type OrderDetailsEvent,
  orderKeyIn,
  phoneOf,
  repaymentRequest,
  sharedText,
} from './context.ts';
import { statusOf } from '../../services/order/status.ts';
import { isSettled, leadsElsewhere, numberOf } from './facts.ts';

/** moduleId of Borrow Again (docs/product/orderDetails.md#limits). */
const borrowAgainModule = 30;

/** A screen to open for the order, with further query parameters. */
interface Opening {
  to: RouteName;
  source?: string;
  topic?: string;
}

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
      keptCode: 'keptCode';
      rating: 'rating';
      recommendation: 'recommendation';
    };
  },
  actors: {
    loadOrder,
    copy: copyMachine,
    keptCode: keptCodeMachine,
    rating: ratingMachine,
    recommendation: recommendationMachine,
  },
  guards: {
    /** Statuses other than 21 with a confirm or withdraw link open it at once. */
    leadsElsewhere: (_, { order }: { order: Order }) => leadsElsewhere(order),
    /** No navigation during the rating, which would abort its request. */
    isRating: stateIn({ shown: { dialog: 'rating' } }),
    canRepay: ({ context }) => offers(context, 'repay'),
    canRollOver: ({ context }) => offers(context, 'rollOver'),
    canBorrowAgain: ({ context }) => offers(context, 'borrowAgain'),
    /** An order without a loan has only the general terms as documents. */
    hasLoan: ({ context: { order } }) => order !== undefined && statusOf(order).hasLoan,
    /** Without a link that can be opened there is nothing to withdraw. */
    isWithdrawalDue: ({ context: { order, environment } }) =>
      order !== undefined && order.reyMsg !== '' && canOpen(order.playeduL, environment),
    isCardDue: ({ context }) => context.order?.cardNeedPop === true && !context.isCardPromptClosed,
    isTipDue: ({ context }) => !!context.order?.KindTipsMsg && !context.isTipSeen,
    isRatingDue: ({ context }) => context.order?.isScore === true && !context.isRatingSettled,
    /** A settled order shows the proof first. */
    isRatingSoon: ({ context }) =>
      context.order?.isScore === true && !context.isRatingSettled && isSettled(context.order),
    isShareRefused: ({ event }) =>
      event.type === 'bridge.answered' &&
      event.request.action === 'share' &&
      !event.result.ok &&
      event.result.reason !== 'cancelled',
  },
  actions: {
    keepOrder: assign({ order: (_, { order }: { order: Order }) => order }),
    noteTime: assign(({ system }) => ({ now: nowOf(system), asOf: nowOf(system) })),
    noteDay: assign({ now: ({ system }) => nowOf(system) }),
    tellCode: sendTo('keptCode', ({ context }) => ({
      type: 'order.loaded',
      seen: codeInquiryOf(context).seen,
    })),
    reportSeen: asks(({ context }) => ({
      type: 'store.told',
      store: 'paymentWay',
      event: { type: 'order.seen', orderId: context.orderId, sighting: codeInquiryOf(context).seen.sighting },
    })),
    passToCode: forwardTo('keptCode'),
    dropOrder: assign({ order: undefined }),
    settleFound: asksEach(foundDone),
    openElsewhere: asks(({ context }, { replace }: { replace: boolean }) => ({
      type: 'link.opened',
      link: context.order?.playeduL ?? '',
      withCommonParameters: true,
      replace,
    })),
    openScreen: asks(({ context }, { to, ...query }: Opening) => ({
      type: 'navigation.requested',
      to,
      query: { ...orderKeyIn(context), ...query },
    })),
    openRepayment: asks(({ context }) => repaymentRequest(context)),
    rememberTip: rememberBankTip,
    trackBorrowAgain: asks(({ context: { productId } }) => ({
      type: 'event.tracked',
      tracked: { productId, moduleId: borrowAgainModule, positionId: 0 },
    })),
    openProduct: asks(({ context: { productId, environment } }) => ({
      type: 'bridge.called',
      request: {
        action: 'navigate',
        payload: {
          to: `${'productDetail' satisfies NativePage}?productId=${encodeURIComponent(productId)}${environment.productSuffix}`,
        },
      },
    })),
    callService: asks(({ context }) => ({
      type: 'bridge.called',
      request: { action: 'callPhone', payload: { number: phoneOf(context) } },
    })),
    copyOrderNumber: sendTo('copy', ({ context: { order, orderId } }) => ({
      type: 'copy.requested',
      text: order ? numberOf(order, orderId) : orderId,
    })),
    copyStatement: sendTo('copy', ({ event }) => ({
      type: 'copy.requested',
      text: event.type === 'statement.requested' ? event.text : '',
    })),
    shareProof: asks(({ event }) => sharing(event)),
    /** Copies the text when sharing is not available. */
    copyProof: sendTo('copy', ({ event }) => ({ type: 'copy.requested', text: sharedText(event) })),
    goHome: asks({ type: 'bridge.called', request: { action: 'goHome' } }),
    passToRating: forwardTo('rating'),
    settleTip: assign({ isTipSeen: true }),
    settleRating: assign({ isRatingSettled: true }),
    /** Closing the prompt sets cardNeedPop to 0 (docs/product/orderDetails.md#states). */
    settleCard: assign({ isCardPromptClosed: true }),
  },
  delays: { proofRead: 2_000 },
}).extend(loadKit<OrderDetailsContext, OrderDetailsEvent>());

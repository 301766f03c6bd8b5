import { assign, forwardTo, not, setup, stateIn } from 'xstate';
import { rememberBankTip } from '../../services/device/bankTip.ts';
import { httpTimeout } from '../../services/http/client.ts';
import { loadOrder } from '../../services/orderDetails/actors.ts';
import { checkOrder } from '../../services/orderDetails/check.ts';
import type { Order } from '../../services/orderDetails/schema.ts';
import type { ScreenInput } from '../app/events.ts';
import type { RouteName } from '../app/routes.ts';
import { asks, asksEach, toastsFailure } from '../parts/asks.ts';
import { loads } from '../parts/loads.ts';
import { outcomeUnknownMachine } from '../parts/outcomeUnknown/machine.ts';
import { postGuards, refreshed, tellsUnknown } from '../parts/posts.ts';
import { recommendationMachine } from '../parts/recommendation.ts';
import {
  actionOf,
  foundDone,
  isRatingUnknown,
  offersRollover,
  openedWith,
  openOutcomes,
  type OrderDetailsContext,
  type OrderDetailsEvent,
  orderKeyIn,
  phoneOf,
  repaymentRequest,
  unfound,
  unknownOutcome,
  untold,
  withoutRatings,
} from './context.ts';
import { ratingMachine } from '../parts/rating/machine.ts';

/** moduleId of Borrow Again (spec §9). */
const borrowAgainModule = 30;

const orderDetails = setup({
  types: {} as {
    context: OrderDetailsContext;
    input: ScreenInput;
    events: OrderDetailsEvent;
    tags: 'busy' | 'modal' | 'unknown';
    children: {
      loadOrder: 'loadOrder';
      refreshOrder: 'loadOrder';
      outcomeUnknown: 'outcomeUnknown';
      rating: 'rating';
      recommendation: 'recommendation';
    };
  },
  actors: {
    loadOrder,
    outcomeUnknown: outcomeUnknownMachine.provide({ actors: { check: checkOrder } }),
    rating: ratingMachine,
    recommendation: recommendationMachine,
  },
  guards: {
    ...postGuards,
    /** Statuses other than 21 with a confirm or withdraw link go there at once. */
    leadsElsewhere: (_, { order }: { order: Order }) => order.orderStatus !== '21' && order.playeduL !== '',
    isOutcomeOpen: ({ context }) => openOutcomes(context).length > 0,
    /** Nothing leads away from the rating: what it sends must not be cut off. */
    isRating: stateIn({ shown: { dialog: 'rating' } }),
    canRepay: ({ context }) => ['repay', 'repayOrRollover'].includes(actionOf(context)),
    canRollOver: ({ context }) => offersRollover(context),
    canBorrowAgain: ({ context }) => actionOf(context) === 'borrowAgain',
    isWithdrawalDue: ({ context }) => !!context.order?.reyMsg && actionOf(context) !== 'borrowAgain',
    isCardDue: ({ context }) => context.order?.cardNeedPop === true && !context.isCardPromptClosed,
    isTipDue: ({ context }) => !!context.order?.KindTipsMsg && !context.isTipSeen,
    isRatingDue: ({ context }) =>
      context.order?.isScore === true && (!context.isRatingSettled || isRatingUnknown(context)),
  },
  actions: {
    keepIntents: assign({ intents: ({ context, event }) => refreshed(context, event).intents }),
    dropTold: assign({ intents: ({ context }) => untold(context) }),
    dropFound: assign({ intents: ({ context }) => unfound(context) }),
    keepOrder: assign({ order: (_, { order }: { order: Order }) => order }),
    dropOrder: assign({ order: undefined }),
    /** What the order says is done is unknown no more. */
    settleFound: asksEach(foundDone),
    toastFailure: toastsFailure(),
    openElsewhere: asks(({ context }, { replace }: { replace: boolean }) => ({
      type: 'link.opened',
      link: context.order?.playeduL ?? '',
      withCommonParameters: true,
      replace,
    })),
    openScreen: asks(({ context }, { to, source }: { to: RouteName; source?: string }) => ({
      type: 'navigation.requested',
      to,
      query: { ...orderKeyIn(context), ...(source && { source }) },
    })),
    openRepayment: asks(({ context }) => repaymentRequest(context)),
    rememberTip: rememberBankTip,
    trackBorrowAgain: asks(({ context: { productId } }) => ({
      type: 'event.tracked',
      tracked: { productId, moduleId: borrowAgainModule, positionId: 0 },
    })),
    openProduct: asks(({ context: { productId, productSuffix } }) => ({
      type: 'bridge.called',
      request: {
        action: 'navigate',
        payload: { to: `productDetail?productId=${encodeURIComponent(productId)}${productSuffix}` },
      },
    })),
    callService: asks(({ context }) => ({
      type: 'bridge.called',
      request: { action: 'callPhone', payload: { number: phoneOf(context) } },
    })),
    goHome: asks({ type: 'bridge.called', request: { action: 'goHome' } }),
    passToRating: forwardTo('rating'),
    passToDialog: forwardTo('outcomeUnknown'),
    settleTip: assign({ isTipSeen: true }),
    settleRating: assign(({ context }) => ({ isRatingSettled: true, intents: withoutRatings(context) })),
    /** Closing the prompt sets cardNeedPop to 0 (spec §4). */
    settleCard: assign({ isCardPromptClosed: true }),
  },
  delays: { requestLimit: httpTimeout },
});

interface OrderCame {
  event: { output: Order };
}
const keepsOrder = [
  { type: 'keepOrder', params: ({ event }: OrderCame) => ({ order: event.output }) },
  'settleFound',
  'dropFound',
] as const;

/** An order that continues on another page leads there. */
const leadsOn = {
  guard: { type: 'leadsElsewhere', params: ({ event }: OrderCame) => ({ order: event.output }) },
  target: '#orderDetails.redirecting',
  actions: keepsOrder,
} as const;

const refusal = { target: '#orderDetails.unavailable', actions: 'dropOrder' } as const;

const refreshes = <const Done>(done: Done) =>
  ({
    invoke: {
      id: 'refreshOrder',
      src: 'loadOrder',
      input: ({ context }: { context: OrderDetailsContext }) => orderKeyIn(context),
      onDone: done,
      onError: [
        { guard: 'isRating', target: 'fresh', actions: 'toastFailure' },
        { guard: 'isRefused', ...refusal },
        { target: 'fresh', actions: 'toastFailure' },
      ],
    },
    after: { requestLimit: { target: 'fresh', actions: 'toastFailure' } },
  }) as const;

const freshnessRegion = orderDetails.createStateConfig({
  initial: 'fresh',
  description: 'Whether the order on show is being loaded anew, because the borrower is back on it.',
  states: {
    fresh: { on: { 'screen.returned': { target: 'refreshing' } } },
    refreshing: refreshes([
      { guard: 'isRating', target: 'fresh', actions: keepsOrder },
      leadsOn,
      { target: 'fresh', actions: keepsOrder },
    ]),
    catchingUp: {
      description:
        'The borrower is back from where the order led on, or it led nowhere: this time it is shown.',
      ...refreshes({ target: 'fresh', actions: keepsOrder }),
    },
  },
});

/** What is due is decided anew when the borrower is back, and when the order came anew. */
const decidesAnew = {
  'screen.returned': { target: 'deciding', actions: 'keepIntents' },
  'xstate.done.actor.refreshOrder': { target: 'deciding' },
} as const;

const dialogRegion = orderDetails.createStateConfig({
  initial: 'deciding',
  description: 'Of several dialogs due at once one shows at a time (wire.md).',
  states: {
    deciding: {
      always: [
        { guard: 'isOutcomeOpen', target: 'outcomeUnknown' },
        { guard: 'isWithdrawalDue', target: 'withdrawPrompt' },
        { guard: 'isCardDue', target: 'cardPrompt' },
        { guard: 'isTipDue', target: 'kindTips' },
        { guard: 'isRatingDue', target: 'rating' },
        { target: 'none' },
      ],
    },
    none: {
      description: 'Nothing stands before the order: the borrower can act.',
      on: {
        ...decidesAnew,
        'repayment.chosen': { guard: 'canRepay', actions: ['rememberTip', 'settleTip', 'openRepayment'] },
        'rollover.chosen': {
          guard: 'canRollOver',
          actions: { type: 'openScreen', params: { to: 'repayDelayUrl' } },
        },
        'borrowAgain.chosen': { guard: 'canBorrowAgain', actions: ['trackBorrowAgain', 'openProduct'] },
        'moreProducts.chosen': { actions: 'goHome' },
        'phone.chosen': { actions: 'callService' },
      },
    },
    outcomeUnknown: {
      ...tellsUnknown({
        input: ({ context }: { context: OrderDetailsContext }) => unknownOutcome(context),
        leave: { target: 'deciding', actions: 'dropTold' },
        goOn: { target: '#orderDetails.loading', actions: 'dropTold' },
      }),
      always: { guard: not('isOutcomeOpen'), target: 'deciding' },
    },
    withdrawPrompt: {
      tags: 'modal',
      on: {
        ...decidesAnew,
        'withdrawal.chosen': {
          target: 'none',
          actions: { type: 'openElsewhere', params: { replace: false } },
        },
        'dialog.closed': { target: 'none', actions: 'goHome' },
        'back.pressed': { target: 'none', actions: 'goHome' },
      },
    },
    cardPrompt: {
      tags: 'modal',
      on: {
        ...decidesAnew,
        'bindCard.chosen': {
          target: 'none',
          actions: ['settleCard', { type: 'openScreen', params: { to: 'bindBank', source: 'loanDetail' } }],
        },
        'dialog.closed': { target: 'deciding', actions: 'settleCard' },
        'back.pressed': { target: 'deciding', actions: 'settleCard' },
      },
    },
    kindTips: {
      tags: 'modal',
      on: {
        ...decidesAnew,
        'dialog.closed': { target: 'deciding', actions: 'settleTip' },
        'back.pressed': { target: 'deciding', actions: 'settleTip' },
      },
    },
    rating: {
      description: 'The rating runs its own machine until its dialog closes.',
      tags: 'modal',
      invoke: {
        id: 'rating',
        src: 'rating',
        input: ({ context: { app, intents, productId, orderId } }) => ({ app, intents, productId, orderId }),
        onDone: { target: 'deciding', actions: 'settleRating' },
        onError: { target: 'deciding', actions: 'settleRating' },
      },
      on: { 'back.pressed': { actions: 'passToRating' } },
    },
  },
});

/** Order Details: one order, its dialogs and what the borrower can do next (spec §2, §4, §7, §8, §9). */
export const orderDetailsMachine = orderDetails.createMachine({
  id: 'orderDetails',
  context: ({ input }) => openedWith(input),
  initial: 'loading',
  states: {
    ...loads({
      src: 'loadOrder',
      input: ({ context }: { context: OrderDetailsContext }) => orderKeyIn(context),
      done: [leadsOn, { target: 'shown', actions: keepsOrder }],
      refused: refusal,
    }),
    redirecting: {
      description: 'The order continues on another page, which is being opened.',
      // Going back from there must not lead here again, and so forth.
      entry: { type: 'openElsewhere', params: { replace: true } },
      on: { 'screen.returned': { target: 'shown.freshness.catchingUp', actions: 'keepIntents' } },
    },
    unavailable: {
      description: 'The lender shows nothing of this order (success: false).',
      on: { 'retry.requested': { target: 'loading' }, 'screen.returned': { target: 'loading' } },
    },
    shown: {
      type: 'parallel',
      invoke: {
        id: 'recommendation',
        src: 'recommendation',
        input: ({ context: { app, productId } }) => ({ app, productId }),
      },
      // In this order: an order that leads elsewhere when it comes anew does not open dialogs first.
      states: { freshness: freshnessRegion, dialog: dialogRegion },
    },
  },
});

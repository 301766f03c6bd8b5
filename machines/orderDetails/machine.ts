import { assign, raise, sendTo, setup } from 'xstate';
import { readBankTip, rememberBankTip } from '../../services/bankTip.ts';
import { httpTimeout } from '../../services/http/client.ts';
import { loadOrder } from '../../services/order/actors.ts';
import { orderKeyOf } from '../../services/order/request.ts';
import type { Order } from '../../services/order/schema.ts';
import type { AppRequest, ScreenInput } from '../app/events.ts';
import type { RouteName } from '../app/routes.ts';
import { failureMessage, isRefused } from '../parts/failure.ts';
import { recommendationMachine } from '../parts/recommendation.ts';
import { actionOf, isFirstTap, phoneOf, repaymentRequest } from './context.ts';
import type { OrderDetailsContext, OrderDetailsEvent } from './context.ts';
import { ratingMachine } from './ratingMachine.ts';

/** moduleId of Borrow Again (spec §9). */
const borrowAgainModule = 30;

const orderDetails = setup({
  types: {} as {
    context: OrderDetailsContext;
    input: ScreenInput;
    events: OrderDetailsEvent;
    tags: 'busy' | 'modal';
    children: {
      loadOrder: 'loadOrder';
      refreshOrder: 'loadOrder';
      rating: 'rating';
      recommendation: 'recommendation';
    };
  },
  actors: { loadOrder, rating: ratingMachine, recommendation: recommendationMachine },
  guards: {
    isRefused,
    /** Statuses other than 21 with a confirm or withdraw link go there at once. */
    leadsElsewhere: (_, { order }: { order: Order }) => order.orderStatus !== '21' && order.playeduL !== '',
    canRepay: (args) => ['repay', 'repayOrRollover'].includes(actionOf(args.context)) && isFirstTap(args),
    canRollOver: (args) =>
      actionOf(args.context) === 'repayOrRollover' &&
      args.context.order?.isDelay === true &&
      isFirstTap(args),
    canBorrowAgain: (args) => actionOf(args.context) === 'borrowAgain' && isFirstTap(args),
    isFirstTap,
    isWithdrawalDue: ({ context }) => !!context.order?.reyMsg && actionOf(context) !== 'borrowAgain',
    isCardDue: ({ context }) => context.order?.cardNeedPop === true && !context.isCardPromptClosed,
    isTipDue: ({ context }) => !!context.order?.KindTipsMsg && !context.isTipSeen,
    isRatingDue: ({ context }) => context.order?.isScore === true && !context.isRatingSettled,
  },
  actions: {
    keepOrder: assign({ order: (_, { order }: { order: Order }) => order }),
    dropOrder: assign({ order: undefined }),
    announceRefresh: raise({ type: 'order.refreshed' }),
    takeExit: raise({ type: 'exit.taken' }),
    toastFailure: sendTo(
      ({ context }) => context.app,
      ({ event }): AppRequest => ({
        type: 'toast.requested',
        message: failureMessage(event),
      }),
    ),
    openElsewhere: sendTo(
      ({ context }) => context.app,
      ({ context }, { replace }: { replace: boolean }): AppRequest => ({
        type: 'link.opened',
        link: context.order?.playeduL ?? '',
        withCommonParameters: true,
        replace,
      }),
    ),
    openScreen: sendTo(
      ({ context }) => context.app,
      ({ context }, { to, source }: { to: RouteName; source?: string }): AppRequest => ({
        type: 'navigation.requested',
        to,
        query: { productId: context.productId, orderId: context.orderId, ...(source && { source }) },
      }),
    ),
    openRepayment: sendTo(
      ({ context }) => context.app,
      ({ context }) => repaymentRequest(context),
    ),
    rememberTip: rememberBankTip,
    trackBorrowAgain: sendTo(
      ({ context }) => context.app,
      ({ context }): AppRequest => ({
        type: 'event.tracked',
        tracked: { productId: context.productId, moduleId: borrowAgainModule, positionId: 0 },
      }),
    ),
    openProduct: sendTo(
      ({ context }) => context.app,
      ({ context }): AppRequest => ({
        type: 'bridge.called',
        request: {
          action: 'navigate',
          payload: {
            to: `productDetail?productId=${encodeURIComponent(context.productId)}${context.productSuffix}`,
          },
        },
      }),
    ),
    callService: sendTo(
      ({ context }) => context.app,
      ({ context }): AppRequest => ({
        type: 'bridge.called',
        request: { action: 'callPhone', payload: { number: phoneOf(context) } },
      }),
    ),
    goHome: sendTo(({ context }) => context.app, { type: 'bridge.called', request: { action: 'goHome' } }),
    passToRating: sendTo('rating', ({ event }) => event),
    noteExit: assign({ lastExit: ({ event }) => event.type }),
    shutExits: assign({ lastExit: 'all' }),
    forgetExit: assign({ lastExit: undefined }),
    settleTip: assign({ isTipSeen: true }),
    settleRating: assign({ isRatingSettled: true }),
    /** Closing the prompt sets cardNeedPop to 0 (spec §4). */
    settleCard: assign({ isCardPromptClosed: true }),
  },
  delays: {
    requestLimit: httpTimeout,
    /** How long the way out stays shut after it was taken, so that a double tap leaves once. */
    exitPause: 1_000,
    /** How long a redirect may take before the order shows all the same. */
    redirectLimit: 5_000,
  },
});

const exitRegion = orderDetails.createStateConfig({
  initial: 'open',
  description: 'Whether the borrower just left for another page: a double tap leaves once.',
  on: {
    'repayment.chosen': {
      guard: 'canRepay',
      target: '.taken',
      actions: ['noteExit', 'rememberTip', 'settleTip', 'openRepayment'],
    },
    'rollover.chosen': {
      guard: 'canRollOver',
      target: '.taken',
      actions: ['noteExit', { type: 'openScreen', params: { to: 'repayDelayUrl' } }],
    },
    'borrowAgain.chosen': {
      guard: 'canBorrowAgain',
      target: '.taken',
      actions: ['noteExit', 'trackBorrowAgain', 'openProduct'],
    },
    'moreProducts.chosen': { guard: 'isFirstTap', target: '.taken', actions: ['noteExit', 'goHome'] },
    'phone.chosen': { guard: 'isFirstTap', target: '.taken', actions: ['noteExit', 'callService'] },
    'exit.taken': { target: '.taken', actions: 'shutExits' },
  },
  states: {
    open: { entry: 'forgetExit' },
    taken: { after: { exitPause: { target: 'open' } } },
  },
});

const freshnessRegion = orderDetails.createStateConfig({
  initial: 'fresh',
  description: 'Whether the order on show is being loaded anew because the shell came back.',
  states: {
    fresh: { on: { 'shell.resumed': { target: 'refreshing' } } },
    refreshing: {
      invoke: {
        id: 'refreshOrder',
        src: 'loadOrder',
        input: ({ context }) => ({ productId: context.productId, orderId: context.orderId }),
        onDone: [
          {
            guard: { type: 'leadsElsewhere', params: ({ event }) => ({ order: event.output }) },
            target: '#orderDetails.redirecting',
            actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            target: 'fresh',
            actions: [
              { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
              'announceRefresh',
            ],
          },
        ],
        onError: [
          { guard: 'isRefused', target: '#orderDetails.unavailable', actions: 'dropOrder' },
          { target: 'fresh', actions: 'toastFailure' },
        ],
      },
      after: { requestLimit: { target: 'fresh', actions: 'toastFailure' } },
    },
  },
});

const dialogRegion = orderDetails.createStateConfig({
  id: 'dialog',
  initial: 'deciding',
  description: 'Of several dialogs due at once one shows at a time (wire.md).',
  states: {
    deciding: {
      always: [
        { guard: 'isWithdrawalDue', target: 'withdrawPrompt' },
        { guard: 'isCardDue', target: 'cardPrompt' },
        { guard: 'isTipDue', target: 'kindTips' },
        { guard: 'isRatingDue', target: 'rating' },
        { target: 'none' },
      ],
    },
    none: { on: { 'order.refreshed': { target: 'deciding' } } },
    withdrawPrompt: {
      tags: 'modal',
      on: {
        'withdrawal.chosen': {
          target: 'none',
          actions: [{ type: 'openElsewhere', params: { replace: false } }, 'takeExit'],
        },
        'dialog.closed': { target: 'none', actions: 'goHome' },
        'back.pressed': { target: 'none', actions: 'goHome' },
        'order.refreshed': { target: 'deciding' },
      },
    },
    cardPrompt: {
      tags: 'modal',
      on: {
        'bindCard.chosen': {
          target: 'none',
          actions: [
            'settleCard',
            { type: 'openScreen', params: { to: 'bindBank', source: 'loanDetail' } },
            'takeExit',
          ],
        },
        'dialog.closed': { target: 'deciding', actions: 'settleCard' },
        'back.pressed': { target: 'deciding', actions: 'settleCard' },
        'order.refreshed': { target: 'deciding' },
      },
    },
    kindTips: {
      tags: 'modal',
      on: {
        'dialog.closed': { target: 'deciding', actions: 'settleTip' },
        'back.pressed': { target: 'deciding', actions: 'settleTip' },
        'order.refreshed': { target: 'deciding' },
      },
    },
    rating: {
      description: 'The rating runs its own machine until its dialog closes.',
      tags: 'modal',
      invoke: {
        id: 'rating',
        src: 'rating',
        input: ({ context }) => ({ app: context.app }),
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
  context: ({ input }) => {
    const page = new URLSearchParams(input.search);
    return {
      app: input.app,
      ...orderKeyOf(page),
      market: page.get('market') === '1',
      servicePhone: input.environment.servicePhone,
      productSuffix: input.environment.productSuffix,
      order: undefined,
      isTipSeen: readBankTip(),
      isRatingSettled: false,
      isCardPromptClosed: false,
      lastExit: undefined,
    };
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadOrder',
        src: 'loadOrder',
        input: ({ context }) => ({ productId: context.productId, orderId: context.orderId }),
        onDone: [
          {
            guard: { type: 'leadsElsewhere', params: ({ event }) => ({ order: event.output }) },
            target: 'redirecting',
            actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            target: 'shown',
            actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
          },
        ],
        onError: [
          { guard: 'isRefused', target: 'unavailable', actions: 'dropOrder' },
          { target: 'failed', actions: 'toastFailure' },
        ],
      },
      after: { requestLimit: { target: 'failed', actions: 'toastFailure' } },
    },
    redirecting: {
      description: 'The order continues on another page, which is being opened.',
      tags: 'busy',
      // Going back from there must not lead here again, and so forth.
      entry: { type: 'openElsewhere', params: { replace: true } },
      on: { 'shell.resumed': { target: 'loading' }, 'link.refused': { target: 'shown' } },
      after: { redirectLimit: { target: 'shown' } },
    },
    unavailable: {
      description: 'The lender shows nothing of this order (success: false).',
      on: { 'retry.requested': { target: 'loading' }, 'shell.resumed': { target: 'loading' } },
    },
    failed: {
      description: 'The order could not be loaded.',
      on: { 'retry.requested': { target: 'loading' }, 'shell.resumed': { target: 'loading' } },
    },
    shown: {
      type: 'parallel',
      invoke: {
        id: 'recommendation',
        src: 'recommendation',
        input: ({ context }) => ({ app: context.app, productId: context.productId }),
      },
      states: { dialog: dialogRegion, exit: exitRegion, freshness: freshnessRegion },
    },
  },
});

// Its chart, drawn: docs/charts/orderDetails.md
import type { SnapshotFrom } from 'xstate';
import { expiryTimeOf } from '../../services/visit/clock.ts';
import { withEvent, withOutput } from '../screen/actions.ts';
import { failedState, loadingState } from '../screen/loads.ts';
import { codeInquiryOf, openedWith, type OrderDetailsContext, orderKeyIn } from './context.ts';
import { dialogRegion } from './dialogs.ts';
import { orderDetails, ratingState } from './setup.ts';

const orderActions = [withOutput('setOrder'), 'recordTime', 'settleFound', 'reportSeen'] as const;

const reloadActions = [...orderActions, 'reportCode'] as const;

const leadsOn = {
  guard: withOutput('leadsElsewhere'),
  target: '#orderDetails.redirecting',
  actions: orderActions,
} as const;

const refusal = { target: '#orderDetails.unavailable', actions: ['dropOrder', 'setRefusal'] } as const;

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
  description:
    'Whether the order on the screen is being reloaded, because the borrower or the connection is back.',
  states: {
    fresh: {
      on: {
        'screen.returned': { target: 'refreshing', actions: 'passToCode' },
        'connection.restored': { target: 'catchingUp' },
      },
    },
    refreshing: refreshes([
      { guard: 'isRating', target: 'fresh', actions: reloadActions },
      leadsOn,
      { target: 'fresh', actions: reloadActions },
    ]),
    catchingUp: {
      description:
        'The borrower is back from where the order led on, it led nowhere, or the connection is back: it is shown.',
      ...refreshes({ target: 'fresh', actions: reloadActions }),
    },
  },
});

const loading = loadingState({
  src: 'loadOrder',
  input: ({ context }: { context: OrderDetailsContext }) => orderKeyIn(context),
  done: [leadsOn, { target: 'shown', actions: [withOutput('showDone'), ...orderActions] }],
  refused: refusal,
});

/** Order Details: one order, its dialogs and the borrower's actions (docs/product/orderDetails.md). */
export const orderDetailsMachine = orderDetails.createMachine({
  id: 'orderDetails',
  context: ({ input, self }) => openedWith(input, expiryTimeOf(self.system)),
  initial: 'loading',
  on: {
    'outcome.settled': { target: '.loading', actions: withEvent('setToShow') },
    'submission.retried': { guard: 'isLoaded', target: '.shown.dialog.rating' },
  },
  states: {
    failed: failedState,
    loading: {
      ...loading,
      on: { 'outcome.settled': { actions: withEvent('setToShow') } },
    },
    redirecting: {
      description: 'The order continues on another page, which is being opened.',
      // Going back from there must not return here.
      entry: { type: 'openElsewhere', params: { replace: true } },
      on: { 'screen.returned': { target: 'shown.freshness.catchingUp' } },
    },
    unavailable: {
      description: 'The backend refused to show this order: its message stays on the page.',
      on: {
        'retry.requested': { target: 'loading' },
        'screen.returned': { target: 'loading' },
        'phone.chosen': { actions: 'callService' },
      },
    },
    shown: {
      type: 'parallel',
      invoke: [
        {
          id: 'recommendation',
          src: 'recommendation',
          input: ({ context: { app, productId } }) => ({ app, productId }),
        },
        { id: 'copy', src: 'copy', input: ({ context: { app } }) => ({ app }) },
        { id: 'storedCode', src: 'storedCode', input: ({ context }) => codeInquiryOf(context) },
      ],
      on: { 'day.changed': { actions: 'recordDay' } },
      // In this sequence: an order that leads elsewhere after a reload opens no dialogs first.
      states: { freshness: freshnessRegion, dialog: dialogRegion },
    },
  },
});

ratingState satisfies Parameters<SnapshotFrom<typeof orderDetailsMachine>['matches']>[0];

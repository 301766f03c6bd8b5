import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isoOf } from '../../services/values/day.ts';
import { otherDayOf } from '../../services/values/otherDay.ts';
import { viewStateOf } from '../screen/viewState.ts';
import { orderKeyIn, phoneOf, repaymentLinkOf } from './context.ts';
import {
  actionsOf,
  isNextRefused,
  isPressing,
  numberOf,
  payoutOf,
} from '../../services/orderDetails/facts.ts';
import { newsOf } from '../../services/orderDetails/headline.ts';
import type { orderDetailsMachine } from './machine.ts';

export type OrderDetailsRef = ActorRefFrom<typeof orderDetailsMachine>;
type OrderDetailsSnapshot = SnapshotFrom<typeof orderDetailsMachine>;

export const selectViewState = (snapshot: OrderDetailsSnapshot) =>
  viewStateOf(snapshot, { shown: 'order', unavailable: 'unavailable', failed: 'failed' }, 'loading');

/** Compare it with `shallowEqual`. */
export const selectOrderKey = ({ context }: OrderDetailsSnapshot) => orderKeyIn(context);

/** What the page shows of the order; undefined before it is there. Constant for the day, so that a refresh redraws nothing: compare it with `shallowEqual`. */
export const selectOrder = ({ context }: OrderDetailsSnapshot) => {
  const { order, orderId, lender, market, environment, now, asOf } = context;
  return (
    order && {
      order,
      news: newsOf(order),
      lender,
      market,
      number: numberOf(order, orderId),
      /** A time on the day of the order's response, by the company's clock: epoch milliseconds. */
      now: now === undefined ? undefined : Date.parse(isoOf(String(now)) ?? ''),
      otherDay: otherDayOf(asOf, now),
      payout: payoutOf(order),
      isPressing: isPressing(order, now),
      isNextRefused: isNextRefused(order, environment),
    }
  );
};

export type OrderShown = NonNullable<ReturnType<typeof selectOrder>>;

/** What a statement or a proof is made of. */
export type DocumentFacts = Pick<OrderShown, 'order' | 'lender' | 'market' | 'number' | 'now'>;

/** A list that stays the same while its entries do, so that a refresh redraws nothing: compare it with `shallowEqual`. */
export const selectActions = ({ context: { order, now } }: OrderDetailsSnapshot) =>
  order ? actionsOf(order, now) : none;

/** Whether a repayment opens a page of the app. */
export const selectIsRepaidHere = ({ context }: OrderDetailsSnapshot) => repaymentLinkOf(context) === '';

/** Recommended products: only with the market flag, and only if there are any (docs/product/orderDetails.md#screen). */
export const selectProducts = ({ context: { market, order } }: OrderDetailsSnapshot) =>
  market ? (order?.recProducts ?? none) : none;
const none: never[] = [];

export const selectPhone = (snapshot: OrderDetailsSnapshot) => phoneOf(snapshot.context);

export const selectDialog = (snapshot: OrderDetailsSnapshot) => {
  for (const dialog of ['withdrawPrompt', 'cardPrompt', 'kindTips', 'rating'] as const)
    if (snapshot.matches({ shown: { dialog } })) return dialog;
  return undefined;
};

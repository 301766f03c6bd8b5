import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isoOf, otherDayOf } from '../../services/values/day.ts';
import { viewStateOf } from '../screen/viewState.ts';
import { orderKeyIn, phoneOf } from './context.ts';
import { actionsOf, isPressing, numberOf, payoutOf } from '../../services/orderDetails/facts.ts';
import type { orderDetailsMachine } from './machine.ts';

export type OrderDetailsRef = ActorRefFrom<typeof orderDetailsMachine>;
type OrderDetailsSnapshot = SnapshotFrom<typeof orderDetailsMachine>;

export const selectViewState = (snapshot: OrderDetailsSnapshot) =>
  viewStateOf(snapshot, { shown: 'order', unavailable: 'unavailable', failed: 'failed' }, 'loading');

/** A time on the day of the order's response, by the company's clock: epoch milliseconds. Constant for the day, so that a refresh redraws nothing. */
export const selectOtherDay = ({ context: { asOf, now } }: OrderDetailsSnapshot) => otherDayOf(asOf, now);

export const selectToday = ({ context: { now } }: OrderDetailsSnapshot) =>
  now === undefined ? undefined : Date.parse(isoOf(String(now)) ?? '');

/** Compare it with `shallowEqual`. */
export const selectOrderKey = ({ context }: OrderDetailsSnapshot) => ({ ...orderKeyIn(context) });

/** What a statement or a proof is made of; undefined before the order is there. Compare it with `shallowEqual`. */
export const selectDocumentFacts = (snapshot: OrderDetailsSnapshot) => {
  const { order, orderId, lender, market } = snapshot.context;
  return order && { order, lender, market, number: numberOf(order, orderId), now: selectToday(snapshot) };
};

export type DocumentFacts = NonNullable<ReturnType<typeof selectDocumentFacts>>;

export const selectPayout = ({ context: { order } }: OrderDetailsSnapshot) => (order ? payoutOf(order) : '');

/** A list that stays the same while its entries do, so that a refresh redraws nothing: compare it with `shallowEqual`. */
export const selectActions = ({ context: { order, now } }: OrderDetailsSnapshot) =>
  order ? actionsOf(order, now) : none;

/** Recommended products: only with the market flag, and only if there are any (docs/product/orderDetails.md#screen). */
export const selectProducts = ({ context: { market, order } }: OrderDetailsSnapshot) =>
  market ? (order?.recProducts ?? none) : none;
const none: never[] = [];

export const selectPhone = (snapshot: OrderDetailsSnapshot) => phoneOf(snapshot.context);

export const selectIsPressing = ({ context: { order, now } }: OrderDetailsSnapshot) =>
  order === undefined || isPressing(order, now);

export const selectDialog = (snapshot: OrderDetailsSnapshot) => {
  for (const dialog of ['withdrawPrompt', 'cardPrompt', 'kindTips', 'rating'] as const)
    if (snapshot.matches({ shown: { dialog } })) return dialog;
  return undefined;
};

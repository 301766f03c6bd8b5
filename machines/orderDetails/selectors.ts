import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { faceOf } from '../parts/face.ts';
import { actionOf, offersRollover, phoneOf } from './context.ts';
import type { orderDetailsMachine } from './machine.ts';
import { statusRule } from './status.ts';

export type { Headline } from '../../services/orderDetails/headline.ts';
export type OrderDetailsRef = ActorRefFrom<typeof orderDetailsMachine>;
type OrderDetailsSnapshot = SnapshotFrom<typeof orderDetailsMachine>;

/** Which of its four faces the screen shows. */
export const selectFace = (snapshot: OrderDetailsSnapshot) =>
  faceOf(snapshot, { shown: 'order', unavailable: 'unavailable', failed: 'failed' }, 'loading');

/** The order on show; undefined while there is none. */
export const selectOrder = (snapshot: OrderDetailsSnapshot) => snapshot.context.order;

/** The order's number, which can be copied. */
export const selectOrderNumber = ({ context: { orderId } }: OrderDetailsSnapshot) => orderId;

/** What was agreed to, for who has just taken the loan; undefined for everybody else. */
export const selectReceipt = ({ context }: OrderDetailsSnapshot) => context.receipt;

/** What the lender said when it did not show the order; empty when it said nothing. */
export const selectRefusal = ({ context }: OrderDetailsSnapshot) => context.refusal;

export const selectMarket = ({ context }: OrderDetailsSnapshot) => context.market;

/** Colour and actions of the order on show. */
export const selectRule = (snapshot: OrderDetailsSnapshot) =>
  statusRule(snapshot.context.order?.orderStatus ?? '');

/** Whether the status lets the borrower do anything. */
export const selectHasActions = ({ context }: OrderDetailsSnapshot) => actionOf(context) !== 'none';

/** Whether 'Rollover Repayment' stands beside 'REPAY'. */
export const selectOffersRollover = (snapshot: OrderDetailsSnapshot) => offersRollover(snapshot.context);

/** Recommended products: only with the market flag, and only when there are any (docs/product/orderDetails.md#screen). */
export const selectProducts = ({ context: { market, order } }: OrderDetailsSnapshot) =>
  market ? (order?.recProducts ?? none) : none;
const none: never[] = [];

/** The service phone: the order's own, else the configured one. */
export const selectPhone = (snapshot: OrderDetailsSnapshot) => phoneOf(snapshot.context);

/** Which dialog is open; undefined when none is. */
export const selectDialog = (snapshot: OrderDetailsSnapshot) => {
  for (const dialog of ['withdrawPrompt', 'cardPrompt', 'kindTips', 'rating'] as const)
    if (snapshot.matches({ shown: { dialog } })) return dialog;
  return undefined;
};

/** The rating, while its dialog is open. */
export const selectRating = (snapshot: OrderDetailsSnapshot) => snapshot.children.rating;

/** The actor that answers taps on recommended products. */
export const selectRecommendation = (snapshot: OrderDetailsSnapshot) => snapshot.children.recommendation;

import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { orderDetailsMachine } from './machine.ts';
import { phoneOf } from './context.ts';
import { statusRule } from './status.ts';

export type OrderDetailsRef = ActorRefFrom<typeof orderDetailsMachine>;
type OrderDetailsSnapshot = SnapshotFrom<typeof orderDetailsMachine>;

/** Which of its four faces the screen shows. */
export const selectFace = (snapshot: OrderDetailsSnapshot) =>
  snapshot.hasTag('busy') && !snapshot.matches('shown')
    ? 'loading'
    : snapshot.matches('shown')
      ? 'order'
      : snapshot.matches('unavailable')
        ? 'unavailable'
        : 'failed';

/** The order on show; undefined while there is none. */
export const selectOrder = (snapshot: OrderDetailsSnapshot) => snapshot.context.order;

/** Colour and actions of the order on show. */
export const selectRule = (snapshot: OrderDetailsSnapshot) =>
  statusRule(snapshot.context.order?.orderStatus ?? '');

/** Whether 'Rollover Repayment' stands beside 'REPAY'. */
export const selectOffersRollover = (snapshot: OrderDetailsSnapshot) =>
  selectRule(snapshot).action === 'repayOrRollover' && snapshot.context.order?.isDelay === true;

/** Recommended products: only with the market flag, and only when there are any (spec §2). */
export const selectProducts = (snapshot: OrderDetailsSnapshot) =>
  snapshot.context.market ? (snapshot.context.order?.recProducts ?? none) : none;
const none: never[] = [];

/** The service phone: the order's own, else the configured one. */
export const selectPhone = (snapshot: OrderDetailsSnapshot) => phoneOf(snapshot.context);

/** Which dialog is open; undefined when none is. */
export const selectDialog = (snapshot: OrderDetailsSnapshot) =>
  (['withdrawPrompt', 'cardPrompt', 'kindTips', 'rating'] as const).find((dialog) =>
    snapshot.matches({ shown: { dialog } }),
  );

/** The rating, while its dialog is open. */
export const selectRating = (snapshot: OrderDetailsSnapshot) => snapshot.children.rating;

/** The actor that answers taps on recommended products. */
export const selectRecommendation = (snapshot: OrderDetailsSnapshot) => snapshot.children.recommendation;

import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { orderDetailsMachine } from './machine.ts';
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
export const selectPhone = (snapshot: OrderDetailsSnapshot) =>
  snapshot.context.order?.telephone || snapshot.context.servicePhone;

/** Which dialog is open; undefined when none is. */
export const selectDialog = (snapshot: OrderDetailsSnapshot) => {
  for (const dialog of ['withdrawPrompt', 'cardPrompt', 'kindTips'] as const)
    if (snapshot.matches({ shown: { dialog } })) return dialog;
  for (const rating of ['choosing', 'sending', 'outcomeUnknown', 'thanked'] as const)
    if (snapshot.matches({ shown: { dialog: { rating } } })) return `rating.${rating}` as const;
  return undefined;
};

/** Stars chosen so far; 0 while none is. */
export const selectStars = (snapshot: OrderDetailsSnapshot) => snapshot.context.stars;

/** The actor that answers taps on recommended products. */
export const selectRecommendation = (snapshot: OrderDetailsSnapshot) => snapshot.children.recommendation;

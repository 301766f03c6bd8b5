import type { Order } from '../../services/order/schema.ts';
import type { AppRef, AppRequest } from '../app/events.ts';
import { statusRule } from './status.ts';

/** What Order Details knows. */
export interface OrderDetailsContext {
  app: AppRef;
  productId: string;
  orderId: string;
  /** The market flag: recommended products show only when it is on. */
  market: boolean;
  /** Shown and called when the order names no phone. */
  servicePhone: string;
  /** Appended to the product detail's address by Borrow Again. */
  productSuffix: string;
  order: Order | undefined;
  /** The Kind-tips notice was answered: in this visit, or in this session by going to repay. */
  isTipSeen: boolean;
  /** The borrower rated the app, or chose not to, in this visit. */
  isRatingSettled: boolean;
  /** The borrower closed the bank-card prompt in this visit. */
  isCardPromptClosed: boolean;
  /** The way out that was just taken, 'all' when a dialog led away; undefined after a while. */
  lastExit: string | undefined;
}

/** What happens to it. */
export type OrderDetailsEvent =
  | { type: 'retry.requested' }
  | { type: 'shell.resumed' }
  | { type: 'order.refreshed' }
  /** The door refused the link that the screen asked for. */
  | { type: 'link.refused' }
  /** A dialog led away: a double tap must not hit what lies under it. */
  | { type: 'exit.taken' }
  | { type: 'repayment.chosen' }
  | { type: 'rollover.chosen' }
  | { type: 'borrowAgain.chosen' }
  | { type: 'moreProducts.chosen' }
  | { type: 'phone.chosen' }
  | { type: 'withdrawal.chosen' }
  | { type: 'bindCard.chosen' }
  | { type: 'dialog.closed' }
  | { type: 'back.pressed' };

/** What the order's status lets the borrower do. */
export const actionOf = (context: OrderDetailsContext) => statusRule(context.order?.orderStatus ?? '').action;

/** The phone that the screen offers: the order's own, else the configured one. */
export const phoneOf = (context: OrderDetailsContext) => context.order?.telephone || context.servicePhone;

/** The same way out is taken once in a while; after a dialog led away, none is. */
export const isFirstTap = ({ context, event }: { context: OrderDetailsContext; event: OrderDetailsEvent }) =>
  context.lastExit !== event.type && context.lastExit !== 'all';

/** `inside` means our own page; otherwise the order's own link, where there is one (decisions §3). */
export const repaymentRequest = ({ order, productId, orderId }: OrderDetailsContext): AppRequest =>
  order && !order.inside && order.h5Url
    ? { type: 'link.opened', link: order.h5Url }
    : { type: 'navigation.requested', to: 'repayUrl', query: { productId, orderId } };

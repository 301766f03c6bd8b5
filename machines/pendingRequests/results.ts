import type { Done } from '../../services/pendingRequests/request.ts';
import type { OrderKey } from '../../services/order/key.ts';
import { sendToApp } from '../screen/actions.ts';
import type { AppRef, ScreenRequest } from '../screen/events.ts';

/** The payload of 'outcome.settled': what the phone stored, undefined when a check of the backend showed it. */
export interface Shown {
  done?: Done | undefined;
}

export const linkOf = (done: Done | undefined): string => done?.result?.['link'] ?? '';

/** The record of a repayment whose code was sent; empty without one. */
export const recordOf = (done: Done | undefined): string => done?.result?.['recordId'] ?? '';

/** Whether nothing is left to do. Unknown for a request of an older release, of which no result was stored. */
const isPaid = ({ kind, result }: Done): boolean =>
  kind === 'confirm' || (kind === 'commit' && result !== undefined);

export const hasNextStep = (done: Done): boolean => linkOf(done) !== '' || recordOf(done) !== '';

/** Where a payment that was done elsewhere goes on: at its link, where its code is entered, or at its order. */
export const nextStep = (done: Done | undefined, { productId, orderId }: OrderKey): ScreenRequest => {
  const link = linkOf(done);
  if (link) return { type: 'link.opened', link };
  const { recordId = '', cardId = '', couponId = '' } = done?.result ?? {};
  const query = { productId, orderId, ...(recordId && { cardId, couponId }) };
  return {
    type: 'navigation.requested',
    to: recordId ? 'ynRepay' : 'loanDetailUrl',
    query: Object.fromEntries(Object.entries(query).filter(([, value]) => value)),
    replace: true,
  };
};

/** The backend showed that it is paid, or accepted the payment. */
export const isFoundPaid = (_: unknown, { done }: Shown): boolean =>
  !done || (isPaid(done) && !recordOf(done));

/** Opens what was done; the order, which shows what has arrived, instead of a link by which nothing is to be paid as far as the screen knows (`isDue`). */
export function opensNextStep<Context extends OrderKey & { app: AppRef }>(
  isDue: (context: Context, done: Done) => boolean,
) {
  return sendToApp<Context, Shown>(({ context }, { done }) =>
    nextStep(done && (!linkOf(done) || isDue(context, done)) ? done : undefined, context),
  );
}

import type { AppRequest } from '../root/events.ts';

/** A payment that the borrower made and that the order does not show. */
interface MissingPayment {
  orderId: string;
  /** The backend's type of such a complaint. */
  problemType: string;
  /** The known details of the payment, in the borrower's language. */
  detail: string;
}

/** Opens a complaint about a payment that does not show, filled in with what is known of it. */
export const reportMissing = ({ orderId, problemType, detail }: MissingPayment): AppRequest => ({
  type: 'navigation.requested',
  to: 'complainPageNext',
  query: { type: problemType, orderNo: orderId, detail },
});

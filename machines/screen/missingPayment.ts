import type { ScreenRequest } from './events.ts';

interface MissingPayment {
  orderId: string;
  problemType: string;
  detail: string;
}

/** A complaint about a payment that does not show, with what is known of it. */
export const reportMissing = ({ orderId, problemType, detail }: MissingPayment) =>
  ({
    type: 'navigation.requested',
    to: 'complainPageNext',
    query: { type: problemType, orderNo: orderId, detail },
  }) satisfies ScreenRequest;

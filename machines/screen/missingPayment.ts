import type { ScreenRequest } from './events.ts';

interface MissingPayment {
  orderId: string;
  problemType: string;
  detail: string;
}

export const reportMissing = ({ orderId, problemType, detail }: MissingPayment): ScreenRequest => ({
  type: 'navigation.requested',
  to: 'complainPageNext',
  query: { type: problemType, orderNo: orderId, detail },
});

import { sendsToApp } from '../screen/actions.ts';
import type { PendingRequest } from '../pendingRequests/submits.ts';
import type { ScreenInput } from '../screen/events.ts';
import type { PaymentWay, PaymentWayEvent } from './paymentWay.ts';

/** A message to the store of what the payment pages share. */
export interface PaymentRequest {
  type: 'store.notified';
  store: 'paymentWay';
  event: PaymentWayEvent;
}

/** An action that sends to the store of what the payment pages share. */
export const sendToPaymentWay = sendsToApp<PaymentRequest>();

/** For a screen that reads what the payment pages share. */
export interface PaymentInput extends ScreenInput<PendingRequest | PaymentRequest> {
  stores?: { paymentWay?: PaymentWay };
}

import { type Args, sendsToApp } from '../screen/actions.ts';
import type { SubmissionEvent } from '../pendingRequests/submissions.ts';
import type { AppRef, ScreenInput } from '../screen/events.ts';
import type { PaymentWay, PaymentWayEvent } from '../../services/repay/paymentWay.ts';

/** A message to the store of what the payment pages share. */
export interface PaymentRequest {
  type: 'store.notified';
  store: 'paymentWay';
  event: PaymentWayEvent;
}

const sendRequest = sendsToApp<PaymentRequest>();

/** An action that sends to the store of what the payment pages share. */
export function sendToPaymentWay<Context extends { app: AppRef<PaymentRequest> }>(
  event: (args: Args<Context>) => PaymentWayEvent,
) {
  return sendRequest<Context>((args) => ({
    type: 'store.notified',
    store: 'paymentWay',
    event: event(args),
  }));
}

/** For a screen that reads what the payment pages share. */
export interface PaymentInput extends ScreenInput<SubmissionEvent | PaymentRequest> {
  stores?: { paymentWay?: PaymentWay };
}

import { rateApp } from '../../services/orderDetails/actors.ts';
import { checkOrder } from '../../services/orderDetails/check.ts';
import { outcomeOf, retryOf } from '../pendingRequests/outcome.ts';
import { orderKeyIn, orderSubjects } from './context.ts';
import type { orderDetailsMachine } from './machine.ts';

/** Payments of this order, loans for its product and ratings from it. Only a rating is sent from here. */
export const orderDetailsOutcome = outcomeOf<typeof orderDetailsMachine>((context) => {
  const subjects = orderSubjects(context);
  return {
    concerns: [
      { subject: subjects.pay, purposes: ['pay'] },
      { subject: subjects.takeLoan, purposes: ['takeLoan'] },
      { subject: subjects.rateApp, purposes: ['rateApp'] },
    ],
    retries: [retryOf(rateApp, context)],
    question: orderKeyIn(context),
  };
}, checkOrder);

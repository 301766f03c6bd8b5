import { appRatingOf } from '../../services/orderDetails/actors.ts';
import { checkOrder } from '../../services/orderDetails/check.ts';
import { outcomeOf, retryOf } from '../moneyOnce/outcome.ts';
import { orderKeyIn, orderSubjects } from './context.ts';
import type { orderDetailsMachine } from './machine.ts';

/** Payments of this order, loans for its product and ratings from it. Of these only a rating is sent from here. */
export const orderDetailsOutcome = outcomeOf<typeof orderDetailsMachine>((context) => {
  const { pay, takeLoan, rateApp } = orderSubjects(context);
  return {
    concerns: [
      { subject: pay, purposes: ['pay'] },
      { subject: takeLoan, purposes: ['takeLoan'] },
      { subject: rateApp, purposes: ['rateApp'] },
    ],
    retries: [retryOf(appRatingOf(context))],
    question: orderKeyIn(context),
  };
}, checkOrder);

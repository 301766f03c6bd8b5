import { checkOrder } from '../../services/orderDetails/check.ts';
import { outcomeOf } from '../pendingRequests/outcome.ts';
import { repaymentConcerns } from '../oldRepayment/outcome.ts';
import type { chooseCardMachine } from './machine.ts';

/** Payments of this order; they are retried on the page that sends them. */
export const chooseCardOutcome = outcomeOf<typeof chooseCardMachine>(
  ({ productId, orderId }) => ({
    concerns: repaymentConcerns(orderId),
    retries: [],
    question: { productId, orderId },
  }),
  checkOrder,
);

import { takeLoan } from '../../services/loanConfirm/actors.ts';
import { checkOrder } from '../../services/orderDetails/check.ts';
import { outcomeOf, retryOf } from '../pendingRequests/outcome.ts';
import { termsOf } from './context.ts';
import type { loanConfirmMachine } from './machine.ts';

/** Loans for this product. A retry requires consent to its agreements. */
export const loanConfirmOutcome = outcomeOf<typeof loanConfirmMachine>((context) => {
  const { productId, orderId, confirmation } = context;
  return {
    concerns: [{ subject: `product:${productId}`, purposes: ['takeLoan'] }],
    retries: confirmation ? [retryOf(takeLoan, termsOf(context))] : [],
    question: orderId ? { productId, orderId } : undefined,
  };
}, checkOrder);

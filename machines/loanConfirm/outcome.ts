import { takeLoan } from '../../services/loanConfirm/actors.ts';
import { checkOrder } from '../../services/orderDetails/check.ts';
import { outcomeOf, retryOf } from '../moneyOnce/outcome.ts';
import { mayTake, termsOf } from './context.ts';
import type { loanConfirmMachine } from './machine.ts';

/** Loans for this product. One is taken again only while its agreements are agreed to. */
export const loanConfirmOutcome = outcomeOf<typeof loanConfirmMachine>((context) => {
  const { productId, orderId, confirmation } = context;
  return {
    concerns: [{ subject: `product:${productId}`, purposes: ['takeLoan'] }],
    retries: confirmation && mayTake(context) ? [retryOf(takeLoan, termsOf(context))] : [],
    question: orderId ? { productId, orderId } : undefined,
  };
}, checkOrder);

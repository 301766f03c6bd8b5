import { bindAccount } from '../../services/bindBank/actors.ts';
import { checkOrder } from '../../services/orderDetails/check.ts';
import { outcomeOf, retryOf } from '../pendingRequests/outcome.ts';
import { accountOf } from './context.ts';
import type { bindBankMachine } from './machine.ts';

/** Accounts for this product. The form is stored nowhere: after a reload the account has to be typed again. */
export const bindBankOutcome = outcomeOf<typeof bindBankMachine>((context) => {
  const { productId, orderId } = context;
  return {
    concerns: [{ subject: `product:${productId}`, purposes: ['bindAccount'] }],
    retries: [retryOf(bindAccount, accountOf(context))],
    question: orderId ? { productId, orderId } : undefined,
  };
}, checkOrder);

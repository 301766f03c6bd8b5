import { commit, confirm, payByWallet, resendCode } from '../../services/oldRepayment/actors.ts';
import { checkOrder } from '../../services/orderDetails/check.ts';
import { outcomeOf, retryOf } from '../pendingRequests/outcome.ts';
import { confirmationOf } from './codeEntryMachine.ts';
import { cardOf, commitmentOf, walletPaymentOf } from './context.ts';
import type { oldRepaymentMachine } from './machine.ts';
import { orderSubject } from '../../services/order/key.ts';

/** Payments of this order by any method. While a code is typed, its repayment can be retried. */
export const oldRepaymentOutcome = outcomeOf<typeof oldRepaymentMachine>((context, { children }) => {
  const { productId, orderId, route, recordId, cardId, query } = context;
  const subject = orderSubject(orderId);
  const entry = children.codeEntry?.getSnapshot().context;
  const retries = entry
    ? [retryOf(confirm, confirmationOf(entry)), retryOf(resendCode, entry)]
    : [retryOf(commit, commitmentOf(context)), retryOf(payByWallet, walletPaymentOf(context))];
  return {
    concerns: [
      { subject, purposes: ['pay'] },
      { subject, purposes: ['sendCode'] },
    ],
    retries,
    question: { productId, orderId },
    // The code of another card's repayment is not asked for by itself; a link without a card means whichever was chosen.
    continues:
      route === 'ynRepay' && recordId === ''
        ? { couponId: query['couponId'] ?? '', ...(cardId && { cardId: cardOf(context)?.id ?? cardId }) }
        : undefined,
  };
}, checkOrder);

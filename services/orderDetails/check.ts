import * as v from 'valibot';
import type { Check, CheckResult } from '../pendingRequests/check.ts';
import type { Purpose } from '../pendingRequests/request.ts';
import { statusOf } from '../order/status.ts';
import { loanDetails } from './actors.ts';
import { type Order, orderSchema } from './schema.ts';

type Verdict = CheckResult['verdict'];

/** Besides the status (services/order/status.ts). */
const verdicts: Partial<Record<Purpose, (order: Order) => Verdict | undefined>> = {
  /** An order that still leads to its confirmation proves nothing: the backend may have started another one for the loan. */
  takeLoan: ({ playeduL }) => (playeduL === '' ? undefined : 'unclear'),
  /** An order that asks for an account has none. */
  bindAccount: ({ cardNeedPop }) => (cardNeedPop ? 'notDone' : 'unclear'),
  /** An order that asks for a rating was not rated; one without the flag proves nothing. */
  rateApp: ({ isScore }) => {
    if (isScore) return 'notDone';
    return isScore === false ? 'done' : 'unclear';
  },
};

/** What an order proves about a pending request: a payment, for example, only when it is settled, because payments take time to appear. */
export function verdictOf(purpose: Purpose, order: Order): Verdict {
  return verdicts[purpose]?.(order) ?? statusOf(order).verdicts[purpose] ?? 'unclear';
}

export const checkOrder: Check = ({ productId = '', orderId = '', purpose = 'pay' }) => {
  const data = v.pipe(
    orderSchema,
    v.transform((order): CheckResult => ({
      verdict: verdictOf(purpose, order),
      news: order.noticeStatusText,
    })),
  );
  return { call: { ...loanDetails, data }, payload: { productId, orderId } };
};

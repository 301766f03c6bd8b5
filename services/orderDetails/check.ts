import * as v from 'valibot';
import type { Check, CheckResult } from '../pendingRequests/check.ts';
import type { Purpose } from '../pendingRequests/intent.ts';
import { loanDetails } from './actors.ts';
import { type Order, orderSchema } from './schema.ts';

type Verdict = CheckResult['verdict'];

/** A disbursed, due, overdue or settled order is an earlier loan: a pending request is at most a day old, and disbursement takes 1 to 3 days. */
const approved = '151';
const rejected = '110';
const settled = '200';

const verdicts: Partial<Record<Purpose, (order: Order) => Verdict>> = {
  /** An order that still leads to its confirmation proves nothing: the backend may have started another one for the loan. */
  takeLoan: ({ playeduL, orderStatus }) => {
    if (playeduL !== '') return 'unclear';
    if (orderStatus === rejected) return 'notDone';
    return orderStatus === approved ? 'done' : 'unclear';
  },
  /** Only a settled order proves a payment, because payments take time to appear. */
  pay: ({ orderStatus }) => (orderStatus === settled ? 'done' : 'unclear'),
  /** An order that asks for an account has none. */
  bindAccount: ({ cardNeedPop }) => (cardNeedPop ? 'notDone' : 'unclear'),
  /** An order that asks for a rating was not rated; one without the flag proves nothing. */
  rateApp: ({ isScore }) => {
    if (isScore) return 'notDone';
    return isScore === false ? 'done' : 'unclear';
  },
};

export const verdictOf = (purpose: Purpose, order: Order): Verdict => verdicts[purpose]?.(order) ?? 'unclear';

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

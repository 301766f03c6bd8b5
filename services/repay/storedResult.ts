import type { DebtReading } from '../order/proof.ts';
import type { Done } from '../pendingRequests/request.ts';
import { readingsOf } from './doneArrival.ts';
import type { CodeAnswer } from './schema.ts';

/** What was known when a code was made; undefined in a request of an older release. */
export interface Making {
  amount: number | undefined;
  then: readonly DebtReading[];
  madeAt: number | undefined;
}

/** The response of a code that was made before the page was killed. */
export const storedCode = (done: Done): CodeAnswer & Making => {
  const {
    biller = '',
    reference = '',
    expiresAt = '',
    postingTime = '',
    appUrl = '',
    feeAmount,
    amount,
    then,
  } = done.result ?? {};
  return {
    payUrl: done.result?.['link'] ?? '',
    key: done.key,
    biller,
    reference,
    expiresAt,
    postingTime,
    appUrl,
    feeAmount: feeAmount === undefined ? undefined : Number(feeAmount),
    amount: amount === undefined ? undefined : Number(amount),
    then: readingsOf(then),
    madeAt: done.since,
  };
};

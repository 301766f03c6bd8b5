import * as v from 'valibot';
import { changeSince, type DebtReading, debtReadingSchema, listedSince, type Seen } from '../order/proof.ts';
import { type Done, purposeOf } from '../pendingRequests/request.ts';

const storedReadings = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(debtReadingSchema)), []);

/** What calls said when a code was made, as its request was stored; empty in one of an older release. */
export const readingsOf = (then: string | undefined): DebtReading[] => v.parse(storedReadings, then);

/** Whether a done request began a payment that has arrived, at least in part, as a call says later. A loan that was taken is no payment. */
export function hasArrived({ kind, since, result = {} }: Done, seen: Seen): boolean {
  const { reference = '', payCode = '', then } = result;
  const expected = { payCode, reference, madeAt: since, then: readingsOf(then) };
  const isProven = listedSince(expected, seen) > 0 || changeSince(expected, seen) !== undefined;
  return purposeOf(kind) === 'pay' && (seen.isSettled || isProven);
}

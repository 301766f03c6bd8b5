import { isoOf } from '../values/day.ts';
import { changeSince, type Expected, listedSince, type Seen } from './proof.ts';

export type Arrival =
  | { is: 'waiting' }
  /** `received` and `rest` in centavos, undefined when unknown: what came in, and what is still owed. */
  | { is: 'partly'; received: number | undefined; rest: number | undefined }
  /** `extension`: the day that the order shows for the next payment, if it is the promised one or later; otherwise the promised one. */
  | {
      is: 'arrived';
      received: number | undefined;
      rest: number | undefined;
      extension?: { day: string; isShown: boolean };
    };

/** Whether a payment by a code has arrived, at least in part: the code must not be paid again. */
export function isUsed(code: { isUsed?: boolean | undefined }, arrival: Arrival): boolean {
  return code.isUsed === true || arrival.is !== 'waiting';
}

/** An order whose plan has a nearer payment was not extended, whatever its date says. The call for an extension repeats the promise, and proves nothing. */
const extensionIn = ({ isDelay, day = '', then }: Expected, { sighting }: Seen) => {
  const promised = isoOf(day);
  if (!isDelay || !promised || sighting.call !== 'order' || sighting.owed === 0) return undefined;
  const { day: next = '' } = sighting;
  const shown = isoOf(next) ?? '';
  const before = isoOf(then?.find(({ call }) => call === 'order')?.day ?? '');
  const isShown = shown >= promised;
  /** The promised day proves it, where it is new. */
  const isProven = shown === promised && before !== undefined && before !== promised;
  return { isProven, extension: { day: isShown ? next : day, isShown } };
};

/** What came in, and whether it is less than the code's sum. */
const receivedBy = (
  { amount = 0, isDelay }: Expected,
  { before, paid, less }: NonNullable<ReturnType<typeof changeSince>>,
  { sighting, isLate }: Seen,
) => {
  // What an extension costs may not lower the debt.
  if (isDelay) return { received: undefined, isPart: false };
  if (paid > 0) {
    const received = paid === amount || paid === less ? paid : undefined;
    // The code was for the next part too; what is less than that may have been a penalty.
    return { received, isPart: amount - paid >= (sighting.unpaid?.[0] ?? Infinity) };
  }
  const day = isoOf(sighting.day ?? '');
  const isSameDebt = sighting.owed === 0 || (day !== undefined && day === isoOf(before.day ?? ''));
  const isPart = isSameDebt && !isLate && less < amount;
  return { received: isPart || (isSameDebt && less === amount) ? less : undefined, isPart };
};

/**
 * Whether a payment arrived (docs/product/repay.md#arrival): the order is settled, the company lists a new payment, or the same call as when the code
 * was made proves it. Nothing else does.
 */
export function arrivalOf(expected: Expected, seen: Seen): Arrival {
  const { amount = 0 } = expected;
  const listed = listedSince(expected, seen);
  const change = changeSince(expected, seen);
  const { isProven, extension } = extensionIn(expected, seen) ?? {};
  if (!seen.isSettled && listed === 0 && !change && !isProven) return { is: 'waiting' };
  const byDebt = change && receivedBy(expected, change, seen);
  const { received, isPart } = listed > 0 ? { received: listed, isPart: listed < amount } : (byDebt ?? {});
  const rest = seen.isSettled ? 0 : seen.sighting.owed;
  if (isPart && rest !== 0 && !extension?.isShown) return { is: 'partly', received, rest };
  return { is: 'arrived', received, rest, ...(!seen.isSettled && extension && { extension }) };
}

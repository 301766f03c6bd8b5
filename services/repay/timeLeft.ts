import { endOf } from '../values/day.ts';
import type { MadeCode } from './stored.ts';

/** Milliseconds from `now` until a code expires, by the company's clock: below 1 when it has; Infinity when the expiry is unknown. */
export const timeLeft = (code: Pick<MadeCode, 'expiresAt'> | undefined, now: number): number =>
  (endOf(code?.expiresAt ?? '') ?? Infinity) - now;

/** The longest wait of a timer for it, in milliseconds: one of weeks would end at once in some browsers. */
export const longestWait = 24 * 3_600_000;

/** Milliseconds from `now` until a code is looked at again: when it expires, at once if it has; at most a day, also after the expiry of a reported one. */
export function untilNextLook(code: MadeCode | undefined, now: number): number {
  const left = timeLeft(code, now);
  return left <= 0 && code?.saidPaid ? longestWait : Math.min(left, longestWait);
}

/** Whether a code's payment may still arrive, as far as its expiry says: it can be paid by, or the borrower has reported its payment. */
export const isAwaited = (code: MadeCode, now: number): boolean => timeLeft(code, now) > 0 || code.saidPaid;

import { endOf } from '../values/day.ts';
import type { MadeCode } from './stored.ts';

/** Milliseconds from `now` until a code expires, by the company's clock: below 1 when it has; Infinity when the expiry is unknown. */
export const timeLeft = (code: Pick<MadeCode, 'expiresAt'> | undefined, now: number): number =>
  (endOf(code?.expiresAt ?? '') ?? Infinity) - now;

/** The longest wait of a timer for it, in milliseconds: one of weeks would end at once in some browsers. */
export const longestWait = 24 * 3_600_000;

import type { ComplaintDetail } from './schema.ts';
import { isDay } from './receipt.ts';
import { isoOf } from '../values/day.ts';
import { manila } from '../values/manila.ts';

const day = 86_400_000;
/** Weekdays within which a complaint is answered (docs/product/complaint.md#limits). */
const promised = 3;

/** Returns the day by which a complaint sent at `sentAt` (epoch milliseconds) is answered, as YYYY-MM-DD. */
export function replyDay(sentAt: number): string {
  let at = sentAt + manila;
  for (let weekdays = 0; weekdays < promised;) {
    at += day;
    if (![0, 6].includes(new Date(at).getUTCDay())) weekdays += 1;
  }
  return new Date(at).toISOString().slice(0, 10);
}

/** Returns the backend's day for the answer, in any format; an unreadable one is computed from `sentAt`. */
export function replyDayOf(named: string, sentAt: number): string {
  const iso = isoOf(named);
  return isDay(iso) ? iso : replyDay(sentAt);
}

/** Whether a complaint has its answer. */
export function isAnswered({ disposeDetail, disposeImages }: ComplaintDetail): boolean {
  return disposeDetail !== '' || disposeImages.length > 0;
}

/** Returns the day by which a complaint is answered, as YYYY-MM-DD: the backend's, else counted from the day when it was sent. Undefined if neither is known. */
export function promisedDay({ replyBy, time }: ComplaintDetail): string | undefined {
  const sent = isoOf(time);
  if (sent) return replyDayOf(replyBy, Date.parse(`${sent}T12:00:00+08:00`));
  const named = isoOf(replyBy);
  return isDay(named) ? named : undefined;
}

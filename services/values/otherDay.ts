import { isoOf } from './day.ts';

/** The day in Manila of figures that were loaded at `asOf`, if `now` is another one (both epoch milliseconds): YYYY-MM-DD. */
export function otherDayOf(asOf: number | undefined, now: number | undefined): string | undefined {
  const day = isoOf(String(asOf ?? ''));
  return day === isoOf(String(now ?? '')) ? undefined : day;
}

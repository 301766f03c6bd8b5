import { isoOf } from '../../services/values/day.ts';

export { isoOf };

const dayLength = 86_400_000;

/** Days from `now` (epoch milliseconds) to the backend's date, by the calendar of Manila: below 0 when past. Undefined when either is unknown. */
export const daysUntil = (day: string, now: number | undefined): number | undefined => {
  const iso = isoOf(day.trim());
  const days = (Date.parse(iso ?? '') - Date.parse(isoOf(String(now ?? '')) ?? '')) / dayLength;
  return Number.isNaN(days) ? undefined : Math.round(days);
};

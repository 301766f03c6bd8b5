/** Counts what people do with each chart, without personal data. */
import { createVisitCounter } from './usage/visits.ts';

/** Counts this page's visit and sends it to `url` once, when the page is left. Returns an `inspect` function for an actor system. */
export const startUsage = (url: string) => {
  const counter = createVisitCounter(() => performance.now());
  addEventListener('pagehide', () => navigator.sendBeacon(url, JSON.stringify([counter.visit()])), {
    once: true,
  });
  return counter.inspect;
};

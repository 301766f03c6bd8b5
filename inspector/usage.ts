/** Counts what people do with each chart, without anything personal. */
import { createVisitCounter } from './usage/visits.ts';

/** Counts the visit of this page and sends it to `url` once, when the page goes. Returns what an actor system takes as `inspect`. */
export const startUsage = (url: string) => {
  const counter = createVisitCounter(() => performance.now());
  addEventListener('pagehide', () => navigator.sendBeacon(url, JSON.stringify([counter.visit()])), {
    once: true,
  });
  return counter.inspect;
};

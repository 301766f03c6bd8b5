import { createUsageCounter } from '../../inspector/usage/count.ts';
import type { Visit } from '../../inspector/usage/usage.ts';
import type { PageWindow } from './phone/tab.ts';
import { play } from './session.ts';

/** The visits of the sessions of some seeds, one for each page that was opened, as pages tell them to `VITE_USAGE_URL`. `start` names where they begin. */
export const visitsOf = async (seeds: Iterable<number>, start?: string): Promise<Visit[]> => {
  const visits: Visit[] = [];
  for (const seed of seeds) {
    const counters = new Map<PageWindow, ReturnType<typeof createUsageCounter>>();
    let time = 0;
    await play(
      { seed, ...(start !== undefined && { start }) },
      {
        watch: (event, page, now) => {
          time = now;
          const counter = counters.get(page) ?? createUsageCounter(() => time);
          counters.set(page, counter);
          counter.inspect(event);
        },
      },
    );
    visits.push(...[...counters.values()].map((counter) => counter.visit()));
  }
  return visits;
};

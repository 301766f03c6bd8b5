import type { InspectionEvent } from 'xstate';
import type { Visit } from '../../packages/inspector/usage/usage.ts';
import { createVisitCounter } from '../../packages/inspector/usage/visits.ts';
import type { PageWindow } from './phone/tab.ts';
import { play } from './session.ts';

export const watchUsage = () => {
  const counters = new Map<PageWindow, ReturnType<typeof createVisitCounter>>();
  let time = 0;
  return {
    watch: (event: InspectionEvent, page: PageWindow, now: number): void => {
      time = now;
      const counter = counters.get(page) ?? createVisitCounter(() => time);
      counters.set(page, counter);
      counter.inspect(event);
    },
    visits: (): Visit[] => [...counters.values()].map((counter) => counter.visit()),
  };
};

export const visitsOf = async (seeds: Iterable<number>, start?: string): Promise<Visit[]> => {
  const visits: Visit[] = [];
  for (const seed of seeds) {
    const usage = watchUsage();
    await play({ seed, ...(start !== undefined && { start }) }, { watch: usage.watch });
    visits.push(...usage.visits());
  }
  return visits;
};

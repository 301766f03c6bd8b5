import type { InspectionEvent } from 'xstate';
import { chartOf } from '../charts/chart.ts';
import { isMachine } from '../charts/ids.ts';
import { createUsageCounter } from './count.ts';
import { endsIn, type Visit } from './usage.ts';

/** Counts visits for the inspector: each chart with its hash, and the states in which the visit ended. `now` is a clock in milliseconds. */
export const createVisitCounter = (now: () => number) => {
  const counter = createUsageCounter(now);
  /** Chart hash by machine id. */
  const hashes = new Map<string, string>();
  return {
    inspect: (event: InspectionEvent): void => {
      const { logic } = event.actorRef as unknown as { logic: unknown };
      if (isMachine(logic) && !hashes.has(logic.id)) hashes.set(logic.id, chartOf(logic).hash);
      counter.inspect(event);
    },
    visit: (): Visit => ({
      v: 1,
      charts: counter.visit(endsIn).map((chart) => ({ ...chart, hash: hashes.get(chart.id) ?? '' })),
    }),
  };
};

import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../charts/chart.ts';
import { createUsageCounter } from './count.ts';
import { endsIn, type Visit } from './usage.ts';

const hashes = new WeakMap<AnyStateMachine, string>();

const hashOf = (machine: AnyStateMachine): string => {
  const hash = hashes.get(machine) ?? chartOf(machine).hash;
  hashes.set(machine, hash);
  return hash;
};

/**
 * Counts visits for the inspector: each chart with its hash, and the states in which the visit ended. Two charts of one id, as hot reload makes them,
 * are counted apart. `now` is a clock in milliseconds.
 */
export const createVisitCounter = (now: () => number) => {
  const counter = createUsageCounter(now, hashOf);
  return {
    inspect: counter.inspect,
    visit: (): Visit => ({
      v: 1,
      charts: counter.visit(endsIn).map(({ key: hash, ...chart }) => ({ ...chart, hash })),
    }),
  };
};

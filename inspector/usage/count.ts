import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type InspectionEvent,
  StateMachine,
} from 'xstate';
import { chartOf } from '../charts/chart.ts';
import { edgesOf, nameOf } from '../charts/ids.ts';
import { bucketOf, buckets, type ChartUsage, type Visit } from './usage.ts';

interface Counted {
  usage: ChartUsage;
  ids: Map<unknown, string>;
}

/**
 * Counts what a visit does to each chart: edges taken, states entered, how long about, where it ends. It reads names of states alone: no context,
 * no event's fields, no address. `now` is a clock in milliseconds.
 */
export const createUsageCounter = (now: () => number) => {
  const charts = new Map<string, Counted>();
  const byMachine = new WeakMap<AnyStateMachine, Counted>();
  const places = new Map<string, { counted: Counted; since: Map<string, number> }>();

  const countedOf = (machine: AnyStateMachine): Counted => {
    const known = byMachine.get(machine);
    if (known) return known;
    const { id, hash } = chartOf(machine);
    const counted: Counted = {
      usage: charts.get(hash)?.usage ?? { id, hash, edges: {}, entries: {}, dwell: {}, ends: [] },
      ids: new Map(edgesOf(machine).map((edge) => [edge.definition, edge.id])),
    };
    byMachine.set(machine, counted);
    if (!charts.has(hash)) charts.set(hash, counted);
    return counted;
  };

  const leave = ({ usage }: Counted, state: string, since: number) => {
    const stays = (usage.dwell[state] ??= Array.from({ length: buckets }, () => 0));
    const bucket = bucketOf(now() - since);
    stays[bucket] = (stays[bucket] ?? 0) + 1;
  };

  const move = (session: string, machine: AnyStateMachine, snapshot: AnyMachineSnapshot) => {
    const place = places.get(session) ?? { counted: countedOf(machine), since: new Map<string, number>() };
    places.set(session, place);
    const { counted, since } = place;
    const active = new Set((snapshot._nodes as AnyStateNode[]).map(nameOf));
    for (const [state, from] of since)
      if (!active.has(state)) {
        leave(counted, state, from);
        since.delete(state);
      }
    for (const state of active)
      if (!since.has(state)) {
        since.set(state, now());
        counted.usage.entries[state] = (counted.usage.entries[state] ?? 0) + 1;
      }
    if (snapshot.status !== 'active') places.delete(session);
  };

  return {
    /** What an actor system takes as `inspect`. */
    inspect: (event: InspectionEvent): void => {
      if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
      const { logic } = event.actorRef as unknown as { logic: unknown };
      if (!(logic instanceof StateMachine)) return;
      const machine = logic as AnyStateMachine;
      if (event.type === '@xstate.microstep') {
        const { usage, ids } = countedOf(machine);
        for (const definition of event._transitions) {
          const id = ids.get(definition);
          if (id !== undefined) usage.edges[id] = (usage.edges[id] ?? 0) + 1;
        }
      }
      move(event.actorRef.sessionId, machine, event.snapshot as AnyMachineSnapshot);
    },
    /** The visit so far; its end is here. */
    visit: (): Visit => {
      const ends = new Map<ChartUsage, string[]>();
      for (const { counted, since } of places.values()) {
        const leaves = [...since.keys()].filter(
          (state) =>
            ![...since.keys()].some((other) => other.startsWith(`${state}.`)) && state !== counted.usage.id,
        );
        ends.set(counted.usage, leaves);
      }
      return {
        v: 1,
        charts: [...charts.values()].map(({ usage }) => ({ ...usage, ends: ends.get(usage) ?? [] })),
      };
    },
  };
};

/** Counts the visit of this page and tells `url` once, at its end. */
export const startUsage = (url: string) => {
  const counter = createUsageCounter(() => performance.now());
  addEventListener('pagehide', () => navigator.sendBeacon(url, JSON.stringify([counter.visit()])), {
    once: true,
  });
  return counter.inspect;
};

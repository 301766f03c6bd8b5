import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate';
import { chartOf } from '../charts/chart.ts';
import { edgesOf, isMachine, nameOf } from '../charts/ids.ts';
import { emptyTable } from '../records.ts';
import { bucketOf, buckets, type ChartUsage, type Visit } from './usage.ts';

interface Counted {
  usage: ChartUsage;
  ids: Map<unknown, string>;
}

/** A copy with its own tables. */
const copyOf = (usage: ChartUsage): ChartUsage => ({
  ...usage,
  edges: Object.assign(emptyTable<number>(), usage.edges),
  entries: Object.assign(emptyTable<number>(), usage.entries),
  dwell: Object.assign(emptyTable<number[]>(), structuredClone(usage.dwell)),
});

/**
 * Counts what a visit does to each chart: edges taken, states entered, how long about, where it ends. It reads names of states alone: no context,
 * no event's fields, no address. `now` is a clock in milliseconds.
 */
export const createUsageCounter = (now: () => number) => {
  const charts = new Map<string, Counted>();
  const byMachine = new WeakMap<AnyStateMachine, Counted>();
  /** Where each machine that runs is, and since when. */
  const places = new Map<string, { counted: Counted; since: Map<string, number> }>();
  const ended = new Set<string>();

  const countedOf = (machine: AnyStateMachine): Counted => {
    const known = byMachine.get(machine);
    if (known) return known;
    const { id, hash } = chartOf(machine);
    const counted: Counted = {
      usage: charts.get(hash)?.usage ?? {
        id,
        hash,
        edges: emptyTable(),
        entries: emptyTable(),
        dwell: emptyTable(),
        ends: [],
      },
      ids: new Map(edgesOf(machine).map((edge) => [edge.definition, edge.id])),
    };
    byMachine.set(machine, counted);
    if (!charts.has(hash)) charts.set(hash, counted);
    return counted;
  };

  const leave = (dwell: ChartUsage['dwell'], state: string, since: number) => {
    const stays = (dwell[state] ??= Array.from({ length: buckets }, () => 0));
    const bucket = bucketOf(now() - since);
    stays[bucket] = (stays[bucket] ?? 0) + 1;
  };

  const move = (session: string, machine: AnyStateMachine, snapshot: AnyMachineSnapshot) => {
    // xstate reports the end of a machine twice.
    if (ended.has(session)) return;
    const place = places.get(session) ?? { counted: countedOf(machine), since: new Map<string, number>() };
    places.set(session, place);
    const { usage } = place.counted;
    const { since } = place;
    const isOver = snapshot.status !== 'active';
    const active = new Set((snapshot._nodes as AnyStateNode[]).map(nameOf));
    const left = [...since].filter(([state]) => isOver || !active.has(state));
    const entered = snapshot.status === 'stopped' ? [] : [...active].filter((state) => !since.has(state));
    for (const [state, from] of left) {
      leave(usage.dwell, state, from);
      since.delete(state);
    }
    for (const state of entered) {
      since.set(state, now());
      usage.entries[state] = (usage.entries[state] ?? 0) + 1;
    }
    if (!isOver) return;
    places.delete(session);
    ended.add(session);
  };

  return {
    /** What an actor system takes as `inspect`. */
    inspect: (event: InspectionEvent): void => {
      if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
      const { logic } = event.actorRef as unknown as { logic: unknown };
      if (!isMachine(logic)) return;
      const machine = logic;
      if (event.type === '@xstate.microstep') {
        const { usage, ids } = countedOf(machine);
        for (const definition of event._transitions) {
          const id = ids.get(definition);
          if (id !== undefined) usage.edges[id] = (usage.edges[id] ?? 0) + 1;
        }
      }
      move(event.actorRef.sessionId, machine, event.snapshot as AnyMachineSnapshot);
    },
    /** The visit so far; its end is here, and so is that of the stays that last. */
    visit: (): Visit => {
      const told = new Map([...charts.values()].map(({ usage }) => [usage.hash, copyOf(usage)]));
      for (const { counted, since } of places.values()) {
        const usage = told.get(counted.usage.hash);
        if (!usage) continue;
        for (const [state, from] of since) leave(usage.dwell, state, from);
        const leaves = [...since.keys()].filter(
          (state) => ![...since.keys()].some((other) => other.startsWith(`${state}.`)) && state !== usage.id,
        );
        usage.ends = [...new Set([...usage.ends, ...leaves])];
      }
      return { v: 1, charts: [...told.values()] };
    },
  };
};

/** Counts the visit of this page and reports it to `url` once, at its end. */
export const startUsage = (url: string) => {
  const counter = createUsageCounter(() => performance.now());
  addEventListener('pagehide', () => navigator.sendBeacon(url, JSON.stringify([counter.visit()])), {
    once: true,
  });
  return counter.inspect;
};

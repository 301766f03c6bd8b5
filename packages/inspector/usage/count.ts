import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate';
import { edgeIdOf, isMachine, nameOf } from '../charts/ids.ts';
import { emptyTable } from '../records.ts';
import { bucketOf, buckets } from './buckets.ts';
import type { ChartUsage } from './usage.ts';

/** What a visit did to a chart; `key` is what its machines have in common. */
type Usage = Omit<ChartUsage, 'hash'> & { key: string };

const addOne = <Name extends string | number>(counts: Partial<Record<Name, number>>, name: Name) => {
  counts[name] = (counts[name] ?? 0) + 1;
};

/**
 * Counts what a visit does to each chart, from names of states only: no context, payloads or addresses. `now` is a clock in milliseconds; machines of
 * one `keyOf` are counted together.
 */
export const createUsageCounter = (now: () => number, keyOf: (machine: AnyStateMachine) => string) => {
  const charts = new Map<string, Usage>();
  /** Running machines with their active states, each with its entry time. */
  const places = new Map<AnyActorRef, [machine: AnyStateMachine, since: Map<string, number>]>();
  const ended = new WeakSet<AnyActorRef>();

  const usageOf = (machine: AnyStateMachine): Usage => {
    const key = keyOf(machine);
    const usage = charts.get(key) ?? {
      key,
      id: machine.id,
      edges: emptyTable(),
      entries: emptyTable(),
      dwell: emptyTable(),
      ends: [],
    };
    charts.set(key, usage);
    return usage;
  };

  const leave = ({ dwell }: Usage, state: string, since: number) => {
    addOne((dwell[state] ??= Array<number>(buckets).fill(0)), bucketOf(now() - since));
  };

  const move = (ref: AnyActorRef, machine: AnyStateMachine, { status, _nodes }: AnyMachineSnapshot) => {
    const isActive = status === 'active';
    // XState reports the end of a machine twice. An active one was started again, as React's StrictMode does.
    if (ended.has(ref) && !isActive) return;
    const usage = usageOf(machine);
    const [, since = new Map<string, number>()] = places.get(ref) ?? [];
    const active = (_nodes as AnyStateNode[]).map(nameOf);
    const entered = status === 'stopped' ? [] : active.filter((state) => !since.has(state));
    for (const [state, from] of since)
      if (!isActive || !active.includes(state)) {
        leave(usage, state, from);
        since.delete(state);
      }
    for (const state of entered) {
      since.set(state, now());
      addOne(usage.entries, state);
    }
    if (isActive) {
      ended.delete(ref);
      places.set(ref, [machine, since]);
    } else {
      ended.add(ref);
      places.delete(ref);
    }
  };

  return {
    inspect: (event: InspectionEvent): void => {
      if (!('snapshot' in event)) return;
      const ref = event.actorRef as AnyActorRef;
      const { logic } = ref as unknown as { logic: unknown };
      if (!isMachine(logic)) return;
      if ('_transitions' in event)
        for (const definition of event._transitions) addOne(usageOf(logic).edges, edgeIdOf(definition));
      move(ref, logic, event.snapshot as AnyMachineSnapshot);
    },
    /** Returns the visit since the last call and ends all stays. `leaves` receives the active states of each machine. */
    visit: (leaves?: (usage: Usage, states: string[]) => void): Usage[] => {
      for (const [machine, since] of places.values()) {
        const usage = usageOf(machine);
        leaves?.(usage, [...since.keys()]);
        for (const [state, from] of since) {
          leave(usage, state, from);
          since.set(state, now());
        }
      }
      const visited = [...charts.values()];
      charts.clear();
      return visited;
    },
  };
};

import type { AnyMachineSnapshot, AnyStateNode, InspectionEvent } from 'xstate';
import { edgeIdOf, isMachine, nameOf } from '../charts/ids.ts';
import { emptyTable } from '../records.ts';
import { bucketOf, buckets } from './buckets.ts';
import type { ChartUsage } from './usage.ts';

/** What a visit did to a chart, by its machine's id only. */
type Usage = Omit<ChartUsage, 'hash'>;

const addOne = <Name extends string | number>(counts: Partial<Record<Name, number>>, name: Name) => {
  counts[name] = (counts[name] ?? 0) + 1;
};

/** Counts what a visit does to each chart, from names of states only: no context, payloads or addresses. `now` is a clock in milliseconds. */
export const createUsageCounter = (now: () => number) => {
  const charts = new Map<string, Usage>();
  /** By session, the machine and its active states, each with its entry time; without states the machine has ended. */
  const places = new Map<string, [machine: string, since: Map<string, number>]>();

  const usageOf = (id: string): Usage => {
    const usage = charts.get(id) ?? {
      id,
      edges: emptyTable(),
      entries: emptyTable(),
      dwell: emptyTable(),
      ends: [],
    };
    charts.set(id, usage);
    return usage;
  };

  const leave = ({ dwell }: Usage, state: string, since: number) => {
    addOne((dwell[state] ??= Array<number>(buckets).fill(0)), bucketOf(now() - since));
  };

  const move = (session: string, usage: Usage, { status, _nodes }: AnyMachineSnapshot) => {
    const [, since = new Map<string, number>()] = places.get(session) ?? [];
    // xstate reports the end of a machine twice. An active one was started again, as React's StrictMode does.
    if (places.has(session) && since.size === 0 && status !== 'active') return;
    places.set(session, [usage.id, since]);
    const active = (_nodes as AnyStateNode[]).map(nameOf);
    const entered = status === 'stopped' ? [] : active.filter((state) => !since.has(state));
    for (const [state, from] of since)
      if (status !== 'active' || !active.includes(state)) {
        leave(usage, state, from);
        since.delete(state);
      }
    for (const state of entered) {
      since.set(state, now());
      addOne(usage.entries, state);
    }
    if (status !== 'active') since.clear();
  };

  return {
    inspect: (event: InspectionEvent): void => {
      if (!('snapshot' in event)) return;
      const { logic, sessionId } = event.actorRef as unknown as { logic: unknown; sessionId: string };
      if (!isMachine(logic)) return;
      const usage = usageOf(logic.id);
      if ('_transitions' in event)
        for (const definition of event._transitions) addOne(usage.edges, edgeIdOf(definition));
      move(sessionId, usage, event.snapshot as AnyMachineSnapshot);
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

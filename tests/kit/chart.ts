import { and } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { edgesOf, nameOf, nodesOf } from '../../inspector/charts/ids.ts';

export { nameOf, nodesOf };

/** One transition as it stands in a chart. `id` is stable as long as the chart's text is. */
interface ChartTransition {
  /** `source event[index]`, e.g. `shown.rating rating.sent[1]`; the root's source is the machine's id. */
  id: string;
  definition: AnyTransitionDefinition;
  guarded: boolean;
  /** Names of the guard, e.g. `isSettled` or `and(…)`; empty without one. */
  guard: string;
}

/** A machine taken apart for the kit: a copy whose guards tell how they decided. */
export interface Chart {
  machine: AnyStateMachine;
  nodes: AnyStateNode[];
  transitions: ChartTransition[];
  idOf: Map<AnyTransitionDefinition, string>;
  /** States that may take something whatever the event is called: by a wildcard, or by an `always`. */
  alert: Set<AnyStateNode>;
  /** Every decision of a guard since the last reset, as `transition id` and the answer. */
  decisions: { id: string; answer: boolean }[];
  /** Ids of the transitions that were chosen since the last reset, those that gave way to another region's among them. */
  chosen: string[];
}

const isLeaf = (node: AnyStateNode): boolean => Object.keys(node.states).length === 0;

const isAlert = ({ always, transitions }: AnyStateNode): boolean =>
  always !== undefined || [...transitions.keys()].some((descriptor) => descriptor.endsWith('*'));

/** Dotted paths of the states that have no states inside. A machine without states has none. */
export const leafPaths = (machine: AnyStateMachine): string[] =>
  nodesOf(machine).flatMap((node) => (isLeaf(node) && node.path.length > 0 ? [nameOf(node)] : []));

/** Dotted paths of the leaf states that a snapshot is in. */
export const activeLeaves = (snapshot: AnyMachineSnapshot): string[] =>
  (snapshot._nodes as AnyStateNode[])
    .filter(isLeaf)
    .toSorted((a, b) => a.order - b.order)
    .map(nameOf);

/** Event types that the chart itself names, descriptors with a wildcard among them. */
export const eventTypes = (machine: AnyStateMachine): string[] => [
  ...new Set(
    nodesOf(machine).flatMap((node) =>
      [...node.transitions.keys()].filter((type) => !type.startsWith('xstate.')),
    ),
  ),
];

/** Whether an action is XState's own: it adds a timer to the entry of a state with `after`, and the end of it to its exit. */
export const isOfAfter = (action: AnyStateNode['entry'][number]): boolean => {
  const { event, sendId } = action as { event?: { type?: unknown }; sendId?: unknown };
  return typeof action === 'function' && String(event?.type ?? sendId).startsWith('xstate.after.');
};

/** The machine itself, with an end to its loops of `always`: they must be an error, not a hang. What `provide` makes of it has none again. */
export const bounded = <Machine extends AnyStateMachine>(machine: Machine): Machine => {
  machine.options.maxIterations = 1000;
  return machine;
};

/**
 * Takes a machine apart. The machine itself stays as it is: the copy's transitions get guards that note what they answer,
 * everything else about them is XState's own.
 */
export const chartOf = (original: AnyStateMachine): Chart => {
  const machine = bounded(original.provide({}));
  const nodes = nodesOf(machine);
  const chart: Chart = {
    machine,
    nodes,
    transitions: [],
    idOf: new Map(),
    alert: new Set(nodes.filter(isAlert)),
    decisions: [],
    chosen: [],
  };
  for (const { id, definition, guard } of edgesOf(machine)) {
    chart.idOf.set(definition, id);
    chart.transitions.push({ id, definition, guarded: definition.guard !== undefined, guard });
    const isGuarded = definition.guard !== undefined;
    definition.guard = noting(definition.guard, (answer) => {
      if (isGuarded) chart.decisions.push({ id, answer });
      if (answer) chart.chosen.push(id);
    });
  }
  return chart;
};

type Check = (snapshot: AnyMachineSnapshot, args: unknown, guard: unknown) => boolean;

/** The same guard, telling each answer; none is one that says yes. Built on `and([guard])`, the public way to have XState itself evaluate any guard. */
const noting = (guard: unknown, note: (answer: boolean) => void): AnyTransitionDefinition['guard'] => {
  const given = (guard === undefined ? [] : [guard]) as unknown as Parameters<typeof and>[0];
  const inner = and(given) as unknown as { check: Check };
  const check: Check = (snapshot, args) => {
    const answer = inner.check(snapshot, args, inner);
    note(answer);
    return answer;
  };
  return Object.assign(() => true, { check }) as unknown as AnyTransitionDefinition['guard'];
};

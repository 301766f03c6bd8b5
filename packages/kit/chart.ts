import { and } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { edgesOf, nameOf, nodesOf } from '../inspector/charts/ids.ts';

export { nameOf, nodesOf };

/** One transition of a chart. `id` is stable as long as the chart's source is unchanged. */
interface ChartTransition {
  /** `source event[index]`, e.g. `shown.rating rating.sent[1]`; the root's source is the machine's id. */
  id: string;
  definition: AnyTransitionDefinition;
  guarded: boolean;
  /** Names of the guard, e.g. `isSettled` or `and(…)`; empty without one. */
  guard: string;
}

/** A copy of a machine, prepared for the kit: its guards record their results. */
export interface Chart {
  machine: AnyStateMachine;
  nodes: AnyStateNode[];
  transitions: ChartTransition[];
  idOf: Map<AnyTransitionDefinition, string>;
  alert: Set<AnyStateNode>;
  /** Guard results since the last reset, as `transition id` and the result. */
  decisions: { id: string; answer: boolean }[];
  /** Ids of the transitions selected since the last reset, including those that another region's transition preempted. */
  chosen: string[];
}

/** Whether a transition only forbids an event (`on: { event: {} }`), as in XState's `can`: it refuses it, also for the states around. */
export const isForbidden = ({ target, actions }: AnyTransitionDefinition): boolean =>
  target === undefined && actions.length === 0;

/** Ids of the transitions that can be taken. */
export const takeable = ({ transitions }: Chart): string[] =>
  transitions.flatMap(({ id, definition }) => (isForbidden(definition) ? [] : [id]));

const isLeaf = (node: AnyStateNode): boolean => Object.keys(node.states).length === 0;

const isAlert = ({ always, transitions }: AnyStateNode): boolean =>
  always !== undefined || [...transitions.keys()].some((descriptor) => descriptor.endsWith('*'));

/** Dotted paths of the states without child states; empty for a machine without states. */
export const leafPaths = (machine: AnyStateMachine): string[] =>
  nodesOf(machine).flatMap((node) => (isLeaf(node) && node.path.length > 0 ? [nameOf(node)] : []));

export const activeLeaves = (snapshot: AnyMachineSnapshot): string[] =>
  (snapshot._nodes as AnyStateNode[])
    .filter(isLeaf)
    .toSorted((a, b) => a.order - b.order)
    .map(nameOf);

export const eventTypes = (machine: AnyStateMachine): string[] => [
  ...new Set(
    nodesOf(machine).flatMap((node) =>
      [...node.transitions.keys()].filter((type) => !type.startsWith('xstate.')),
    ),
  ),
];

/** Whether an action is XState's own: `after` adds a timer to the entry of a state, and its cancellation to the exit. */
export const isOfAfter = (action: AnyStateNode['entry'][number]): boolean => {
  const { event, sendId } = action as { event?: { type?: unknown }; sendId?: unknown };
  return typeof action === 'function' && String(event?.type ?? sendId).startsWith('xstate.after.');
};

/** Returns the machine with a limit on loops of `always`, so that they are errors instead of hanging. `provide` removes the limit again. */
export const bounded = <Machine extends AnyStateMachine>(machine: Machine): Machine => {
  machine.options.maxIterations = 1000;
  return machine;
};

/** Prepares a machine for the kit. The machine itself is unchanged; in the copy, guards record their results, and everything else is XState's own. */
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

/**
 * Returns the same guard, recording each result; a missing guard returns true. It uses `and([guard])`, the public way to make XState evaluate any
 * guard.
 */
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

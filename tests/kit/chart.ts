import { and } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

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
  /** Every decision of a guard since the last reset, as `transition id` and the answer. */
  decisions: { id: string; answer: boolean }[];
}

/** Every state node, parents before children, history nodes left out. */
export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => {
  const below = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...(Object.values(node.states) as AnyStateNode[]).flatMap(below),
  ];
  return below(machine.root).filter((node) => node.type !== 'history');
};

const names = new WeakMap<AnyStateNode, string>();

/** Name of a state for people: its path with dots; the root is the machine's id. */
export const nameOf = (node: AnyStateNode): string => {
  let name = names.get(node);
  if (name === undefined) {
    name = node.path.length === 0 ? node.machine.id : node.path.join('.');
    names.set(node, name);
  }
  return name;
};

const isLeaf = (node: AnyStateNode): boolean => Object.keys(node.states).length === 0;

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

const eventName = (type: string, node: AnyStateNode): string => {
  if (type === '') return 'always';
  if (type.startsWith('xstate.after.'))
    return `after ${type.slice('xstate.after.'.length, -node.id.length - 1)}`;
  if (type.startsWith('xstate.done.actor.')) return `${type.slice('xstate.done.actor.'.length)} answers`;
  if (type.startsWith('xstate.error.actor.')) return `${type.slice('xstate.error.actor.'.length)} fails`;
  if (type.startsWith('xstate.snapshot.')) return `${type.slice('xstate.snapshot.'.length)} changes`;
  if (type.startsWith('xstate.done.state.')) return 'finished';
  return type;
};

const transitionsOf = (node: AnyStateNode): [string, AnyTransitionDefinition[]][] => [
  ...node.transitions.entries(),
  ...(node.always ? [['', node.always] as [string, AnyTransitionDefinition[]]] : []),
];

const guardName = (guard: unknown): string => {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  if (typeof guard !== 'function') return '(inline)';
  if ('guards' in guard && Array.isArray(guard.guards))
    return `${guard.name.replace('Guard', '')}(${guard.guards.map(guardName).join(', ')})`;
  if ('stateValue' in guard) return `stateIn(${JSON.stringify(guard.stateValue)})`;
  return '(inline)';
};

/**
 * Takes a machine apart. The machine itself stays as it is: the copy's transitions get guards that note their answers,
 * everything else about them is XState's own.
 */
export const chartOf = (original: AnyStateMachine): Chart => {
  const machine = original.provide({});
  // A loop of `always` must be an error, not a hang.
  machine.options.maxIterations = 1000;
  const chart: Chart = { machine, nodes: nodesOf(machine), transitions: [], idOf: new Map(), decisions: [] };
  for (const node of chart.nodes) {
    for (const [type, definitions] of transitionsOf(node)) {
      definitions.forEach((definition, index) => {
        const id = `${nameOf(node)} ${eventName(type, node)}${definitions.length > 1 ? `[${index}]` : ''}`;
        chart.idOf.set(definition, id);
        chart.transitions.push({
          id,
          definition,
          guarded: definition.guard !== undefined,
          guard: guardName(definition.guard),
        });
        if (definition.guard !== undefined)
          definition.guard = noting(definition.guard, (answer) => chart.decisions.push({ id, answer }));
      });
    }
  }
  return chart;
};

type Check = (snapshot: AnyMachineSnapshot, args: unknown, guard: unknown) => boolean;

/** The same guard, telling each answer. Built on `and([guard])`, the public way to have XState itself evaluate any guard. */
const noting = (guard: unknown, note: (answer: boolean) => void): AnyTransitionDefinition['guard'] => {
  const inner = and([guard] as Parameters<typeof and>[0]) as unknown as { check: Check };
  const check: Check = (snapshot, args) => {
    const answer = inner.check(snapshot, args, inner);
    note(answer);
    return answer;
  };
  return Object.assign(() => true, { check }) as unknown as AnyTransitionDefinition['guard'];
};

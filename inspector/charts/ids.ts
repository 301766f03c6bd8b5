import {
  and,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  not,
  or,
  stateIn,
} from 'xstate';

/**
 * The names by which charts, frames, coverage and pictures speak of states and edges: one vocabulary. They follow from the chart's text alone,
 * so that a minified build says the same as the sources.
 */

/** Every state node, parents before children, history nodes left out. */
export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => {
  const below = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...(Object.values(node.states) as AnyStateNode[]).flatMap(below),
  ];
  return below(machine.root).filter((node) => node.type !== 'history');
};

// Exploring asks for the same names by the million.
const names = new WeakMap<AnyStateNode, string>();

/** A state's name: its path with dots; the root's is the machine's id. */
export const nameOf = (node: AnyStateNode): string => {
  let name = names.get(node);
  if (name === undefined) {
    name = node.path.length === 0 ? node.machine.id : node.path.join('.');
    names.set(node, name);
  }
  return name;
};

const prefixes = [
  ['xstate.done.actor.', 'answers'],
  ['xstate.error.actor.', 'fails'],
  ['xstate.snapshot.', 'changes'],
] as const;

/** An event as its edge names it: what a service did, a delay that passed, `always`, or the event's own type. */
export const eventName = (type: string, node: AnyStateNode): string => {
  if (type === '') return 'always';
  if (type.startsWith('xstate.after.'))
    return `after ${type.slice('xstate.after.'.length, -node.id.length - 1)}`;
  if (type.startsWith('xstate.done.state.')) return 'finished';
  const [prefix, verb] = prefixes.find(([start]) => type.startsWith(start)) ?? [];
  return prefix ? `${type.slice(prefix.length)} ${verb}` : type;
};

// A minifier renames xstate's functions; what they check with tells them apart all the same.
const checkOf = (guard: unknown) => (guard as { check?: unknown }).check;
const combinators = new Map([
  [checkOf(and([])), 'and'],
  [checkOf(or([])), 'or'],
  [checkOf(not('none')), 'not'],
]);
const stateInCheck = checkOf(stateIn('none'));

/** A guard's name, e.g. `isSettled` or `and(isSettled, not(isBusy))`; empty without one. */
const guardName = (guard: unknown): string => {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  if (typeof guard !== 'function') return '(inline)';
  if ('guards' in guard && Array.isArray(guard.guards))
    return `${combinators.get(checkOf(guard)) ?? ''}(${guard.guards.map(guardName).join(', ')})`;
  return checkOf(guard) === stateInCheck && 'stateValue' in guard
    ? `stateIn(${JSON.stringify(guard.stateValue)})`
    : '(inline)';
};

/** One transition as it stands in a chart. */
export interface NamedEdge {
  /** `source event[index]`, e.g. `shown.rating rating.sent[1]`; the index stands only where an event has several. */
  id: string;
  definition: AnyTransitionDefinition;
  source: AnyStateNode;
  event: string;
  guard: string;
}

/** Every transition of a machine with its id, in the order of its chart. Ids stay as long as the chart's text does. */
export const edgesOf = (machine: AnyStateMachine): NamedEdge[] =>
  nodesOf(machine).flatMap((source) =>
    [...source.transitions.entries(), ...(source.always ? [['', source.always] as const] : [])].flatMap(
      ([type, definitions]: readonly [string, AnyTransitionDefinition[]]) =>
        definitions.map((definition, index) => {
          const event = eventName(type, source);
          return {
            id: `${nameOf(source)} ${event}${definitions.length > 1 ? `[${index}]` : ''}`,
            definition,
            source,
            event,
            guard: guardName(definition.guard),
          };
        }),
    ),
  );

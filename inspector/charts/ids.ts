import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { guardName } from './guards.ts';

/**
 * The names by which charts, frames, coverage and pictures speak of states and edges: one vocabulary. They follow from the chart's text alone,
 * so that a minified build says the same as the sources.
 */

/** Whether a value is a machine, of whatever copy of XState it was made with. */
export const isMachine = (value: unknown): value is AnyStateMachine => 'getTransitionData' in Object(value);

/** Every state node with the history nodes, parents before children. */
export const allNodesOf = (machine: AnyStateMachine): AnyStateNode[] => {
  const below = (node: AnyStateNode): AnyStateNode[] => {
    if (Object.hasOwn(node.config.states ?? {}, '__proto__'))
      throw new Error(`${machine.id} has a state called '__proto__', which XState itself loses: rename it.`);
    return [node, ...(Object.values(node.states) as AnyStateNode[]).flatMap(below)];
  };
  return below(machine.root);
};

/** Every state node, parents before children, history nodes left out. */
export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] =>
  allNodesOf(machine).filter((node) => node.type !== 'history');

/** A key as a part of a state's name: its dots are no separators, and pictures name their own marks by the other signs. */
export const escapeKey = (key: string): string => key.replaceAll(/[\\.•∗]|^#/g, String.raw`\$&`);

/** The keys of a state's name, from the outermost. */
export const keysIn = (name: string): string[] =>
  [...name.matchAll(/(?:^|\.)((?:[^\\.]|\\.)*)/g)].map(([, key = '']) => key.replaceAll(/\\(.)/g, '$1'));

// Exploring asks for the same names by the million.
const names = new WeakMap<AnyStateNode, string>();

/** A state's name, unique in its machine: its path with dots; the root's is the machine's id, with `#` where a state has the same. */
export const nameOf = (node: AnyStateNode): string => {
  let name = names.get(node);
  if (name === undefined) {
    const id = escapeKey(node.machine.id);
    name =
      node.path.length > 0
        ? node.path.map(escapeKey).join('.')
        : node.machine.id in node.states
          ? `#${id}`
          : id;
    names.set(node, name);
  }
  return name;
};

/** What an edge heeds: an event of the machine's own, or one that XState makes. */
export type Heeded =
  | { kind: 'always' | 'finished' }
  | { kind: 'event'; type: string }
  | { kind: 'after'; delay: string }
  | { kind: 'answers' | 'fails' | 'changes'; actor: string };

/** A name as it is used in prose: in quotes where it would be ambiguous. */
const quoted = (name: string): string => (/^[^\s"[\]]+$/.test(name) ? name : JSON.stringify(name));
const unquoted = (name: string): string => (name.startsWith('"') ? (JSON.parse(name) as string) : name);

const prefixes = [
  ['xstate.done.actor.', 'answers'],
  ['xstate.error.actor.', 'fails'],
  ['xstate.snapshot.', 'changes'],
] as const;

/** An event as its edge names it: what a service did, a delay that passed, `always`, or the event's own type. */
export const eventName = (type: string, { id }: AnyStateNode): string => {
  if (type === '') return 'always';
  if (type === `xstate.done.state.${id}`) return 'finished';
  if (type.startsWith('xstate.after.') && type.endsWith(`.${id}`))
    return `after ${quoted(type.slice('xstate.after.'.length, -id.length - 1))}`;
  for (const [prefix, kind] of prefixes)
    if (type.startsWith(prefix)) return `${quoted(type.slice(prefix.length))} ${kind}`;
  return /^(always|finished)$/.test(type) ? JSON.stringify(type) : quoted(type);
};

/** What the name of an event stands for. */
export const heededIn = (name: string): Heeded => {
  if (name === 'always' || name === 'finished') return { kind: name };
  const [, before, kind] = /^("(?:[^"\\]|\\.)*"|\S+) (answers|fails|changes)$/.exec(name) ?? [];
  if (before !== undefined) return { kind: kind as 'answers', actor: unquoted(before) };
  return name.startsWith('after ')
    ? { kind: 'after', delay: unquoted(name.slice('after '.length)) }
    : { kind: 'event', type: unquoted(name) };
};

/** One transition as it is in a chart. */
export interface NamedEdge {
  /** `source event[index]`, e.g. `shown.rating rating.sent[1]`; the index is there only where an event has several, quotes only around a name that needs them. */
  id: string;
  definition: AnyTransitionDefinition;
  source: AnyStateNode;
  event: string;
  guard: string;
}

const edgeId = (source: AnyStateNode, type: string, index: number, count: number): string =>
  `${quoted(nameOf(source))} ${eventName(type, source)}${count > 1 ? `[${index}]` : ''}`;

/** The id of one transition, as `edgesOf` gives it. */
export const edgeIdOf = (definition: AnyTransitionDefinition): string => {
  const source = definition.source as AnyStateNode;
  const type = definition.eventType;
  const siblings = (type === '' ? source.always : source.transitions.get(type)) ?? [];
  return edgeId(source, type, siblings.indexOf(definition), siblings.length);
};

/** Every transition of a machine with its id, in the order of its chart. Ids stay as long as the chart's text does. */
export const edgesOf = (machine: AnyStateMachine): NamedEdge[] =>
  nodesOf(machine).flatMap((source) =>
    [...source.transitions.entries(), ...(source.always ? [['', source.always] as const] : [])].flatMap(
      ([type, definitions]: readonly [string, AnyTransitionDefinition[]]) =>
        definitions.map((definition, index) => ({
          id: edgeId(source, type, index, definitions.length),
          definition,
          source,
          event: eventName(type, source),
          guard: guardName(definition.guard),
        })),
    ),
  );

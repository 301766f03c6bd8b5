import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { guardName } from './guards.ts';

/**
 * The names of states and edges in charts, frames, coverage and pictures. They depend only on the chart's source, so a minified build has the same.
 */

export const isMachine = (value: unknown): value is AnyStateMachine => 'getTransitionData' in Object(value);

/** Returns every state node including history nodes, parents before children. */
export const allNodesOf = (machine: AnyStateMachine): AnyStateNode[] => {
  const below = (node: AnyStateNode): AnyStateNode[] => {
    if (Object.hasOwn(node.config.states ?? {}, '__proto__'))
      throw new Error(`${machine.id} has a state called '__proto__', which XState itself loses: rename it.`);
    return [node, ...(Object.values(node.states) as AnyStateNode[]).flatMap(below)];
  };
  return below(machine.root);
};

export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] =>
  allNodesOf(machine).filter((node) => node.type !== 'history');

/** Escapes a key for a state's name: its dots must not be separators, and pictures use other characters for their own marks. */
export const escapeKey = (key: string): string => key.replaceAll(/[\\.•∗]|^#/g, String.raw`\$&`);

export const keysIn = (name: string): string[] =>
  [...name.matchAll(/(?:^|\.)((?:[^\\.]|\\.)*)/g)].map(([, key = '']) => key.replaceAll(/\\(.)/g, '$1'));

// Cached, because exploring asks for the same names millions of times.
const names = new WeakMap<AnyStateNode, string>();

/** Returns a state's name, unique in its machine: its dotted path; for the root the machine's id, prefixed with `#` if a state has the same name. */
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

/** The trigger of an edge: an event of the machine's own, or one that XState creates. */
export type Heeded =
  | { kind: 'always' | 'finished' }
  | { kind: 'event'; type: string }
  | { kind: 'after'; delay: string }
  | { kind: 'answers' | 'fails' | 'changes'; actor: string };

const quoted = (name: string): string => (/^[^\s"[\]]+$/.test(name) ? name : JSON.stringify(name));
const unquoted = (name: string): string => (name.startsWith('"') ? (JSON.parse(name) as string) : name);

const prefixes = [
  ['xstate.done.actor.', 'answers'],
  ['xstate.error.actor.', 'fails'],
  ['xstate.snapshot.', 'changes'],
] as const;

/** Returns the name of an edge's trigger: a service's result, an elapsed delay, `always`, or the event's own type. */
export const eventName = (type: string, { id }: AnyStateNode): string => {
  if (type === '') return 'always';
  if (type === `xstate.done.state.${id}`) return 'finished';
  if (type.startsWith('xstate.after.') && type.endsWith(`.${id}`))
    return `after ${quoted(type.slice('xstate.after.'.length, -id.length - 1))}`;
  for (const [prefix, kind] of prefixes)
    if (type.startsWith(prefix)) return `${quoted(type.slice(prefix.length))} ${kind}`;
  return /^(always|finished)$/.test(type) ? JSON.stringify(type) : quoted(type);
};

export const heededIn = (name: string): Heeded => {
  if (name === 'always' || name === 'finished') return { kind: name };
  const [, before, kind] = /^("(?:[^"\\]|\\.)*"|\S+) (answers|fails|changes)$/.exec(name) ?? [];
  if (before !== undefined) return { kind: kind as 'answers', actor: unquoted(before) };
  return name.startsWith('after ')
    ? { kind: 'after', delay: unquoted(name.slice('after '.length)) }
    : { kind: 'event', type: unquoted(name) };
};

export interface NamedEdge {
  /** `source event[index]`, e.g. `shown.rating rating.sent[1]`; the index only where an event has several edges. */
  id: string;
  definition: AnyTransitionDefinition;
  source: AnyStateNode;
  event: string;
  guard: string;
}

const edgeId = (source: AnyStateNode, type: string, index: number, count: number): string =>
  `${quoted(nameOf(source))} ${eventName(type, source)}${count > 1 ? `[${index}]` : ''}`;

/** The id of one transition, as in `edgesOf`. */
export const edgeIdOf = (definition: AnyTransitionDefinition): string => {
  const source = definition.source as AnyStateNode;
  const type = definition.eventType;
  const siblings = (type === '' ? source.always : source.transitions.get(type)) ?? [];
  return edgeId(source, type, siblings.indexOf(definition), siblings.length);
};

/** Returns every transition of a machine with its id, in the chart's order. Ids are stable as long as the chart's source is. */
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

import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { statesOf, transitionsOf } from '../machines/reach.ts';

/** One transition as a person reads it. */
export interface Arrow {
  source: AnyStateNode;
  /** Undefined when the machine stays where it is. */
  target: AnyStateNode | undefined;
  event: string;
  guard: string;
  actions: string[];
}

const nameOf = (named: unknown): string => {
  if (typeof named === 'string') return named;
  if (typeof named === 'object' && named !== null && 'type' in named) return String(named.type);
  if (typeof named !== 'function') return '';
  return 'guards' in named && Array.isArray(named.guards)
    ? `${named.name.replace('Guard', '')}(${named.guards.map(nameOf).join(', ')})`
    : named.name;
};

/** Names of actions, guards or tags, one or many. */
export const namesOf = (list: readonly unknown[] | undefined): string[] => (list ?? []).map(nameOf);

/** An event in words: what a service did, a delay that passed, or the event's own name. */
const inWords = (type: string, source: AnyStateNode): string => {
  const [, kind, name = ''] =
    /^xstate\.(after|done\.actor|error\.actor|snapshot|done\.state)\.(.*)$/.exec(type) ?? [];
  if (kind === 'after') return `after ${name.slice(0, -source.id.length - 1)}`;
  if (kind === 'done.actor') return `${name} answers`;
  if (kind === 'error.actor') return `${name} fails`;
  if (kind === 'snapshot') return `${name} changes`;
  if (kind === 'done.state') return 'all done';
  return type;
};

/** Every transition of a machine, in the order of its chart. */
export const arrowsOf = (machine: AnyStateMachine): Arrow[] =>
  statesOf(machine).flatMap((source) =>
    transitionsOf(source).map((definition) => ({
      source,
      target: definition.target?.[0],
      event: definition.eventType === '' ? 'at once' : inWords(definition.eventType, source),
      guard: nameOf(definition.guard),
      actions: namesOf(definition.actions),
    })),
  );

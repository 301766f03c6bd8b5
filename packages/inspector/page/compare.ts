import type { ActorState, RunState } from '../frames/state.ts';
import { leavesOf, partsOf } from './values.ts';

export interface Difference {
  /** The actor's path: the ids from the root to it. */
  actor: string;
  what: string;
  first: string;
  second: string;
}

const pathOf = (actor: ActorState, { actors }: RunState): string => {
  const parent = actor.parent === undefined ? undefined : actors.get(actor.parent);
  return parent ? `${pathOf(parent, { actors } as RunState)} › ${actor.id}` : actor.id;
};

const byPath = (state: RunState | undefined) =>
  new Map(
    [...(state?.actors.values() ?? [])]
      .filter(({ status, chart }) => status === 'active' && chart)
      .map((actor) => [pathOf(actor, state as RunState), actor]),
  );

const partsIn = ({ value, tags, context }: ActorState): Map<string, string> =>
  new Map([
    ['state', leavesOf(value).join('\n')],
    ['tags', tags.toSorted().join('\n')],
    ...Object.entries(context).flatMap(([name, inner]) => partsOf(inner, name)),
  ]);

export const differences = (first: RunState | undefined, second: RunState | undefined): Difference[] => {
  const [ones, others] = [byPath(first), byPath(second)];
  return [...new Set([...ones.keys(), ...others.keys()])].toSorted().flatMap((actor): Difference[] => {
    const [one, other] = [ones.get(actor), others.get(actor)];
    if (!one || !other)
      return [{ actor, what: 'runs', first: one ? 'yes' : 'no', second: other ? 'yes' : 'no' }];
    const [before, now] = [partsIn(one), partsIn(other)];
    return [...new Set([...before.keys(), ...now.keys()])].flatMap((what) => {
      const [was, is] = [before.get(what) ?? '–', now.get(what) ?? '–'];
      return was === is ? [] : [{ actor, what, first: was, second: is }];
    });
  });
};

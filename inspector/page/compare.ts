import type { ActorState, RunState } from '../frames/state.ts';

/** One thing in which two moments differ. */
export interface Difference {
  /** Where the actor stands: the ids from the root to it. */
  actor: string;
  what: string;
  first: string;
  second: string;
}

export const textOf = (value: unknown): string =>
  value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value);

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

/** In what two moments differ, of one run or of two: actors by where they stand, states, tags and fields. */
export const differences = (first: RunState | undefined, second: RunState | undefined): Difference[] => {
  const [ones, others] = [byPath(first), byPath(second)];
  return [...new Set([...ones.keys(), ...others.keys()])].toSorted().flatMap((actor): Difference[] => {
    const [one, other] = [ones.get(actor), others.get(actor)];
    if (!one || !other)
      return [{ actor, what: 'runs', first: one ? 'yes' : 'no', second: other ? 'yes' : 'no' }];
    const fields = [...new Set([...Object.keys(one.context), ...Object.keys(other.context)])];
    const compared = [
      { what: 'state', one: one.value as unknown, other: other.value as unknown },
      ...fields.map((name) => ({ what: name, one: one.context[name], other: other.context[name] })),
    ];
    return compared.flatMap(({ what, one: before, other: now }) =>
      textOf(before) === textOf(now) ? [] : [{ actor, what, first: textOf(before), second: textOf(now) }],
    );
  });
};

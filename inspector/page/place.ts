import type { Chart } from '../charts/chart.ts';
import type { ActorState, RunState } from '../frames/state.ts';
import { leavesOf } from './values.ts';

/** The innermost state to which the edges that an actor took last led it, at first the one in which it began; none where they name none of several. */
export const placeOf = ({ edges }: Chart, { value, taken }: ActorState): string | undefined => {
  const leaves = leavesOf(value);
  for (const id of taken.edges.toReversed()) {
    const edge = edges.find((one) => one.id === id);
    const place = `${edge?.target ?? edge?.source}.`;
    const [leaf, ...others] = leaves.filter((one) => `${one}.`.startsWith(place));
    // Something inside several regions belongs to none of them more than to the others.
    if (leaf && (edge?.target || others.length === 0)) return leaf;
  }
  return taken.edges.length === 0 ? leaves[0] : undefined;
};

/** Whether an actor runs, or is a machine that failed. */
export const isThere = ({ status, chart }: ActorState): boolean =>
  status === 'active' || (status === 'error' && chart !== undefined);

/** The actor that was chosen, while it is there; else the one that the analyst most likely means: the one that the page names, else the machine that a root started last, else the root. */
export const actorShown = (
  { about, actors }: RunState,
  chosen: string | undefined,
): ActorState | undefined => {
  const own = actors.get(chosen ?? '');
  if (own && isThere(own)) return own;
  const alive = [...actors.values()].filter(({ chart, status }) => chart && status === 'active');
  return (
    alive.findLast(({ id }) => id === about?.main) ??
    alive.findLast(({ parent, root }) => parent !== undefined && parent === root) ??
    alive[0]
  );
};

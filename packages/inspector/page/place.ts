import type { Chart } from '../charts/chart.ts';
import type { ActorState, RunState } from '../frames/state.ts';
import { leavesOf } from './values.ts';

/** Returns the innermost state to which an actor's last edges led, or its initial state; undefined when several states qualify. */
export const placeOf = ({ edges }: Chart, { value, taken }: ActorState): string | undefined => {
  const leaves = leavesOf(value);
  for (const id of taken.edges.toReversed()) {
    const edge = edges.find((one) => one.id === id);
    const place = `${edge?.target ?? edge?.source}.`;
    const [leaf, ...others] = leaves.filter((one) => `${one}.`.startsWith(place));
    // A state inside several regions is not more part of one than of another.
    if (leaf && (edge?.target || others.length === 0)) return leaf;
  }
  return taken.edges.length === 0 ? leaves[0] : undefined;
};

/** Whether an actor runs, or is a machine that failed. */
export const isThere = ({ status, chart }: ActorState): boolean =>
  status === 'active' || (status === 'error' && chart !== undefined);

/**
 * Returns the selected actor while it exists, then its successor of the same name, as hot reload starts one; otherwise the one that the page names, the
 * machine that a root started last, or the root.
 */
export const actorShown = (
  { about, actors }: RunState,
  chosen: string | undefined,
): ActorState | undefined => {
  const own = actors.get(chosen ?? '');
  if (own && isThere(own)) return own;
  const alive = [...actors.values()].filter(({ chart, status }) => chart && status === 'active');
  return (
    alive.findLast(({ id, chart }) => id === own?.id && chart?.id === own.chart?.id) ??
    alive.findLast(({ id }) => id === about?.main) ??
    alive.findLast(({ parent, root }) => parent !== undefined && parent === root) ??
    alive[0]
  );
};

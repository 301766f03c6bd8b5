import type { Chart } from '../charts/chart.ts';
import type { ActorState } from '../frames/state.ts';
import { leavesOf } from './values.ts';

/** The innermost state to which the edges that an actor took last led it, at first the one in which it began; none where they name none of several. */
export const placeOf = ({ edges }: Chart, { value, taken }: ActorState): string | undefined => {
  const leaves = leavesOf(value);
  for (const id of taken.edges.toReversed()) {
    const edge = edges.find((one) => one.id === id);
    const place = `${edge?.target ?? edge?.source}.`;
    const [leaf, ...others] = leaves.filter((one) => `${one}.`.startsWith(place));
    // Whoever stays within several regions is at none of them more than at the others.
    if (leaf && (edge?.target || others.length === 0)) return leaf;
  }
  return taken.edges.length === 0 ? leaves[0] : undefined;
};

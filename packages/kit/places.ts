import type { AnyStateNode } from 'xstate';
import { nameOf } from './chart.ts';
import type { Chart } from './chart.ts';
import type { Edge, Graph, Refusal } from './explore.ts';
import { moveKey } from './moves.ts';
import type { Move } from './moves.ts';

/** A step that leaves a state. */
export type MoveEdge = Edge & { move: Move };

const isOfMove = (edge: Edge): edge is MoveEdge => edge.move.by !== 'start';

/** What a state's own transitions answer: the edges they take, the moves their guards leave to a surrounding state, and the refused moves. */
export interface Answered {
  taken: MoveEdge[];
  left: MoveEdge[];
  refused: (Refusal & { at: number })[];
}

const transitionsById = new WeakMap<Chart, Map<string, Chart['transitions'][number]>>();

export const transitionOf = (chart: Chart, id: string): Chart['transitions'][number] | undefined => {
  let byId = transitionsById.get(chart);
  if (!byId) {
    byId = new Map(chart.transitions.map((transition) => [transition.id, transition]));
    transitionsById.set(chart, byId);
  }
  return byId.get(id);
};

export const sourceOf = (chart: Chart, id: string): AnyStateNode | undefined =>
  transitionOf(chart, id)?.definition.source as AnyStateNode | undefined;

const isAround = (place: AnyStateNode, inner: AnyStateNode): boolean =>
  inner.parent !== undefined && (inner.parent === place || isAround(place, inner.parent));

/** Returns what each state answers, computed in one pass: a graph has many more steps than states. */
export const answeredByPlace = ({ chart, edges, vertices }: Graph): ((place: AnyStateNode) => Answered) => {
  const byPlace = new Map<AnyStateNode, Answered>();
  const of = (place: AnyStateNode): Answered => {
    const known = byPlace.get(place) ?? { taken: [], left: [], refused: [] };
    byPlace.set(place, known);
    return known;
  };
  const placesOf = (ids: readonly string[]) =>
    new Set(
      ids
        .filter((id) => transitionOf(chart, id)?.definition.eventType !== '')
        .flatMap((id) => sourceOf(chart, id) ?? []),
    );
  for (const edge of edges) {
    if (!isOfMove(edge)) continue;
    const takers = placesOf(edge.transitions);
    for (const place of takers) of(place).taken.push(edge);
    for (const place of placesOf(edge.guards.map(({ id }) => id)))
      if (!takers.has(place) && [...takers].some((taker) => isAround(taker, place)))
        of(place).left.push(edge);
  }
  for (const { index: at, refused } of vertices)
    for (const refusal of refused)
      for (const place of placesOf(refusal.guards.map(({ id }) => id)))
        of(place).refused.push({ ...refusal, at });
  return of;
};

/** Returns, by key, moves that never change anything in a state; for a parent state, moves that no child takes. */
export const refusedByPlace = ({ vertices }: Graph): ((place: AnyStateNode) => Map<string, Move>) => {
  const byPlace = new Map<AnyStateNode, Map<string, Move>>();
  const refusedAt = (place: AnyStateNode): Map<string, Move> => {
    const here = vertices.filter(({ states }) => states.includes(nameOf(place)));
    const taken = new Set(here.flatMap(({ edges }) => edges.map(({ move }) => moveKey(move))));
    return new Map(
      here.flatMap(({ refused }) =>
        refused.flatMap(({ move }) => {
          const key = moveKey(move);
          return taken.has(key) ? [] : [[key, move] as const];
        }),
      ),
    );
  };
  const refusedWithin = (place: AnyStateNode): Map<string, Move> => {
    // Each region of a parallel state answers on its own.
    if (place.type === 'parallel') return new Map();
    const [first, ...others] = Object.values<AnyStateNode>(place.states).map(of);
    return first
      ? new Map([...first].filter(([key]) => others.every((other) => other.has(key))))
      : refusedAt(place);
  };
  const of = (place: AnyStateNode): Map<string, Move> => {
    const known = byPlace.get(place) ?? refusedWithin(place);
    byPlace.set(place, known);
    return known;
  };
  return of;
};

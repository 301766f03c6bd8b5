import type { Edge, Graph, Refusal, Vertex } from './explore.ts';
import type { Move } from './moves.ts';
import { moveKey } from './moves.ts';
import type { TestPath } from './paths.ts';
import { changedKeys, pathOf } from './paths.ts';

/** When a suite stops: at the first condition that is met. */
export interface StopConditions {
  /** Longest path in steps; a longer one is continued by a new path. Default 60. */
  maxSteps?: number;
  maxPaths?: number;
  /** Share of the reachable targets that is enough, 0 to 1. Default 1. */
  coverage?: number;
}

/** The targets that an edge adds; one that looks back also gets the previous edge. */
interface Criterion {
  targets: (edge: Edge, before: Edge | undefined) => string[];
  looksBack?: true;
}

const once = <Part extends object>(targets: (part: Part) => string[]): ((part: Part) => string[]) => {
  const known = new Map<Part, string[]>();
  return (part) => {
    let found = known.get(part);
    if (!found) known.set(part, (found = targets(part)));
    return found;
  };
};

const byEdge = (targets: (edge: Edge) => string[]): Criterion => ({ targets: once(targets) });

const byPlace = ({ vertices }: Graph, targets: (place: Vertex) => string[]): Criterion => {
  const found = once(targets);
  return {
    targets: ({ to }) => {
      const place = vertices[to];
      return place ? found(place) : [];
    },
  };
};

const transitionsBy = (edge: Edge): string[] => [
  ...edge.transitions,
  ...(edge.move.by === 'person' || edge.move.by === 'service'
    ? edge.transitions.map((id) => `${id} by ${moveKey(edge.move)}`)
    : []),
  ...(edge.move.by === 'start' ? [moveKey(edge.move)] : []),
];

const transitionsAndCases = ({ move, transitions }: Edge): string[] => [
  ...transitions,
  ...(move.by === 'time' ? [] : [move.by === 'service' ? `${move.service} ${move.outcome}` : moveKey(move)]),
];

/** Every transition with each set of context keys it can change: an action that sometimes changes nothing must also be seen to work. */
const changesBy =
  (graph: Graph) =>
  (edge: Edge): string[] => {
    const before = graph.vertices[edge.from];
    const after = graph.vertices[edge.to];
    const keys = after ? changedKeys(graph.model, before?.position.snapshot, after.position.snapshot) : [];
    const stays = before?.states.join(' ') === after?.states.join(' ');
    return edge.transitions.map((id) => `${id} ${stays ? 'stays' : 'leads on'}, changes ${keys.join(', ')}`);
  };

const guardAnswers = (graph: Graph): Criterion[] => {
  const answersOf = ({ guards }: Pick<Edge, 'guards'>) => guards.map(({ id, answer }) => `${id} ${answer}`);
  return [byEdge(answersOf), byPlace(graph, ({ refused }) => [...new Set(refused.flatMap(answersOf))])];
};

const refusedMoves = (graph: Graph) =>
  byPlace(graph, ({ states, refused }) => {
    const where = states.join(' + ');
    return refused.map(({ move }) => `${where}: ${moveKey(move)}`);
  });

const pairs: Criterion = {
  looksBack: true,
  targets: (edge, before) =>
    before && before.transitions.length > 0 && edge.transitions.length > 0
      ? [`${before.transitions.at(-1)} then ${edge.transitions[0]}`]
      : [],
};

/** Covers all targets with few walks, greedily: each continues to the nearest edge that adds a target. */
const cover = (
  graph: Graph,
  criteria: readonly Criterion[],
  { maxSteps = 60, maxPaths = Infinity, coverage = 1 }: StopConditions,
): Edge[][] => {
  const open = new Set(criteria.flatMap((criterion) => allTargets(graph, criterion)));
  const enough = Math.floor(open.size * (1 - coverage));
  const walks: Edge[][] = [];
  while (open.size > enough && walks.length < maxPaths) {
    const walk: Edge[] = [];
    while (open.size > enough) {
      const detour = nearest(graph, criteria, open, walk.at(-1));
      if (!detour || (walk.length > 1 && walk.length + detour.length > maxSteps + 1)) break;
      for (const edge of detour) {
        for (const { targets } of criteria)
          for (const target of targets(edge, walk.at(-1))) open.delete(target);
        walk.push(edge);
      }
    }
    if (walk.length === 0) break;
    walks.push(walk);
  }
  return walks;
};

const allTargets = ({ edges, vertices }: Graph, { targets, looksBack }: Criterion): string[] => {
  // Many edges share the same list of targets per state.
  const lists = new Set(
    edges.flatMap((edge) =>
      looksBack
        ? (vertices[edge.to]?.edges ?? []).map((next) => targets(next, edge))
        : [targets(edge, undefined)],
    ),
  );
  return [...lists].flat();
};

/** Shortest path from an edge (or from the start) to one that adds a target. */
const nearest = (
  graph: Graph,
  criteria: readonly Criterion[],
  open: ReadonlySet<string>,
  last: Edge | undefined,
): Edge[] | undefined => {
  const adds = (edge: Edge, before: Edge | undefined) =>
    criteria.some(({ targets }) => targets(edge, before).some((target) => open.has(target)));
  // If no criterion looks back, all edges to a vertex are equivalent, and only the first is followed.
  const looksBack = criteria.some((criterion) => criterion.looksBack);
  const followed = new Set<number>();
  const wayTo = new Map<Edge, Edge | undefined>();
  let frontier: [Edge, Edge | undefined][] = (
    last ? (graph.vertices[last.to]?.edges ?? []) : graph.starts
  ).map((edge) => [edge, undefined]);
  while (frontier.length > 0) {
    const next: typeof frontier = [];
    for (const [edge, before] of frontier) {
      if (adds(edge, before ?? last)) return [...(before ? backFrom(before, wayTo) : []), edge];
      if (wayTo.has(edge)) continue;
      wayTo.set(edge, before);
      if (!looksBack && followed.has(edge.to)) continue;
      followed.add(edge.to);
      for (const following of graph.vertices[edge.to]?.edges ?? []) next.push([following, edge]);
    }
    frontier = next;
  }
  return undefined;
};

const backFrom = (edge: Edge, wayTo: ReadonlyMap<Edge, Edge | undefined>): Edge[] => {
  const way = [edge];
  for (let before = wayTo.get(edge); before; before = wayTo.get(before)) way.unshift(before);
  return way;
};

const asPaths = (
  graph: Graph,
  name: string,
  walks: readonly Edge[][],
  refusedAt?: (vertex: number) => Move[],
): TestPath[] => walks.map((walk, index) => pathOf(graph, `${name} ${index + 1}`, walk, refusedAt));

/** Chooses the refusals to try at a vertex: each once in each set of states, and once for each result of its guards. */
const onceEach = (graph: Graph, which: (refusal: Refusal) => boolean = () => true) => {
  const tried = new Set<string>();
  return (index: number): Move[] => {
    const vertex = graph.vertices[index];
    return (vertex?.refused ?? []).filter(which).flatMap(({ guards: decided, move }) => {
      const key = [
        vertex?.states.join(' + '),
        moveKey(move),
        ...decided.map(({ id, answer }) => `${id} ${answer}`),
      ].join(': ');
      if (tried.has(key)) return [];
      tried.add(key);
      return [move];
    });
  };
};

/** Returns paths that take every reachable transition, by every case that can cause it, from every input. */
export const transitionTour = (graph: Graph, stop: StopConditions = {}): TestPath[] =>
  asPaths(graph, 'tour', cover(graph, [byEdge(transitionsBy)], stop));

/** Like the transition tour, but tries every case only once: a third of the steps, for an expensive layer. */
export const briefTour = (graph: Graph, stop: StopConditions = {}): TestPath[] =>
  asPaths(graph, 'tour', cover(graph, [byEdge(transitionsAndCases)], stop));

/** Returns paths on which every guard returns true and false, if possible. */
export const guardTour = (graph: Graph, stop: StopConditions = {}): TestPath[] =>
  asPaths(
    graph,
    'guards',
    cover(graph, guardAnswers(graph), stop),
    onceEach(graph, (refusal) => refusal.guards.length > 0),
  );

/** Returns paths through every pair of consecutive transitions. */
export const pairTour = (graph: Graph, stop: StopConditions = {}): TestPath[] =>
  asPaths(graph, 'pairs', cover(graph, [pairs], stop));

/** Returns paths that try, in every set of states, everything that must be refused there. */
export const refusalTour = (graph: Graph, stop: StopConditions = {}): TestPath[] =>
  asPaths(graph, 'refusals', cover(graph, [refusedMoves(graph)], stop), onceEach(graph));

/** Returns the suite that a machine must pass: every transition, case, context change, guard result and refusal. */
export const fullSuite = (graph: Graph, stop: StopConditions = {}): TestPath[] => {
  const criteria = [
    byEdge(transitionsBy),
    byEdge(changesBy(graph)),
    ...guardAnswers(graph),
    refusedMoves(graph),
  ];
  return asPaths(graph, 'full', cover(graph, criteria, stop), onceEach(graph));
};

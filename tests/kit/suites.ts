import type { Edge, Graph, Refusal, Vertex } from './explore.ts';
import type { Move } from './moves.ts';
import { moveKey } from './moves.ts';
import type { TestPath } from './paths.ts';
import { changedKeys, pathOf } from './paths.ts';

/** When a suite has enough. Whatever comes first stops it. */
export interface StopConditions {
  /** Longest path in steps. A new path begins after it. Default 60. */
  maxSteps?: number;
  maxPaths?: number;
  /** Part of the reachable targets that is enough, 0 to 1. Default 1. */
  coverage?: number;
}

/** What an edge adds to a criterion; one that looks back is given the edge before it too. */
interface Criterion {
  targets: (edge: Edge, before: Edge | undefined) => string[];
  looksBack?: true;
}

const once = <Part extends object>(targets: (part: Part) => string[]): ((part: Part) => string[]) => {
  const known = new Map<Part, string[]>();
  return (part) => {
    const found = known.get(part) ?? targets(part);
    known.set(part, found);
    return found;
  };
};

/** A criterion of single edges. */
const byEdge = (targets: (edge: Edge) => string[]): Criterion => ({ targets: once(targets) });

/** A criterion of the places that edges lead to. */
const byPlace = ({ vertices }: Graph, targets: (place: Vertex) => string[]): Criterion => {
  const found = once(targets);
  return {
    targets: ({ to }) => {
      const place = vertices[to];
      return place ? found(place) : [];
    },
  };
};

/** Every transition of the chart that can be taken, and every case of every event and service that can take it. */
const transitionsBy = (edge: Edge): string[] => [
  ...edge.transitions,
  ...(edge.move.by === 'person' || edge.move.by === 'service'
    ? edge.transitions.map((id) => `${id} by ${moveKey(edge.move)}`)
    : []),
  ...(edge.move.by === 'start' ? [moveKey(edge.move)] : []),
];

/** Every transition of the chart that can be taken, and every case of every event and service: each once, wherever it is. */
const transitionsAndCases = ({ move, transitions }: Edge): string[] => [
  ...transitions,
  ...(move.by === 'time' ? [] : [move.by === 'service' ? `${move.service} ${move.outcome}` : moveKey(move)]),
];

/** Every transition with each set of context keys that it can change, leading on or not: what now and then has nothing to do is seen at work. */
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

/** Every move that must be refused, once in each set of states. */
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

/**
 * Fewest walks, by greed, that reach everything a criterion names: from where a walk stands it goes on to the nearest
 * edge that adds something; when none can be reached from there, the next walk begins.
 */
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
  // What places add is the same list for many edges.
  const lists = new Set(
    edges.flatMap((edge) =>
      looksBack
        ? (vertices[edge.to]?.edges ?? []).map((next) => targets(next, edge))
        : [targets(edge, undefined)],
    ),
  );
  return [...lists].flat();
};

/** Shortest way on from an edge (or from the beginning) to one that adds a target. */
const nearest = (
  graph: Graph,
  criteria: readonly Criterion[],
  open: ReadonlySet<string>,
  last: Edge | undefined,
): Edge[] | undefined => {
  const adds = (edge: Edge, before: Edge | undefined) =>
    criteria.some(({ targets }) => targets(edge, before).some((target) => open.has(target)));
  // Where no criterion looks back, all edges to a vertex lead on alike: only the first of them is followed.
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

/** Says which refusals to try at a vertex: each once in each set of states, and once for each answer of its guards. */
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

/** Paths that take every reachable transition, by every case that can cause it, from every input. */
export const transitionTour = (graph: Graph, stop: StopConditions = {}): TestPath[] =>
  asPaths(graph, 'tour', cover(graph, [byEdge(transitionsBy)], stop));

/**
 * Paths that take every reachable transition once and try every case of every event and service once, from every input: a third of
 * the transition tour where many cases take the same transition, for a layer on which each step is dear.
 */
export const briefTour = (graph: Graph, stop: StopConditions = {}): TestPath[] =>
  asPaths(graph, 'tour', cover(graph, [byEdge(transitionsAndCases)], stop));

/** Paths on which every guard answers yes and no, as far as it can. */
export const guardTour = (graph: Graph, stop: StopConditions = {}): TestPath[] =>
  asPaths(
    graph,
    'guards',
    cover(graph, guardAnswers(graph), stop),
    onceEach(graph, (refusal) => refusal.guards.length > 0),
  );

/** Paths through every two transitions that can follow one another. */
export const pairTour = (graph: Graph, stop: StopConditions = {}): TestPath[] =>
  asPaths(graph, 'pairs', cover(graph, [pairs], stop));

/** Paths that try, in every set of states, all that must be refused there. */
export const refusalTour = (graph: Graph, stop: StopConditions = {}): TestPath[] =>
  asPaths(graph, 'refusals', cover(graph, [refusedMoves(graph)], stop), onceEach(graph));

/** The suite that a machine is held to: every transition, by every case and with every change it can make, every guard both ways, every refusal. */
export const fullSuite = (graph: Graph, stop: StopConditions = {}): TestPath[] => {
  const criteria = [
    byEdge(transitionsBy),
    byEdge(changesBy(graph)),
    ...guardAnswers(graph),
    refusedMoves(graph),
  ];
  return asPaths(graph, 'full', cover(graph, criteria, stop), onceEach(graph));
};

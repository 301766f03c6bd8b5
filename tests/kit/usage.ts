import { untested, type UsageSum } from '../../inspector/usage/usage.ts';
import { coverageOf } from './coverage.ts';
import type { Edge, Graph } from './explore.ts';
import type { TestPath } from './paths.ts';
import { pathOf } from './paths.ts';

/** What borrowers and tests do with a chart, edge by edge. */
export interface Neglected {
  /** Edges that nobody took. */
  byBorrowers: string[];
  /** Edges that no accepted path takes, the most used first, each with how often borrowers took it. */
  byTests: { edge: string; taken: number }[];
}

/** The edges that paths take. */
export const testedEdges = (graph: Graph, paths: readonly TestPath[]): string[] => {
  const missing = new Set(coverageOf(graph, paths).transitions.missing);
  return graph.chart.transitions.flatMap(({ id }) => (missing.has(id) ? [] : [id]));
};

/** Which edges nobody takes, and which no test does. */
export const neglected = (graph: Graph, paths: readonly TestPath[], { edges }: UsageSum): Neglected => ({
  byBorrowers: graph.chart.transitions.flatMap(({ id }) => (edges[id] ? [] : [id])),
  byTests: untested(graph.chart.transitions, testedEdges(graph, paths), edges),
});

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
const random = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** One of several, as often as its weight says. */
const drawn = (edges: readonly Edge[], weight: (edge: Edge) => number, number: number): Edge | undefined => {
  let left = number * edges.reduce((sum, edge) => sum + weight(edge), 0);
  return edges.find((edge) => {
    left -= weight(edge);
    return left <= 0;
  });
};

/** A walk as borrowers walk: an edge is as likely as it is used; one that nobody took is possible, too. */
export const usedWalk = (graph: Graph, { edges: taken }: UsageSum, seed: number, steps = 30): TestPath => {
  const next = random(seed);
  const weight = ({ transitions }: Edge) => 1 + transitions.reduce((sum, id) => sum + (taken[id] ?? 0), 0);
  const [start] = graph.starts;
  if (!start) throw new Error(`The graph of '${graph.model.name}' has no start.`);
  const edges = [start];
  for (let step = 0; step < steps; step += 1) {
    const edge = drawn(graph.vertices[edges.at(-1)?.to ?? 0]?.edges ?? [], weight, next());
    if (!edge) break;
    edges.push(edge);
  }
  return pathOf(graph, `used ${seed}`, edges);
};

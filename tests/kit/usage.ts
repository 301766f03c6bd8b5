import { untested, type UsageSum } from '../../inspector/usage/usage.ts';
import { coverageOf } from './coverage.ts';
import type { Graph } from './explore.ts';
import type { TestPath } from './paths.ts';

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

import { untested, type UsageSum } from '../../inspector/usage/usage.ts';
import { coverageOf } from './coverage.ts';
import type { Graph } from './explore.ts';
import type { TestPath } from './paths.ts';

/** The edges of a chart that borrowers or tests do not take. */
export interface Neglected {
  /** Edges that no borrower took. */
  byBorrowers: string[];
  /** Edges that no accepted path takes, most used first, with the number of times borrowers took them. */
  byTests: { edge: string; taken: number }[];
}

/** Returns the edges that paths take. */
export const testedEdges = (graph: Graph, paths: readonly TestPath[]): string[] => {
  const missing = new Set(coverageOf(graph, paths).transitions.missing);
  return graph.chart.transitions.flatMap(({ id }) => (missing.has(id) ? [] : [id]));
};

/** Returns the edges that borrowers or tests never take. */
export const neglected = (graph: Graph, paths: readonly TestPath[], { edges }: UsageSum): Neglected => ({
  byBorrowers: graph.chart.transitions.flatMap(({ id }) => (edges[id] ? [] : [id])),
  byTests: untested(graph.chart.transitions, testedEdges(graph, paths), edges),
});

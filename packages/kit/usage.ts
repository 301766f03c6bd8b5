import { untested, type UsageSum } from '../inspector/usage/usage.ts';
import { takeable } from './chart.ts';
import { coverageOf } from './coverage.ts';
import type { Graph } from './explore.ts';
import type { TestPath } from './paths.ts';

export interface Neglected {
  byBorrowers: string[];
  /** Edges that no accepted path takes, most used first, with the number of times borrowers took them. */
  byTests: { edge: string; taken: number }[];
}

export const testedEdges = (graph: Graph, paths: readonly TestPath[]): string[] => {
  const missing = new Set(coverageOf(graph, paths).transitions.missing);
  return takeable(graph.chart).filter((id) => !missing.has(id));
};

export const neglected = (graph: Graph, paths: readonly TestPath[], { edges }: UsageSum): Neglected => ({
  byBorrowers: takeable(graph.chart).filter((id) => !edges[id]),
  byTests: untested(
    takeable(graph.chart).map((id) => ({ id })),
    testedEdges(graph, paths),
    edges,
  ),
});

import { array, check, nat, property } from 'fast-check';
import { brokenRules } from './rules.ts';
import type { Edge, Graph } from './explore.ts';
import { pathOf, pathSentences } from './paths.ts';
import type { TestPath } from './paths.ts';
import { runLive } from './run/live.ts';
import { divergenceText } from './run/session.ts';

export interface WalkOptions {
  /** Number of walks. Default 100. */
  runs?: number;
  /** Longest walk in steps. Default 40. */
  steps?: number;
  /** Repeats the walks of an earlier run, as its failure printed it. */
  seed?: number;
}

/** A walk that a list of numbers chooses: each number picks one of the ways on. */
const chosenPath = (graph: Graph, choices: readonly number[]): TestPath => {
  const pick = (edges: readonly Edge[], choice: number): Edge | undefined => edges[choice % edges.length];
  const [first = 0, ...rest] = choices;
  const start = pick(graph.starts, first);
  if (!start) throw new Error(`The graph of '${graph.model.name}' has no start.`);
  const edges = [start];
  for (const choice of rest) {
    const next = pick(graph.vertices[edges.at(-1)?.to ?? 0]?.edges ?? [], choice);
    if (!next) break;
    edges.push(next);
  }
  const last = graph.vertices[edges.at(-1)?.to ?? 0];
  return pathOf(graph, `walk ${choices.join(',')}`, edges, (vertex) =>
    vertex === last?.index ? last.refused.map(({ move }) => move) : [],
  );
};

/**
 * Random walks on a live actor, compared with the graph step by step. What fails is shrunk to the shortest walk that
 * still fails.
 * @throws with the walk as sentences and the seed that repeats it.
 */
export const randomWalks = (graph: Graph, { runs = 100, steps = 40, seed }: WalkOptions = {}): void => {
  const [broken] = brokenRules(graph);
  if (broken) throw new Error(`'${broken.says}' does not hold:\n${broken.counterexample.join('\n')}`);
  const choices = array(nat({ max: 10_000 }), { minLength: 1, maxLength: steps });
  const outcome = check(
    property(choices, (chosen) => runLive(graph.model, chosenPath(graph, chosen)) === undefined),
    { numRuns: runs, ...(seed !== undefined && { seed }) },
  );
  if (!outcome.failed) return;
  const [chosen] = outcome.counterexample ?? [];
  const path = chosenPath(graph, chosen ?? []);
  const divergence = runLive(graph.model, path);
  const story = divergence
    ? divergenceText(graph.model, divergence, `npm run model -- ${graph.model.name} --seed ${outcome.seed}`)
    : pathSentences(graph.model, path).join('\n');
  throw new Error(`After ${outcome.numRuns} walks (seed ${outcome.seed}):\n${story}`, {
    cause: outcome.errorInstance,
  });
};

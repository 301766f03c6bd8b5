import { array, check, nat, property } from 'fast-check';
import type { UsageSum } from '../inspector/usage/usage.ts';
import { acceptedWays, pathOfWays } from './accepted.ts';
import type { Way } from './accepted.ts';
import { edgesAlong } from './coverage.ts';
import { brokenRules } from './rules.ts';
import type { Edge, Graph } from './explore.ts';
import { pathOf, pathSentences } from './paths.ts';
import type { TestPath } from './paths.ts';
import { runLive } from './run/live.ts';
import { divergenceText } from './run/session.ts';
import { argument } from './words.ts';

type Taken = Pick<UsageSum, 'edges'>;

export interface WalkOptions {
  /** Number of walks. Default 100. */
  runs?: number;
  /** Longest walk in steps. Default 40. */
  steps?: number;
  /** Repeats the walks of an earlier run, as its failure printed it. */
  seed?: number;
  /** How often borrowers took each edge of the chart; the walk chooses edges with the same frequencies. */
  usage?: Taken | undefined;
}

/** The space of random walks: how a walk may begin and continue, and what each step must result in. */
interface Ground<Step> {
  starts: readonly Step[];
  after(step: Step): readonly Step[];
  path(id: string, walked: readonly Step[]): TestPath;
  edgesOf(step: Step): readonly string[];
}

const ownGround = (graph: Graph): Ground<Edge> => ({
  starts: graph.starts,
  after: ({ to }) => graph.vertices[to]?.edges ?? [],
  path: (id, walked) => {
    const last = graph.vertices[walked.at(-1)?.to ?? 0];
    return pathOf(graph, id, walked, (vertex) =>
      vertex === last?.index ? last.refused.map(({ move }) => move) : [],
    );
  },
  edgesOf: ({ transitions }) => transitions,
});

/** Everything accepted of a machine, whatever it does now; its graph is only used to name the edges of each step. */
const acceptedGround = (graph: Graph, accepted: readonly TestPath[]): Ground<Way> => {
  const along = accepted.map((path) => edgesAlong(graph, path));
  return {
    starts: acceptedWays(graph.model, accepted),
    after: ({ to }) => to.ways,
    path: pathOfWays,
    edgesOf: ({ said }) => along[said.path]?.[said.step]?.transitions ?? [],
  };
};

const choiceRange = 1_000_000;

/** Chooses a step by a number, weighted by borrowers' frequencies; a step that nobody took is possible too. */
const chosen = <Step>(
  { edgesOf }: Ground<Step>,
  steps: readonly Step[],
  choice: number,
  usage: Taken | undefined,
): Step | undefined => {
  if (!usage) return steps[choice % steps.length];
  const weights = steps.map((step) => edgesOf(step).reduce((sum, edge) => sum + (usage.edges[edge] ?? 0), 1));
  let left = (choice / choiceRange) * weights.reduce((sum, weight) => sum + weight, 0);
  return steps.find((_, index) => {
    left -= weights[index] ?? 0;
    return left < 0;
  });
};

/** Builds a walk from a list of numbers, each of which picks the next step. */
const chosenPath = <Step>(
  ground: Ground<Step>,
  [first = 0, ...rest]: readonly number[],
  usage: Taken | undefined,
): TestPath => {
  const start = chosen(ground, ground.starts, first, usage);
  if (!start) throw new Error('There is nowhere to begin a walk.');
  const walked = [start];
  let at = start;
  for (const choice of rest) {
    const next = chosen(ground, ground.after(at), choice, usage);
    if (!next) break;
    walked.push(next);
    at = next;
  }
  return ground.path('walk', walked);
};

const walkOn = <Step>(
  { model }: Graph,
  ground: Ground<Step>,
  { runs = 100, steps = 40, seed, usage }: WalkOptions,
): string | undefined => {
  const choices = array(nat({ max: choiceRange - 1 }), { minLength: 1, maxLength: steps + 1, size: 'max' });
  const outcome = check(
    property(choices, (numbers) => runLive(model, chosenPath(ground, numbers, usage)) === undefined),
    { numRuns: runs, ...(seed !== undefined && { seed }) },
  );
  if (!outcome.failed) return undefined;
  const path = chosenPath(ground, outcome.counterexample?.[0] ?? [], usage);
  const divergence = runLive(model, path);
  const story = divergence
    ? divergenceText(
        model,
        divergence,
        `npm run model -- ${argument(model.name)} --walks ${runs} --seed ${outcome.seed}`,
      )
    : [...pathSentences(model, path), String(outcome.errorInstance)].join('\n');
  return `After ${outcome.numRuns} walks (seed ${outcome.seed}):\n${story}`;
};

/**
 * Runs random walks on a live actor, compared with the machine's own graph, so a fault of the chart stays hidden.
 * @throws with the shortest failing walk as sentences, and the seed that repeats it.
 */
export const randomWalks = (graph: Graph, options: WalkOptions = {}): void => {
  const [broken] = brokenRules(graph);
  if (broken) throw new Error(`'${broken.says}' does not hold:\n${broken.counterexample.join('\n')}`);
  const story = walkOn(graph, ownGround(graph), options);
  if (story !== undefined) throw new Error(story);
};

/**
 * Runs random walks on a live actor through accepted behaviour, to find faults that need a different past than the accepted paths have.
 * @returns the shortest diverging walk as sentences, and its seed; undefined when none diverges.
 */
export const strayedFrom = (
  graph: Graph,
  accepted: readonly TestPath[],
  options: WalkOptions = {},
): string | undefined => walkOn(graph, acceptedGround(graph, accepted), options);

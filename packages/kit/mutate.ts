import { activeLeaves } from './chart.ts';
import type { Effect } from './effects.ts';
import { isAt } from './explore.ts';
import type { Edge, Graph, Refusal, Vertex } from './explore.ts';

import type { Model } from './model.ts';
import { applyMove, inputNamed, moveKey } from './moves.ts';
import type { Matters, Mutant } from './mutants.ts';
import { mutantsOf } from './mutants.ts';
import type { TestPath } from './paths.ts';
import { observationOf } from './paths.ts';
import { runPure } from './run/pure.ts';
import { sameObservation } from './run/session.ts';
import { serialise } from './serialise.ts';
import { doubles } from './standIn.ts';
import type { Reactions, StepResult } from './step.ts';
import { firstStep } from './step.ts';

export interface MutationResult {
  killed: number;
  /** Mutants that behave differently under the model. */
  all: number;
  equal: string[];
  /** Why each equivalent mutant is equivalent: the part of the chart that it changes does nothing. By name. */
  redundant: Record<string, string>;
  survivors: string[];
  /** Survivors that the model waives, with the reason. */
  explained: Record<string, string>;
  /** Waived mutants that tests detect anyway, or that no longer exist. */
  idle: string[];
}

const waiverOf = (name: string): string => `survives: ${name}`;

/** Why a mistake changes nothing when it can affect no step. */
const neverSo: Record<Matters['kind'], string> = {
  active: 'this state is never entered',
  begun: 'this state is never entered as it begins',
  chosen: 'this transition is never taken',
  refused: 'this guard never says no',
};

type Step = Edge | (Refusal & { at: Vertex });

/** The effect of a mutant on a step: none, visible at once in a path, or visible later if at all. */
type Verdict = 'same' | 'seen' | 'hidden';

const stepAnew = (graph: Graph, step: Step, reactions?: Reactions): StepResult => {
  const { chart, model, vertices } = graph;
  if ('at' in step) return applyMove(model, chart, step.at.position, step.move, reactions);
  if (step.move.by === 'start') return firstStep(chart, inputNamed(model, step.move.input, doubles().double));
  return applyMove(model, chart, (vertices[step.from] as Vertex).position, step.move, reactions);
};

export const judge = (graph: Graph, step: Step, reactions?: Reactions): Verdict => {
  const { model, vertices } = graph;
  let anew: StepResult;
  try {
    anew = stepAnew(graph, step, reactions);
  } catch {
    // The machine cannot start, or a payload or result can no longer be made.
    return 'seen';
  }
  const isRefusal = 'at' in step;
  const before = isRefusal ? step.at : vertices[step.from];
  const after = isRefusal ? step.at : (vertices[step.to] as Vertex);
  const { snapshot } = anew.position;
  const isSame = anew.position === after.position || isAt(model, anew.position, after.key);
  if (isRefusal && (anew.transitions.length > 0 || !isSame)) return 'seen';
  const effects = isRefusal ? [] : step.effects;
  const isSameWithEffects = isSame && sameEffects(anew.effects, effects);
  // All other observations follow from these.
  if (isSameWithEffects && sameTags(snapshot.tags, after.position.snapshot.tags)) return 'same';
  const look = (seen: typeof snapshot, states: readonly string[], done: readonly Effect[]) =>
    observationOf(model, before?.position.snapshot, seen, states, done);
  const expected = look(after.position.snapshot, after.states, effects);
  const found = look(snapshot, activeLeaves(snapshot), anew.effects);
  if (!sameObservation(expected, found)) return 'seen';
  return isSameWithEffects ? 'same' : 'hidden';
};

const sameEffects = (some: readonly Effect[], others: readonly Effect[]): boolean =>
  some.length === others.length && (some.length === 0 || serialise(some) === serialise(others));

const sameTags = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  some.size === others.size && [...some].every((tag) => others.has(tag));

/** Whether a mistake can affect a step: a refused move exits and enters nothing, and runs no action. */
export const canMatter =
  (matters: Matters) =>
  (step: Step): boolean => {
    switch (matters.kind) {
      case 'active':
        return !('at' in step) && step.passed.includes(matters.name);
      case 'begun':
        return (
          !('at' in step) && (step.move.by === 'start' || step.transitions.some((id) => matters.by.has(id)))
        );
      case 'chosen':
        return step.chosen.includes(matters.name);
      case 'refused':
        return step.guards.some(({ id, answer }) => !answer && id === matters.name);
    }
  };

const stepsFor = (steps: readonly Step[]): ((matters: Matters) => readonly Step[]) => {
  const known = new Map<string, readonly Step[]>();
  return (matters) => {
    if (matters.kind === 'begun') return steps.filter(canMatter(matters));
    const key = `${matters.kind} ${matters.name}`;
    const found = known.get(key) ?? steps.filter(canMatter(matters));
    known.set(key, found);
    return found;
  };
};

const refusalsOf = (graph: Graph): Map<Refusal, Step> =>
  new Map(
    graph.vertices.flatMap((at) => at.refused.map((refusal) => [refusal, { ...refusal, at }] as const)),
  );

/** The steps of the graph that a path takes and tries; undefined when it diverges from the graph. */
const stepsOn = (graph: Graph, refusals: Map<Refusal, Step>, path: TestPath): Step[] | undefined => {
  const steps: Step[] = [];
  let edge = graph.starts.find(({ move }) => move.by === 'start' && move.input === path.input);
  for (const at of [path, ...path.steps]) {
    if ('move' in at) {
      const key = moveKey(at.move);
      edge = edge && graph.vertices[edge.to]?.edges.find(({ move }) => moveKey(move) === key);
    }
    if (!edge) return undefined;
    steps.push(edge);
    const vertex = graph.vertices[edge.to];
    for (const move of at.refused ?? []) {
      const key = moveKey(move);
      const refusal = vertex?.refused.find((candidate) => moveKey(candidate.move) === key);
      const tried = refusal && refusals.get(refusal);
      if (!tried) return undefined;
      steps.push(tried);
    }
  }
  return steps;
};

const diverges = (model: Model, path: TestPath, graph: Graph): boolean => {
  try {
    return runPure(model, path, graph.chart) !== undefined;
  } catch {
    return true;
  }
};

/**
 * Counts the mutants that these paths detect: a step observes something else than the path expects. A mutant that is equal on every step of the graph
 * does not count, and paths that the machine itself does not follow detect nothing.
 */
export const mutationScore = (graph: Graph, paths: readonly TestPath[]): MutationResult => {
  const { model } = graph;
  const refusals = refusalsOf(graph);
  const pathsBy = new Map<Step, TestPath[]>();
  for (const path of paths) {
    if (diverges(model, path, graph)) continue;
    for (const step of stepsOn(graph, refusals, path) ?? [])
      pathsBy.set(step, [...(pathsBy.get(step) ?? []), path]);
  }
  const tried = stepsFor([...pathsBy.keys()]);
  const possible = stepsFor([...graph.edges, ...refusals.values()]);

  const isTold = ({ matters }: Mutant, reactions: Reactions): boolean => {
    const later = new Set<TestPath>();
    for (const step of tried(matters)) {
      const verdict = judge(graph, step, reactions);
      if (verdict === 'seen') return true;
      if (verdict === 'hidden') for (const path of pathsBy.get(step) ?? []) later.add(path);
    }
    return [...later].some((path) => diverges(model, path, graph));
  };
  const whyEqual = ({ matters }: Mutant, reactions: Reactions): string | undefined => {
    const steps = possible(matters);
    if (steps.some((step) => judge(graph, step, reactions) !== 'same')) return undefined;
    if (steps.length === 0) return neverSo[matters.kind];
    return steps.length === 1
      ? 'the one step that it could change ends the same'
      : `all ${steps.length} steps that it could change end the same`;
  };

  const made = mutantsOf(graph.chart).map((mutant) => {
    const takeBack = mutant.make();
    const reactions: Reactions = new Map();
    try {
      if (isTold(mutant, reactions)) return { name: mutant.name, verdict: 'told' };
      const why = whyEqual(mutant, reactions);
      return { name: mutant.name, verdict: why === undefined ? 'survives' : 'equal', why };
    } finally {
      takeBack();
    }
  });
  const named = (wanted: string) => made.flatMap(({ name, verdict }) => (verdict === wanted ? [name] : []));
  const equal = named('equal');
  const reasonOf = (name: string) => model.waive[waiverOf(name)];
  const survivors = named('survives');
  return {
    killed: named('told').length,
    all: made.length - equal.length,
    equal,
    redundant: Object.fromEntries(made.flatMap(({ name, why }) => (why === undefined ? [] : [[name, why]]))),
    survivors: survivors.filter((name) => reasonOf(name) === undefined),
    idle: Object.keys(model.waive).flatMap((key) => {
      const name = key.startsWith(waiverOf('')) ? key.slice(waiverOf('').length) : undefined;
      return name === undefined || survivors.includes(name) ? [] : [name];
    }),
    explained: Object.fromEntries(
      survivors.flatMap((name) => {
        const reason = reasonOf(name);
        return reason === undefined ? [] : [[name, reason]];
      }),
    ),
  };
};

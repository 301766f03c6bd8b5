import type { AnyStateNode } from 'xstate';
import { activeLeaves, nameOf } from './chart.ts';
import type { Effect } from './effects.ts';
import { positionKey } from './explore.ts';
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
import type { StepResult } from './step.ts';
import { firstStep } from './step.ts';

export interface MutationResult {
  killed: number;
  /** Mutants that differ from the machine under the model. */
  all: number;
  /** Mutants that do the same as the machine under the model. */
  equal: string[];
  /** Why each of them does: what it would change is a part of the chart that does nothing. By name. */
  redundant: Record<string, string>;
  survivors: string[];
  /** Survivors that the model explains, with the reason. */
  explained: Record<string, string>;
  /** Mutants that the model explains though they are told, or that the chart does not have any more. */
  idle: string[];
}

/** Key of a survivor's waiver in a model. */
const waiverOf = (name: string): string => `survives: ${name}`;

/** Why a mistake changes nothing when no step is one that it could change. */
const neverSo: Record<Matters['kind'], string> = {
  active: 'this state is never entered',
  chosen: 'this transition is never taken',
  refused: 'this guard never says no',
};

/** One step of the graph: one that leads on, or one that is refused at a place. */
type Step = Edge | (Refusal & { at: Vertex });

/** What a mutant makes of a step: the same, something that a path sees at once, or something that shows later if at all. */
type Verdict = 'same' | 'seen' | 'hidden';

const stepAnew = (graph: Graph, step: Step): StepResult => {
  const { chart, model, vertices } = graph;
  if ('at' in step) return applyMove(model, chart, step.at.position, step.move);
  if (step.move.by === 'start') return firstStep(chart, inputNamed(model, step.move.input, doubles().double));
  return applyMove(model, chart, (vertices[step.from] as Vertex).position, step.move);
};

const judge = (graph: Graph, step: Step): Verdict => {
  const { model, vertices } = graph;
  let anew: StepResult;
  try {
    anew = stepAnew(graph, step);
  } catch {
    // A machine that cannot start, a payload or an outcome that cannot be made any more.
    return 'seen';
  }
  const isRefusal = 'at' in step;
  const before = isRefusal ? step.at : vertices[step.from];
  const after = isRefusal ? step.at : (vertices[step.to] as Vertex);
  const { snapshot } = anew.position;
  const isSame = positionKey(anew.position) === after.key;
  if (isRefusal && (anew.transitions.length > 0 || !isSame)) return 'seen';
  const effects = isRefusal ? [] : step.effects;
  const isSameWithEffects = isSame && serialise(anew.effects) === serialise(effects);
  // All that is observed follows from these.
  if (isSameWithEffects && sameTags(snapshot.tags, after.position.snapshot.tags)) return 'same';
  const look = (seen: typeof snapshot, states: readonly string[], done: readonly Effect[]) =>
    observationOf(model, before?.position.snapshot, seen, states, done);
  const expected = look(after.position.snapshot, after.states, effects);
  const found = look(snapshot, activeLeaves(snapshot), anew.effects);
  if (!sameObservation(expected, found)) return 'seen';
  return isSameWithEffects ? 'same' : 'hidden';
};

const sameTags = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  some.size === others.size && [...some].every((tag) => others.has(tag));

/** Names of the states that were active at any moment of a step. */
const activeOn = (step: Step): string[] =>
  'at' in step ? (step.at.position.snapshot._nodes as AnyStateNode[]).map(nameOf) : step.passed;

/** Finds the steps on which a mistake can matter at all. */
const finder = (steps: Iterable<Step>): ((mutant: Mutant) => Iterable<Step>) => {
  const found: Record<Matters['kind'], Map<string, Set<Step>>> = {
    active: new Map(),
    chosen: new Map(),
    refused: new Map(),
  };
  for (const step of steps) {
    const add = (kind: Matters['kind'], name: string) => {
      const known = found[kind].get(name);
      if (known) known.add(step);
      else found[kind].set(name, new Set([step]));
    };
    for (const state of activeOn(step)) add('active', state);
    for (const id of step.chosen) add('chosen', id);
    for (const { id, answer } of step.guards) if (!answer) add('refused', id);
  }
  return ({ matters: { kind, name } }) => found[kind].get(name) ?? [];
};

const refusalsOf = (graph: Graph): Map<Refusal, Step> =>
  new Map(
    graph.vertices.flatMap((at) => at.refused.map((refusal) => [refusal, { ...refusal, at }] as const)),
  );

/** The steps of the graph that a path takes and tries; undefined when it goes apart from the graph. */
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
 * How many mutants of the machine these paths tell from it. The paths' own expectations are what counts, not the
 * mutant's graph: a mutant is told when a step of a path shows something else. A step to which the mistake cannot matter need not be
 * taken again: one that never chose the mutated transition, or was never in the mutated state. A mutant that does the same on every step of the whole graph is equal and does not count. Paths that the machine itself does not
 * keep to tell nothing.
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
  const tried = finder(pathsBy.keys());
  const possible = finder([...graph.edges, ...refusals.values()]);

  const isTold = (mutant: Mutant): boolean => {
    const later = new Set<TestPath>();
    for (const step of tried(mutant)) {
      const verdict = judge(graph, step);
      if (verdict === 'seen') return true;
      if (verdict === 'hidden') for (const path of pathsBy.get(step) ?? []) later.add(path);
    }
    return [...later].some((path) => diverges(model, path, graph));
  };
  const isEqual = (mutant: Mutant): boolean => {
    for (const step of possible(mutant)) if (judge(graph, step) !== 'same') return false;
    return true;
  };

  const whyEqual = (mutant: Mutant): string => {
    const { length } = [...possible(mutant)];
    return length > 0
      ? `all ${length} steps that it could change end the same`
      : neverSo[mutant.matters.kind];
  };

  const made = mutantsOf(graph.chart).map((mutant) => {
    const takeBack = mutant.make();
    try {
      const verdict = isTold(mutant) ? 'told' : isEqual(mutant) ? 'equal' : 'survives';
      return { name: mutant.name, verdict, why: verdict === 'equal' ? whyEqual(mutant) : '' };
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
    redundant: Object.fromEntries(
      made.flatMap(({ name, verdict, why }) => (verdict === 'equal' ? [[name, why]] : [])),
    ),
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

import type { Chart } from '../chart.ts';
import { activeLeaves, chartOf } from '../chart.ts';
import { positionKey } from '../explore.ts';
import type { Model } from '../model.ts';
import { Impossible, applyMove, inputNamed } from '../moves.ts';
import type { Observation, TestPath } from '../paths.ts';
import { observationOf } from '../paths.ts';
import { doubles, preparedMachine } from '../standIn.ts';
import type { Position, StepResult } from '../step.ts';
import { firstStep } from '../step.ts';
import type { Divergence, Session } from './session.ts';
import { sameObservation, unchanged } from './session.ts';

export interface FastSession extends Session {
  start(input: string): Observation;
  do(move: Parameters<Session['do']>[0]): Observation;
  refuse(move: Parameters<Session['refuse']>[0]): Observation;
  stop(): void;
}

/** Runs the machine's pure functions step by step. `chart` may be a mutant's. */
const pureSession = (model: Model, chart: Chart = chartOf(preparedMachine(model))): FastSession => {
  let position: Position | undefined;
  const seen = (before: Position | undefined, step: StepResult): Observation => {
    position = step.position;
    const { snapshot } = step.position;
    return observationOf(model, before?.snapshot, snapshot, activeLeaves(snapshot), step.effects);
  };
  const standing = (): Position => {
    if (!position) throw new Impossible('the machine was never started');
    return position;
  };
  return {
    start: (input) => seen(undefined, firstStep(chart, inputNamed(model, input, doubles().double))),
    do: (move) => seen(standing(), applyMove(model, chart, standing(), move)),
    refuse: (move) => {
      const before = standing();
      const step = applyMove(model, chart, before, move);
      const observed = seen(before, step);
      // A refused move must not change timers or children either.
      const quiet =
        step.transitions.length === 0 && positionKey(model, before) === positionKey(model, step.position);
      return quiet || observed.effects.length > 0 || Object.keys(observed.changed).length > 0
        ? observed
        : { ...observed, effects: ['a transition is taken'] };
    },
    stop: () => undefined,
  };
};

export const follow = (session: FastSession, path: TestPath): Divergence | undefined => {
  let step = 0;
  const attempt = (
    expected: Observation,
    act: () => Observation,
    refused?: Divergence['refused'],
  ): Divergence | undefined => {
    let found: Divergence['found'];
    try {
      found = act();
    } catch (error) {
      if (!(error instanceof Impossible)) throw error;
      found = { impossible: error.message };
    }
    if (!('impossible' in found) && sameObservation(expected, found)) return undefined;
    return { path, step, ...(refused && { refused }), expected, found };
  };
  try {
    let diverged = attempt(path.expect, () => session.start(path.input));
    for (const at of [path, ...path.steps]) {
      if ('move' in at) {
        step += 1;
        diverged ??= attempt(at.expect, () => session.do(at.move));
      }
      for (const move of at.refused ?? [])
        diverged ??= attempt(unchanged(at.expect), () => session.refuse(move), move);
      if (diverged) return diverged;
    }
    return undefined;
  } finally {
    session.stop();
  }
};

/** Runs a path on the machine's pure functions; returns the first divergence. */
export const runPure = (model: Model, path: TestPath, chart?: Chart): Divergence | undefined =>
  follow(pureSession(model, chart), path);

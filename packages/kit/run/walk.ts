import type { Model } from '../model.ts';
import { transient } from '../model.ts';
import type { Move } from '../moves.ts';
import type { Observation, TestPath } from '../paths.ts';
import { statesSentence } from '../words.ts';
import { NotThere } from './person.ts';
import type { Divergence } from './session.ts';
import { Diverged, unchanged } from './session.ts';

export interface ScreenWalk {
  start(): Promise<void>;
  /** With `isRefused` the screen must ignore the move, or not offer it. */
  do(move: Move, isRefused: boolean): Promise<void>;
  /** Compares the machine, if accessible, and the screen with the expected observation. */
  see(expected: Observation): Promise<void>;
}

/** Thrown when the screen or the machine differs from what is expected. */
export class Unexpected extends Error {
  found: Divergence['found'];
  constructor(found: Divergence['found'], message = '') {
    super(message);
    this.found = found;
  }
}

const screenStates = (model: Model, expected: Observation): string[] =>
  expected.states.filter((path) => path in model.states);

/** Runs the model's assertions on the screen. @throws Unexpected with the failed assertion. */
export const seeStates = async (
  model: Model,
  expected: Observation,
  look: (assertion: Exclude<Model['states'][string], typeof transient>) => Promise<void>,
): Promise<void> => {
  for (const path of screenStates(model, expected)) {
    const assertion = model.states[path];
    if (assertion === undefined || assertion === transient) continue;
    try {
      await look(assertion);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Unexpected(
        { impossible: `the screen does not show '${statesSentence(model, [path])}': ${reason}` },
        reason,
      );
    }
  }
};

export const walkScreen = async (
  model: Model,
  path: TestPath,
  walk: ScreenWalk,
  repeat: string,
): Promise<void> => {
  const attempt = async (
    step: number,
    expected: Observation,
    act: () => Promise<void>,
    refused?: Move,
  ): Promise<void> => {
    try {
      await act();
      await walk.see(expected);
    } catch (error) {
      if (refused && error instanceof NotThere) return;
      const found =
        error instanceof Unexpected
          ? error.found
          : { impossible: error instanceof Error ? error.message : String(error) };
      throw new Diverged(model, { path, step, ...(refused && { refused }), expected, found }, repeat, error);
    }
  };
  await attempt(0, path.expect, walk.start);
  for (const [step, at] of [path, ...path.steps].entries()) {
    if ('move' in at) await attempt(step, at.expect, () => walk.do(at.move, false));
    for (const move of at.refused ?? [])
      await attempt(step, unchanged(at.expect), () => walk.do(move, true), move);
  }
};

import type { Move } from '../moves.ts';
import { moveKey } from '../moves.ts';
import type { Observation, TestPath } from '../paths.ts';
import { pathSentences } from '../paths.ts';
import type { Model } from '../model.ts';
import { statesSentence } from '../words.ts';

/** One machine being led along a path, in whatever layer. Sessions of the fast layers answer at once, others by promise. */
export interface Session {
  /** The machine is opened with the model's input of this name. */
  start(input: string): Observation | Promise<Observation>;
  /** Does a move. @throws Impossible when it cannot be done here. */
  do(move: Move): Observation | Promise<Observation>;
  /** Tries what must be refused; gives what changed, if anything. */
  refuse(move: Move): Observation | Promise<Observation>;
  stop?(): void | Promise<void>;
}

/** Where a path and what runs went apart. */
export interface Divergence {
  path: TestPath;
  /** Step counted from 1; 0 is the start. */
  step: number;
  /** The refused move, when the divergence came from trying one. */
  refused?: Move;
  expected: Observation;
  found: Observation | { impossible: string };
}

export const sameTexts = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((text, index) => text === b[index]);

/** Whether two observations tell the same. */
export const sameObservation = (a: Observation, b: Observation): boolean =>
  sameTexts(a.states, b.states) &&
  sameTexts(a.effects, b.effects) &&
  sameTexts(Object.entries(a.changed).flat(), Object.entries(b.changed).flat());

/** What is seen when nothing happens. */
export const unchanged = (before: Observation): Observation => ({
  states: before.states,
  effects: [],
  changed: {},
});

const list = (texts: readonly string[]) => (texts.length > 0 ? texts.join('; ') : 'nothing');

const difference = (model: Model, expected: Observation, found: Divergence['found']): string[] => {
  if ('impossible' in found) return [`  but ${found.impossible}`];
  const lines: string[] = [];
  if (!sameTexts(expected.states, found.states)) {
    lines.push(
      `  expected state: ${statesSentence(model, expected.states)}`,
      `  found state:    ${statesSentence(model, found.states)}`,
    );
  }
  if (!sameTexts(expected.effects, found.effects)) {
    lines.push(`  expected effects: ${list(expected.effects)}`, `  found effects:    ${list(found.effects)}`);
  }
  for (const key of new Set([...Object.keys(expected.changed), ...Object.keys(found.changed)])) {
    if (expected.changed[key] === found.changed[key]) continue;
    lines.push(
      `  ${key}: expected ${expected.changed[key] ?? 'no change'}, found ${found.changed[key] ?? 'no change'}`,
    );
  }
  return lines;
};

/** A divergence as sentences, with the command that repeats it. */
export const divergenceText = (
  model: Model,
  { path, step, refused, expected, found }: Divergence,
  repeat?: string,
): string =>
  [
    `${model.name}, path '${path.id}', ${step === 0 ? 'start' : `step ${step}`}:`,
    ...pathSentences(model, path, step).map((sentence) => `  ${sentence}`),
    ...(refused ? [`  When '${moveKey(refused)}' is tried, nothing may change`] : []),
    ...difference(model, expected, found),
    `Repeat: ${repeat ?? `npm run model -- ${model.name} --path '${path.id}'`}`,
  ].join('\n');

/** A run that went apart from its path. */
export class Diverged extends Error {
  constructor(model: Model, divergence: Divergence, repeat?: string, cause?: unknown) {
    super(divergenceText(model, divergence, repeat), { cause });
    this.name = 'Diverged';
  }
}

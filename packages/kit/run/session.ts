import type { Move } from '../moves.ts';
import { moveKey } from '../moves.ts';
import type { Observation, TestPath } from '../paths.ts';
import { pathSentences } from '../paths.ts';
import type { Model } from '../model.ts';
import { argument, statesSentence } from '../words.ts';

/** A machine that is run along a path, in any layer. Sessions of the fast layers return synchronously, others a promise. */
export interface Session {
  start(input: string): Observation | Promise<Observation>;
  do(move: Move): Observation | Promise<Observation>;
  /** Tries a move that must be refused; returns what changed, if anything. */
  refuse(move: Move): Observation | Promise<Observation>;
  stop?(): void | Promise<void>;
}

export interface Divergence {
  path: TestPath;
  /** Step counted from 1; 0 is the start. */
  step: number;
  refused?: Move;
  expected: Observation;
  found: Observation | { impossible: string };
}

const sameTexts = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((text, index) => text === b[index]);

/** Tags that differ from the expected ones; paths accepted before tags were observed expect none. */
const otherTags = (expected: Observation, found: Observation): boolean =>
  expected.tags !== undefined && !sameTexts(expected.tags, found.tags ?? []);

const otherOutput = (expected: Observation, found: Observation): boolean =>
  expected.output !== undefined && expected.output !== found.output;

/** Which child started first says nothing about a state: two paths to it may stop its children in another order. */
const steady = (effects: readonly string[]): string[] => [
  ...effects.filter((effect) => !effect.endsWith(' is stopped')),
  ...effects.filter((effect) => effect.endsWith(' is stopped')).toSorted(),
];
const sameEffects = (expected: Observation, found: Observation): boolean =>
  sameTexts(steady(expected.effects), steady(found.effects));

export const sameObservation = (expected: Observation, found: Observation): boolean =>
  sameTexts(expected.states, found.states) &&
  sameEffects(expected, found) &&
  sameTexts(Object.entries(expected.changed).flat(), Object.entries(found.changed).flat()) &&
  !otherTags(expected, found) &&
  !otherOutput(expected, found);

/** The expected observation when nothing happens. */
export const unchanged = ({ states, tags }: Observation): Observation => ({
  states,
  effects: [],
  changed: {},
  ...(tags && { tags }),
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
  if (!sameEffects(expected, found)) {
    lines.push(`  expected effects: ${list(expected.effects)}`, `  found effects:    ${list(found.effects)}`);
  }
  if (otherTags(expected, found))
    lines.push(`  expected tags: ${list(expected.tags ?? [])}`, `  found tags:    ${list(found.tags ?? [])}`);
  if (otherOutput(expected, found))
    lines.push(`  output: expected ${expected.output}, found ${found.output ?? 'none'}`);
  for (const key of new Set([...Object.keys(expected.changed), ...Object.keys(found.changed)])) {
    if (expected.changed[key] === found.changed[key]) continue;
    lines.push(
      `  ${key}: expected ${expected.changed[key] ?? 'no change'}, found ${found.changed[key] ?? 'no change'}`,
    );
  }
  return lines;
};

/** Describes a divergence, with the command that reproduces it. */
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
    `Repeat: ${repeat ?? `npm run model -- ${argument(model.name)} --path ${argument(path.id)}`}`,
  ].join('\n');

export class Diverged extends Error {
  constructor(model: Model, divergence: Divergence, repeat?: string, cause?: unknown) {
    super(divergenceText(model, divergence, repeat), { cause });
    this.name = 'Diverged';
  }
}

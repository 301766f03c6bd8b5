import { internal } from './model.ts';
import type { Model } from './model.ts';
import type { Move, Start } from './moves.ts';

/** `outcomeUnknown` becomes `outcome unknown`, `rating.sent` becomes `rating sent`. */
export const inWords = (name: string): string =>
  name
    .replaceAll(
      /([a-z0-9])([A-Z])/g,
      (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`,
    )
    .replaceAll(/[._-]/g, ' ');

const duration = (ms: number): string => (ms >= 1000 && ms % 1000 === 0 ? `${ms / 1000} s` : `${ms} ms`);

/** A move as a sentence without its full stop. */
export const moveSentence = (model: Model, move: Move | Start): string => {
  switch (move.by) {
    case 'start':
      return `${inWords(model.name)} is opened${move.input && ` (${move.input})`}`;
    case 'person': {
      const entry = model.events[move.event];
      const says = entry === internal || entry === undefined ? undefined : entry;
      return `${says?.by ?? 'the person'} ${says?.says ?? `does '${inWords(move.event)}'`}${move.case && ` (${move.case})`}`;
    }
    case 'service':
      return `${inWords(move.child)} says '${move.outcome}'`;
    case 'time':
      return `${duration(move.ms)} pass`;
  }
};

/**
 * The places of a machine in words, with the chart's own description where it has one.
 * @param told names already described, so that a story describes each once; what is described here is added.
 */
export const statesSentence = (
  model: Model,
  states: readonly string[],
  told: Set<string> = new Set(),
): string =>
  states
    .map((path) => {
      const description = told.has(path) ? undefined : descriptionOf(model, path);
      told.add(path);
      return description ? `${inWords(path)} (${description})` : inWords(path);
    })
    .join(' and ');

const descriptionOf = (model: Model, path: string): string | undefined => {
  let node = model.machine.root;
  for (const key of path.split('.')) node = (node.states as Record<string, typeof node>)[key] ?? node;
  return node.description;
};

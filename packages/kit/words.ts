import type { AnyStateNode } from 'xstate';
import { keysIn } from '../inspector/charts/ids.ts';
import { nodesOf } from './chart.ts';
import type { Effect } from './effects.ts';
import { internal } from './model.ts';
import type { Model } from './model.ts';
import type { Move, Start } from './moves.ts';

/**
 * The product's words for names in a chart and a catalogue, by key. A name without an entry is split into words. A function gets the payload, the
 * parameters or the input.
 * - `title`, `person`: the flow and its user; `opened <input>`: how it is opened, a sentence
 * - `<state>`, or `state <state>` where an event has the same name: a clause, empty if it needs no mention. Default: the chart's description
 * - `title <state>`: the heading of a state that needs no mention
 * - `<event>`, `<event> <case>`: a sentence. Default: `by` and `says` of the catalogue
 * - `<service> <outcome>`, else `<outcome>`: what the service does, a sentence; `after <delay>`: what the elapsed time means
 * - `<guard>`: what holds when it returns true, a clause; `context <key>`: what a change of this key alone means
 * - `<receiver> <event>`, `emits <event>`, `does <action>`, `starts <service>`, `stops <child>`: the result, a clause
 * - `how`, `how opened <input>`, `how <event>`, `how <service> <outcome>`, else `how <outcome>`: how a tester causes it, in sentences. Empty: it
 * happens by itself; a dash and the reason: it cannot be done by hand. The sheet leaves out a service's move without one.
 */
export type Words = Readonly<Record<string, string | ((told: Record<string, unknown>) => string)>>;

const phrase = (model: Model, key: string, told: unknown = {}): string | undefined => {
  const found = Object.hasOwn(model.words, key) ? model.words[key] : undefined;
  return typeof found === 'function' ? found(Object(told) as Record<string, unknown>) : found;
};

/** Splits a name into words: `outcomeUnknown` becomes `outcome unknown`, `rating.sent` becomes `rating sent`. */
const inWords = (name: string): string =>
  name
    .replaceAll(
      /([a-z0-9])([A-Z])/g,
      (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`,
    )
    .replaceAll(/[._-]/g, ' ');

export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const units = [
  [86_400_000, 86_400_000, 'day'],
  [3_600_000, 3_600_000, 'hour'],
  [60_000, 60_000, 'minute'],
  [1000, 100, 'second'],
] as const;

/** A duration in the largest exact unit: `90000` is `90 seconds`, `120000` is `2 minutes`, `3500` is `3.5 seconds`. */
const duration = (ms: number): string => {
  const [length, , unit] = units.find(([size, part]) => ms >= size && ms % part === 0) ?? [
    1,
    1,
    'millisecond',
  ];
  return `${ms / length} ${unit}${ms === length ? '' : 's'}`;
};

export const titleOf = (model: Model): string => phrase(model, 'title') ?? capitalised(inWords(model.name));

const inBrackets = (name: string) => name && ` (${inWords(name)})`;

export const moveSentence = (model: Model, move: Move | Start): string => {
  switch (move.by) {
    case 'start':
      return (
        phrase(model, `opened ${move.input}`) ??
        `${phrase(model, 'title') ?? inWords(model.name)} is opened${inBrackets(move.input)}`
      );
    case 'person': {
      const whole = move.case ? phrase(model, `${move.event} ${move.case}`) : undefined;
      if (whole !== undefined) return whole;
      const entry = model.events[move.event];
      const says = entry === internal || entry === undefined ? undefined : entry;
      const person = phrase(model, 'person') ?? 'the person';
      const sentence =
        phrase(model, move.event) ?? `${says?.by ?? person} ${says?.says ?? `does '${inWords(move.event)}'`}`;
      return `${sentence}${inBrackets(move.case)}`;
    }
    case 'service':
      return (
        phrase(model, `${move.service} ${move.outcome}`) ??
        phrase(model, move.outcome) ??
        `${inWords(move.child)} says '${inWords(move.outcome)}'`
      );
    case 'time': {
      const meant = phrase(model, `after ${delayOf(model, move.timer)}`);
      return `${duration(move.ms)} pass${duration(move.ms).startsWith('1 ') ? 'es' : ''}${meant ? `: ${meant}` : ''}`;
    }
  }
};

/** Returns how a tester causes a move, or without a move the preparations; undefined when the words do not say. */
export const howWords = (model: Model, move: Move | Start | undefined): string | undefined => {
  if (move === undefined) return phrase(model, 'how');
  if (move.by === 'start') return phrase(model, `how opened ${move.input}`);
  if (move.by === 'service')
    return phrase(model, `how ${move.service} ${move.outcome}`) ?? phrase(model, `how ${move.outcome}`);
  if (move.by === 'time') return 'Wait that long.';
  return (
    (move.case ? phrase(model, `how ${move.event} ${move.case}`) : undefined) ??
    phrase(model, `how ${move.event}`)
  );
};

/** XState names a timer `xstate.after.<delay>.<node>`. */
const delayOf = ({ machine }: Model, timer: string): string => {
  const name = timer.replace(/^xstate\.after\./, '');
  const [id] = nodesOf(machine)
    .map((node) => node.id)
    .filter((candidate) => name.endsWith(`.${candidate}`))
    .toSorted((one, other) => other.length - one.length);
  return id === undefined ? name : name.slice(0, -id.length - 1);
};

/** Describes the active states. @param told states already described, so that a story describes each once; this call adds to them. */
export const statesSentence = (
  model: Model,
  states: readonly string[],
  told: Set<string> = new Set(),
): string =>
  states
    .flatMap((path) => {
      const name = stateWords(model, path);
      const more = told.has(path) ? '' : moreOf(model, path);
      told.add(path);
      return name === '' ? [] : [more ? `${name} (${more})` : name];
    })
    .join('; ') || 'nothing else holds';

const madeOnce = (make: (model: Model, name: string) => string): typeof make => {
  const known = new WeakMap<Model, Map<string, string>>();
  return (model, name) => {
    const words = known.get(model) ?? new Map<string, string>();
    known.set(model, words);
    const found = words.get(name) ?? make(model, name);
    words.set(name, found);
    return found;
  };
};

const nodeAt = (model: Model, path: string): AnyStateNode => {
  let node: AnyStateNode = model.machine.root;
  for (const key of keysIn(path)) node = (node.states as Record<string, AnyStateNode>)[key] ?? node;
  return node;
};

const descriptionOf = (model: Model, path: string): string =>
  nodeAt(model, path).description?.replaceAll(/\s+/g, ' ') ?? '';

const parted = (description: string): [string, string] => {
  const [, first = description, rest = ''] = /^(.+?)[:;.](?:\s+(.*))?$/.exec(description) ?? [];
  return [first.charAt(0).toLowerCase() + first.slice(1), rest];
};

/** A clause that describes a state; empty when it needs no mention. */
export const stateWords = madeOnce((model, path) => {
  const given = phrase(model, `state ${path}`) ?? phrase(model, path);
  if (given !== undefined) return given;
  const description = descriptionOf(model, path);
  return description ? parted(description)[0] : inWords(path);
});

/** The heading of a state; never empty, even for a state that needs no mention. */
export const placeTitle = (model: Model, path: string): string =>
  stateWords(model, path) ||
  phrase(model, `title ${path}`) ||
  parted(descriptionOf(model, path))[0] ||
  inWords(path);

export const moreOf = (model: Model, path: string): string =>
  capitalised(parted(descriptionOf(model, path))[1]);

const namesIn = (list: string): string[] => {
  const names: string[] = [];
  let depth = 0;
  for (const part of list.split(/(?<=[(),])/)) {
    if (depth === 0) names.push('');
    names[names.length - 1] += part;
    depth += part.endsWith('(') ? 1 : part.endsWith(')') ? -1 : 0;
  }
  return names.map((name) => name.replace(/,$/, '').trim()).filter((name) => name !== '');
};

export const guardWords = (model: Model, guard: string): string => {
  const given = phrase(model, guard);
  if (given !== undefined) return given;
  const [, combined, inner = ''] = /^(and|or|not)\((.*)\)$/.exec(guard) ?? [];
  const clauses = namesIn(inner).map((name) => guardWords(model, name));
  if (combined === 'not') return `it is not true that ${clauses.join('')}`;
  return combined ? clauses.join(` ${combined} `) : inWords(guard).replace(/^(is|has|are) /, '');
};

export const changeWords = (model: Model, key: string): string =>
  phrase(model, `context ${key}`) ?? `another ${inWords(key)} is kept`;

/** A clause for an effect; empty when it needs no mention. */
export const effectWords = (model: Model, effect: Effect): string => {
  switch (effect.kind) {
    case 'send':
      return (
        phrase(model, `${effect.to} ${effect.event.type}`, effect.event) ??
        `${inWords(effect.to)} receives '${inWords(effect.event.type)}'`
      );
    case 'emit':
      return (
        phrase(model, `emits ${effect.event.type}`, effect.event) ?? `it emits: ${inWords(effect.event.type)}`
      );
    case 'action':
      return phrase(model, `does ${effect.name}`, effect.params) ?? inWords(effect.name);
    case 'start':
      return phrase(model, `starts ${effect.service}`, effect.input) ?? '';
    case 'stop':
      return phrase(model, `stops ${effect.id}`) ?? '';
  }
};

/** A name as one argument of a command that can be pasted into a shell. */
export const argument = (name: string): string =>
  /^[\w.,:@%+=/][\w.,:@%+=/-]*$/.test(name) ? name : `'${name.replaceAll("'", String.raw`'\''`)}'`;

import type { Model, Outcome } from '../model.ts';
import type { Observation, TestPath } from '../paths.ts';
import { liveActor, logicsIn } from './live.ts';
import type { LiveActor } from './live.ts';

type Source = 'input' | 'event' | 'answer' | 'failure';

type Through = (text: string, source: Source) => string;

/** Returns the data with its texts changed. Anything but plain data is unchanged: a ref, a file, a logic. */
const changed = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => changed(item, change));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, changed(item, change)]));
};

/** An event's type is an identifier, so it is not changed. */
const changedEvent = <Event extends { type: string }>(event: Event, change: (text: string) => string) => ({
  ...(changed(event, change) as Event),
  type: event.type,
});

const mapValues = <In, Out>(record: Record<string, In>, make: (value: In) => Out): Record<string, Out> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value)]));

const outcomeThrough = (
  outcome: Outcome<unknown, unknown, { type: string }>,
  through: Through,
): typeof outcome => {
  const answers = (text: string) => through(text, 'answer');
  switch (outcome.kind) {
    case 'done': {
      const { output } = outcome;
      // Actor logics are not data; their runners compare them by identity.
      if (logicsIn(output).length > 0) return outcome;
      return {
        ...outcome,
        output: (input: unknown) =>
          changed(
            typeof output === 'function' ? (output as (input: unknown) => unknown)(input) : output,
            answers,
          ),
      };
    }
    case 'fails':
      return { ...outcome, error: changed(outcome.error, (text) => through(text, 'failure')) };
    case 'sends':
      return { ...outcome, event: changedEvent(outcome.event, answers) };
    case 'shows':
      return { ...outcome, snapshot: changed(outcome.snapshot, answers) };
  }
};

const modelThrough = (model: Model, through: Through): Model => ({
  ...model,
  inputs: mapValues(
    model.inputs,
    (make) => (world) => changed(make(world), (text) => through(text, 'input')),
  ),
  events: mapValues(model.events, (entry) =>
    entry === 'internal' || !entry.cases
      ? entry
      : {
          ...entry,
          cases: mapValues(
            entry.cases,
            (payload) => (seen) =>
              changed(typeof payload === 'function' ? payload(seen) : payload, (text) =>
                through(text, 'event'),
              ) as object,
          ),
        },
  ),
  outcomes: mapValues(model.outcomes, (cases) =>
    mapValues(cases, (outcome) => outcomeThrough(outcome, through)),
  ),
  shows: mapValues(model.shows, (shown) => changed(shown, (text) => through(text, 'answer'))),
});

/** Whether a running actor is in the states that a path expects, given everything since the last observation. */
export const isThere = (live: LiveActor, { states }: Observation): boolean =>
  live.observed().states.join(' ') === states.join(' ');

const leads = (model: Model, path: TestPath, arrived: (expected: Observation) => void = () => undefined) => {
  const live = liveActor(model, path.input);
  try {
    return [path, ...path.steps].every((at) => {
      if ('move' in at) live.perform(at.move);
      else live.actor.start();
      arrived(at.expect);
      return isThere(live, at.expect);
    });
  } catch {
    // A renamed text may be needed for a payload or by a step.
    return false;
  } finally {
    live.actor.stop();
  }
};

/** Whether a text can be recognised on a screen: it has a letter, or is a long number. Addresses are not shown to users. */
const isName = (text: string): boolean =>
  /[a-z]|(?:\d ?){6}/i.test(text) && !/^(?:https?|data|blob):/.test(text);

const givenOn = (model: Model, path: TestPath) => {
  const given = new Set<string>();
  const answered = new Set<string>();
  const states = new Set<string>();
  const noting = modelThrough(model, (text, source) => {
    if (isName(text)) given.add(text);
    if (isName(text) && source === 'answer') answered.add(text);
    return text;
  });
  leads(noting, path, (expected) => states.add(expected.states.join(' ')));
  return { given, answered, states };
};

/** Sorts paths by how much they make a machine show: most texts from services first, then most texts, then most states. */
export const byRichness = (model: Model, paths: readonly TestPath[]): TestPath[] =>
  paths
    .map((path) => ({ path, ...givenOn(model, path) }))
    .toSorted(
      (a, b) =>
        b.answered.size - a.answered.size || b.given.size - a.given.size || b.states.size - a.states.size,
    )
    .map(({ path }) => path);

const letters = 'abcdefghijklmnopqrstuvwxyz';
const turned = (sign: string): string => letters[(letters.indexOf(sign) + 13) % letters.length] ?? sign;

/** Returns another text of the same kind: each letter is replaced in the same case, in a number each digit. */
export const otherName = (text: string): string =>
  /[a-z]/i.test(text)
    ? text
        .replaceAll(/[a-z]/g, turned)
        .replaceAll(/[A-Z]/g, (sign) => turned(sign.toLowerCase()).toUpperCase())
    : text.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10));

/** Returns a text as the screen may show it: a number typed with spaces is shown without them. */
export const tidied = (text: string): string => (/[a-z]/i.test(text) ? text : text.replaceAll(' ', ''));

export const renamedModel = (model: Model, names: ReadonlySet<string>): Model =>
  modelThrough(model, (text) => (names.has(text) ? otherName(text) : text));

/** Returns the texts of a model's data that a screen shows and that can be replaced without leaving the path. */
export const namesOn = (model: Model, path: TestPath, isShown: (text: string) => boolean): Set<string> => {
  const names = [...givenOn(model, path).given].filter(isShown);
  const goesOn = (some: readonly string[]) => leads(renamedModel(model, new Set(some)), path);
  if (!goesOn([])) throw new Error(`Path '${path.id}' of ${model.name} does not lead where it did.`);
  return new Set(
    goesOn(names)
      ? names
      : names.reduce<string[]>((free, name) => (goesOn([...free, name]) ? [...free, name] : free), []),
  );
};

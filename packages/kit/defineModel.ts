import type { AnyStateMachine } from 'xstate';
import { eventTypes, leafPaths, nameOf, nodesOf } from './chart.ts';
import type { Model, ModelConfig } from './model.ts';
import { internal } from './model.ts';
import { assertSupported } from './supported.ts';

export const onlyCase = '';

/** The table with own keys only, so that `constructor` can name a state or an event. */
const ownNames = <Table extends object>(table: Table): Table =>
  Object.assign(Object.create(null) as Table, table);

/** Declares once what a tester knows about a machine. A missing or misspelt key is a compile error and, here, a run-time error. */
export const defineModel = <Machine extends AnyStateMachine>(
  machine: Machine,
  config: NoInfer<ModelConfig<Machine>>,
): Model => {
  assertSupported();
  // The machine's types are erased here, because the kit's functions work on any machine.
  const given = config as unknown as Partial<Model> & { input?: Model['inputs'][string] };
  const model: Model = {
    name: given.name ?? machine.id,
    isProposed: given.isProposed ?? false,
    machine,
    inputs: ownNames(given.inputs ?? { '': given.input ?? (() => undefined) }),
    events: ownNames(given.events ?? {}),
    outcomes: ownNames(given.outcomes ?? {}),
    states: ownNames(given.states ?? {}),
    provide: given.provide ?? {},
    real: given.real ?? [],
    shows: ownNames(given.shows ?? {}),
    wire: ownNames(given.wire ?? {}),
    same: ownNames(given.same ?? {}),
    unobserved: given.unobserved ?? [],
    rules: given.rules ?? [],
    waive: ownNames(given.waive ?? {}),
    constant: ownNames(given.constant ?? {}),
    ends: ownNames(given.ends ?? {}),
    unusual: ownNames(given.unusual ?? {}),
    bounds: ownNames(given.bounds ?? {}),
    stopWhen: given.stopWhen ?? (() => false),
    limit: given.limit ?? 20_000,
    words: ownNames(given.words ?? {}),
    ...(given.sheet && { sheet: given.sheet }),
  };
  const problems = problemsOf(model);
  if (problems.length > 0)
    throw new Error(`The model of '${model.name}' does not fit its machine:\n  ${problems.join('\n  ')}`);
  return model;
};

const problemsOf = (model: Model): string[] => {
  const { machine } = model;
  const declared = eventTypes(machine);
  const wildcard = declared.some((type) => type.endsWith('*'));
  const actors = Object.keys(machine.implementations.actors as object);
  return [
    ...differences('state', leafPaths(machine), Object.keys(model.states), 'has no assertion'),
    ...differences('actor', actors, Object.keys(model.outcomes), 'has no outcomes'),
    // Any event may be in the catalogue when the chart has a wildcard.
    ...differences(
      'event',
      wildcard ? [...declared.filter((type) => !type.endsWith('*')), ...Object.keys(model.events)] : declared,
      Object.keys(model.events),
      'has no gesture',
    ),
    ...nodesOf(machine)
      .map(nameOf)
      .filter((name) => declared.includes(name) && name in model.words && !(`state ${name}` in model.words))
      .map((name) => `words of '${name}' are an event's: those of the state stand under 'state ${name}'`),
    ...Object.keys(model.provide.delays ?? {}).flatMap((name) =>
      typeof machine.implementations.delays[name] === 'number'
        ? [`delay '${name}' is a time that the product promises: a model cannot replace it`]
        : [],
    ),
    ...Object.entries(model.events).flatMap(([type, entry]) =>
      entry === internal || typeof entry.gesture === 'function' ? [] : [`event '${type}' has no gesture`],
    ),
    ...Object.entries(model.states).flatMap(([path, entry]) =>
      entry === 'transient' || typeof entry === 'function' ? [] : [`state '${path}' has no assertion`],
    ),
  ];
};

const unknown = 'is not in the machine';

const differences = (
  what: string,
  declared: readonly string[],
  given: readonly string[],
  missing: string,
): string[] => [
  ...declared.filter((key) => !given.includes(key)).map((key) => `${what} '${key}' ${missing}`),
  ...given.filter((key) => !declared.includes(key)).map((key) => `${what} '${key}' ${unknown}`),
];

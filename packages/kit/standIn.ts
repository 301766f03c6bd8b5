import { isMachine } from '../inspector/charts/ids.ts';
import { createActor, fromTransition } from 'xstate';
import type { ActorLogic, AnyActorLogic, AnyActorRef, Snapshot } from 'xstate';
import { bounded } from './chart.ts';
import type { Double, Model, SnapshotOutcome } from './model.ts';
import { identify } from './serialise.ts';
import { firstSnapshot } from './step.ts';
import type { DoubleMaker } from './types.ts';

/** Gives a stand-in the snapshot after an outcome. */
export interface StandInEvent {
  type: 'kit.outcome';
  outcome: SnapshotOutcome;
}

/** What an outcome changes in the snapshot of an actor. */
export const standInAfter = (outcome: SnapshotOutcome): object => {
  switch (outcome.kind) {
    case 'done':
      return { status: 'done', output: outcome.output, error: undefined };
    case 'fails':
      return { status: 'error', error: outcome.error, output: undefined };
    case 'shows':
      return outcome.snapshot as object;
  }
};

/** The cache key of an input; undefined for an incomparable one, whose snapshot is created each time. */
const keyOf = (input: unknown): string | undefined => {
  try {
    return identify(input);
  } catch {
    return undefined;
  }
};

/** The first snapshot of the real actor: with the methods of a child machine, the context of a transition. */
const firstSnapshots = (logic: unknown): ((input: unknown, system: AnyActorRef['system']) => object) => {
  const made = isMachine(logic) ? bounded(logic.provide({})) : (logic as AnyActorLogic);
  // Exploration starts a child with the same input thousands of times.
  const known = new Map<string, object>();
  return (input, system) => {
    const key = keyOf(input);
    const found = key === undefined ? undefined : known.get(key);
    if (found) return found;
    const { snapshot, isAlone } = firstSnapshot(made, input, system.getAll() as Record<string, AnyActorRef>);
    if (key !== undefined && isAlone) known.set(key, snapshot);
    return snapshot;
  };
};

/** Replaces a service, a callback actor or a child machine: it starts, waits, and follows the runner. */
const standIn = (logic: unknown, shown?: object): ActorLogic<Snapshot<unknown>, StandInEvent, unknown> => {
  const first = firstSnapshots(logic);
  return {
    transition: (current, event) =>
      event.type === 'kit.outcome' ? { ...current, ...standInAfter(event.outcome) } : current,
    getInitialSnapshot: ({ system }, input) => ({
      ...(shown ?? first(input, system)),
      status: 'active',
      output: undefined,
      error: undefined,
    }),
    getPersistedSnapshot: (current) => current,
  };
};

type Act = (args: unknown, params: unknown) => void;

/** Names the action that throws: on a live actor, actions run, and may need what only the app has. */
const naming =
  (name: string, act: Act): Act =>
  (args, params) => {
    try {
      act(args, params);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(
        `the action '${name}' threw: ${why}. If it needs what only the app has, replace it in the model: provide: { actions: { ${JSON.stringify(name)}: () => {} } }`,
        { cause: error },
      );
    }
  };

/** Whether an action is a function of the machine's author; those of XState have a type. */
const isAct = (action: unknown): action is Act => typeof action === 'function' && !('type' in action);

export const preparedMachine = (model: Model): Model['machine'] => {
  const provided = model.machine.provide(model.provide);
  const actors = Object.entries(provided.implementations.actors as Record<string, unknown>).filter(
    ([name]) => !model.real.includes(name),
  );
  const actions = Object.entries(provided.implementations.actions as Record<string, unknown>);
  return bounded(
    provided.provide({
      actions: Object.fromEntries(
        actions.flatMap(([name, action]) => (isAct(action) ? [[name, naming(name, action)]] : [])),
      ),
      actors: Object.fromEntries(
        actors.map(([name, logic]) => [name, standIn(logic, model.shows[name] as object | undefined)]),
      ),
    } as Parameters<Model['machine']['provide']>[0]),
  );
};

export const doubles = (): { double: DoubleMaker; all: Map<string, Double> } => {
  const all = new Map<string, Double>();
  const double = (id: string): Double => {
    const known = all.get(id);
    if (known) return known;
    const received: { type: string }[] = [];
    const logic = fromTransition((state: object, event: { type: string }) => {
      received.push(event);
      return state;
    }, {});
    const made = Object.assign(createActor(logic, { id }).start(), { received }) as unknown as Double;
    all.set(id, made);
    return made;
  };
  return { double: double as unknown as DoubleMaker, all };
};

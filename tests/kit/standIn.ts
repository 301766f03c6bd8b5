import { isMachine } from '../../inspector/charts/ids.ts';
import { createActor, fromTransition, initialTransition } from 'xstate';
import type { ActorLogic, Snapshot } from 'xstate';
import { bounded } from './chart.ts';
import type { Double, Model } from './model.ts';
import { identify } from './serialise.ts';
import type { DoubleMaker } from './types.ts';

/** What a runner tells a stand-in to do. */
export type StandInEvent =
  | { type: 'kit.done'; output: unknown }
  | { type: 'kit.fails'; error: unknown }
  | { type: 'kit.shows'; snapshot: object };

/** A text for an input; undefined for one that cannot be compared, whose snapshot is made each time. */
const keyOf = (input: unknown): string | undefined => {
  try {
    return identify(input);
  } catch {
    return undefined;
  }
};

/** What a view is shown of a stand-in: of a child machine how it begins, with all that a snapshot can be asked. */
const firstSnapshots = (logic: unknown): ((input: unknown) => object) => {
  if (!isMachine(logic)) return () => ({});
  const machine = bounded(logic.provide({}));
  // Who explores starts a child with the same input thousands of times.
  const known = new Map<string, object>();
  return (input) => {
    const key = keyOf(input);
    const found = key === undefined ? undefined : known.get(key);
    if (found) return found;
    const [snapshot] = initialTransition(machine, input);
    if (key !== undefined) known.set(key, snapshot);
    return snapshot;
  };
};

/**
 * Stands in for a service, a callback actor or a child machine: it starts, waits, and does what a runner tells it.
 * `shown` is what a view that reads the child sees instead of how the child itself would begin.
 */
const standIn = (logic: unknown, shown?: object): ActorLogic<Snapshot<unknown>, StandInEvent, unknown> => {
  const firstSnapshot = firstSnapshots(logic);
  return {
    transition: (current, event) => {
      switch (event.type) {
        case 'kit.done':
          return { ...current, status: 'done', output: event.output, error: undefined };
        case 'kit.fails':
          return { ...current, status: 'error', error: event.error, output: undefined };
        case 'kit.shows':
          return { ...current, ...event.snapshot };
        default:
          return current;
      }
    },
    getInitialSnapshot: (_, input) => ({
      ...(shown ?? firstSnapshot(input)),
      status: 'active',
      output: undefined,
      error: undefined,
    }),
    getPersistedSnapshot: (current) => current,
  };
};

/** The machine of a model with its overrides, every actor that is not `real` replaced by a stand-in. */
export const preparedMachine = (model: Model): Model['machine'] => {
  const provided = model.machine.provide(model.provide);
  const actors = Object.entries(provided.implementations.actors as Record<string, unknown>).filter(
    ([name]) => !model.real.includes(name),
  );
  return bounded(
    provided.provide({
      actors: Object.fromEntries(
        actors.map(([name, logic]) => [name, standIn(logic, model.shows[name] as object | undefined)]),
      ),
    } as Parameters<Model['machine']['provide']>[0]),
  );
};

/** Doubles by id: real, running actors that note what they are sent. */
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

import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type {
  DoubleMaker,
  EventOf,
  Frozen,
  InputFrom,
  LeafPath,
  PayloadOf,
  Person,
  Seen,
  ServiceInput,
  ServiceOf,
  ServiceOutput,
  WireAnswer,
} from './types.ts';
import type { Move } from './moves.ts';
import type { Rule } from './rules.ts';
import type { Sheet } from './sheetPlan.ts';
import type { Words } from './words.ts';

/** One result that a service may have, as a move of the environment. `Input` is the service's input. */
export type Outcome<Input = unknown, Output = unknown, Event = unknown> =
  | { kind: 'done'; output: Output | ((input: Input) => Output); wire?: WireAnswer }
  | { kind: 'fails'; error: unknown; wire?: WireAnswer }
  | { kind: 'sends'; event: Event }
  | { kind: 'shows'; snapshot: unknown };

/** An outcome after which the child shows another snapshot. */
export type SnapshotOutcome = Exclude<Outcome<unknown, unknown, { type: string }>, { kind: 'sends' }>;

/** The service resolves. `wire` is the same response for the runner of the built app. */
export const done = <const Output>(
  output: Output,
  wire?: WireAnswer,
): { kind: 'done'; output: Output; wire?: WireAnswer } => ({
  kind: 'done',
  output,
  ...(wire && { wire }),
});

export const fails = (
  error: unknown,
  wire?: WireAnswer,
): { kind: 'fails'; error: unknown; wire?: WireAnswer } => ({
  kind: 'fails',
  error,
  ...(wire && { wire }),
});

/** The child (a callback actor or a child machine) sends this event to its parent and keeps running. */
export const sends = <const Event extends { type: string }>(
  event: Event,
): { kind: 'sends'; event: Event } => ({ kind: 'sends', event });

/** The child reaches this snapshot; its parent receives it if it has `onSnapshot`. */
export const shows = (snapshot: unknown): { kind: 'shows'; snapshot: unknown } => ({
  kind: 'shows',
  snapshot,
});

/** Marks a state that `always` leaves at once: the machine never rests in it, which the kit checks. */
export const transient = 'transient';

/** Marks an event that no user causes: a child sends it or the machine raises it. */
export const internal = 'internal';

/** An event of the catalogue: its cases, how a user causes it, and when its control is on the screen. */
type EventEntry<Machine extends AnyStateMachine, Event> =
  | typeof internal
  | ({
      /** Sentence with the user as its subject, e.g. `'taps "Submit"'`. Default: the event's name in words. */
      says?: string | undefined;
      /** The subject of the sentence. Default `'the person'`. */
      by?: string | undefined;
      /** When the control is on the screen, for this case's event. Default: always. A move is only tried while this holds. */
      when?: ((seen: Seen<Machine>, event: Event) => boolean) | undefined;
      /** Reasons why the control stays enabled although the machine refuses the event. An `aria-disabled` control counts as disabled. */
      staysOn?: Record<string, (seen: Seen<Machine>, event: Event) => boolean> | undefined;
      /** Causes the event on a screen; the argument is the event that must result. */
      gesture: (person: Person, event: Event) => Promise<void>;
    } & (keyof PayloadOf<Event> extends never
      ? { cases?: undefined }
      : { cases: Record<string, PayloadOf<Event> | ((seen: Seen<Machine>) => PayloadOf<Event>)> }));

type SameAs<Value> = 'ignored' | 'identity' | ((value: Value) => unknown);

type StateEntry<Machine extends AnyStateMachine> =
  | typeof transient
  | ((person: Person, seen: Seen<Machine>) => Promise<void>);

type InputPart<Machine extends AnyStateMachine> =
  unknown extends InputFrom<Machine>
    ? { input?: (world: { double: DoubleMaker }) => InputFrom<Machine>; inputs?: undefined }
    : | { input: (world: { double: DoubleMaker }) => InputFrom<Machine>; inputs?: undefined }
      | { inputs: Record<string, (world: { double: DoubleMaker }) => InputFrom<Machine>>; input?: undefined };

type OutcomePart<Machine extends AnyStateMachine> = [ServiceOf<Machine>] extends [never]
  ? { outcomes?: undefined }
  : {
      /** Each actor's possible results by the name of the case; `{}` for one that never sends anything. */
      outcomes: {
        [Service in ServiceOf<Machine>]: Record<
          string,
          Outcome<
            ServiceInput<Machine, Service>,
            Frozen<ServiceOutput<Machine, Service>>,
            Frozen<EventOf<Machine>>
          >
        >;
      };
    };

/** What a tester declares about a machine; see README.md. */
export type ModelConfig<Machine extends AnyStateMachine> = {
  /** Name on the command line and in files. Default: the machine's id. */
  name?: string;
  /** Whether the values are still those that `new` proposed. What they do not meet is then one finding. */
  isProposed?: true;
  events: {
    [Type in EventOf<Machine>['type']]: EventEntry<Machine, Extract<EventOf<Machine>, { type: Type }>>;
  };
  states: { [Path in LeafPath<Machine>]: StateEntry<Machine> };
  /** Replaces named actions, guards or delays to keep the context finite (random ids, the time of day). */
  provide?: Parameters<Machine['provide']>[0];
  /** Actors that really run in the live and view runners instead of a stand-in. They must not send to their parent. */
  real?: ServiceOf<Machine>[];
  /** Snapshot that a child's stand-in shows to a view, by actor name. */
  shows?: { [Service in ServiceOf<Machine>]?: unknown };
  /** URL pattern of each service's call (glob of Playwright), for the runner of the built app. */
  wire?: { [Service in ServiceOf<Machine>]?: string };
  /**
   * How to compare functions or private state, by context key or `<actor>.input`: `'ignored'`, `'identity'` (immutable values), or a function's
   * result.
   */
  same?: {
    [Key in keyof Seen<Machine>['context'] & string]?: SameAs<Seen<Machine>['context'][Key]>;
  } & { [Service in ServiceOf<Machine> as `${Service}.input`]?: SameAs<ServiceInput<Machine, Service>> };
  /** Context keys left out of observations and golden files; they still distinguish explored states. */
  unobserved?: (keyof Seen<Machine>['context'] & string)[];
  rules?: Rule<Machine>[];
  /** Doctor findings and surviving mutants that are right, each with the reason. Key: as printed. */
  waive?: Record<string, string>;
  /** Why a field need not vary, by service or event (`load answers`, `row.chosen`), or by some of its fields (`load answers: id, name`). */
  constant?: Record<string, string>;
  /** States in which the user leaves the page, by how: no transition needs to lead on from there. */
  ends?: Record<string, (seen: Seen<Machine>) => boolean>;
  /** Rare circumstances of independent regions, by name. While two hold, no user action causes a third, which limits the number of states. */
  unusual?: Record<string, (seen: Seen<Machine>) => boolean>;
  /** Maximum size of a context value, by key: a number without its sign, a length. Steps beyond are left out. */
  bounds?: { [Key in keyof Seen<Machine>['context'] & string]?: number };
  /** Stops the exploration at such a state: nothing is tried there. */
  stopWhen?: (seen: Seen<Machine>) => boolean;
  /** Most vertices before the exploration fails. Default 20,000. */
  limit?: number;
  /** The product's words for the names of the chart and this model, used in everything people read. */
  words?: Words;
  /** How a tester tries the flow by hand: `npm run model -- <machine> --sheet`. */
  sheet?: Sheet;
} & InputPart<Machine> &
  OutcomePart<Machine>;

/** A model as the kit's functions read it: the machine's types are erased after `defineModel` has checked them. */
export interface Model {
  name: string;
  isProposed: boolean;
  machine: AnyStateMachine;
  inputs: Record<string, (world: { double: DoubleMaker }) => unknown>;
  events: Record<
    string,
    | typeof internal
    | {
        says?: string | undefined;
        by?: string | undefined;
        when?: ((seen: AnyMachineSnapshot, event: { type: string }) => boolean) | undefined;
        staysOn?: Record<string, (seen: AnyMachineSnapshot, event: { type: string }) => boolean> | undefined;
        cases?: Record<string, object | ((seen: AnyMachineSnapshot) => object)> | undefined;
        gesture: (person: Person, event: { type: string }) => Promise<void>;
      }
  >;
  outcomes: Record<string, Record<string, Outcome<unknown, unknown, { type: string }>>>;
  states: Record<string, typeof transient | ((person: Person, seen: AnyMachineSnapshot) => Promise<void>)>;
  provide: Parameters<AnyStateMachine['provide']>[0];
  real: string[];
  shows: Record<string, unknown>;
  wire: Record<string, string>;
  same: Record<string, SameAs<unknown>>;
  unobserved: string[];
  rules: Rule<AnyStateMachine>[];
  waive: Record<string, string>;
  constant: Record<string, string>;
  ends: Record<string, (seen: AnyMachineSnapshot) => boolean>;
  unusual: Record<string, (seen: AnyMachineSnapshot) => boolean>;
  bounds: Record<string, number>;
  stopWhen: (seen: AnyMachineSnapshot) => boolean;
  limit: number;
  words: Words;
  sheet?: Sheet;
  /** Whether a move, of all that are possible here, can be made in the runner. Default: every move. */
  can?: (move: Move, seen: AnyMachineSnapshot, all: readonly Move[]) => boolean;
}

/** An actor double made by `double(id)`: a real, running actor that records the events it receives. */
export type Double = AnyActorRef & { received: { type: string }[] };

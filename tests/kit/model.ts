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

/** One thing a service may do, as a move of the environment. `Input` is what the service was given. */
export type Outcome<Input = unknown, Output = unknown, Event = unknown> =
  | { kind: 'done'; output: Output | ((input: Input) => Output); wire?: WireAnswer }
  | { kind: 'fails'; error: unknown; wire?: WireAnswer }
  | { kind: 'sends'; event: Event }
  | { kind: 'shows'; snapshot: unknown };

/** The service answers. `wire` is the same answer for the runner of the built app. */
export const done = <const Output>(
  output: Output,
  wire?: WireAnswer,
): { kind: 'done'; output: Output; wire?: WireAnswer } => ({
  kind: 'done',
  output,
  ...(wire && { wire }),
});

/** The service rejects with this error. */
export const fails = (
  error: unknown,
  wire?: WireAnswer,
): { kind: 'fails'; error: unknown; wire?: WireAnswer } => ({
  kind: 'fails',
  error,
  ...(wire && { wire }),
});

/** The child (a callback actor or a child machine) sends this event to its parent and goes on. */
export const sends = <const Event extends { type: string }>(
  event: Event,
): { kind: 'sends'; event: Event } => ({ kind: 'sends', event });

/** The child comes to this snapshot; its parent hears it when it has `onSnapshot`. */
export const shows = (snapshot: unknown): { kind: 'shows'; snapshot: unknown } => ({
  kind: 'shows',
  snapshot,
});

/** For a state that only passes on (`always`): it is never seen at rest, and the kit checks that. */
export const transient = 'transient';

/** For an event that no person causes: a child sends it or the machine raises it. */
export const internal = 'internal';

/** One event of the catalogue: its cases, how a person causes it, when the means to do so is on the screen. */
type EventEntry<Machine extends AnyStateMachine, Event> =
  | typeof internal
  | ({
      /** Sentence with the person as its subject, e.g. `'taps "Submit"'`. Default: the event's name in words. */
      says?: string | undefined;
      /** Who does it in a sentence. Default `'the person'`. */
      by?: string | undefined;
      /** When the means to do so are on the screen, for this case's event. Default: always. A move is only tried when this holds. */
      when?: ((seen: Seen<Machine>, event: Event) => boolean) | undefined;
      /**
       * Where its control stays on though the machine refuses the event, by why that is right: what the person sees that tells why nothing
       * happens. One that is only `aria-disabled` counts as off and needs none.
       */
      staysOn?: Record<string, (seen: Seen<Machine>, event: Event) => boolean> | undefined;
      /** Causes the event on a screen. It gets the event that is to come out of it. */
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
      /** For each declared actor, what it may do, by the name of the case. `{}`: it never says anything. */
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

/** What a tester says about a machine, once; see README.md. */
export type ModelConfig<Machine extends AnyStateMachine> = {
  /** Name on the command line and in files. Default: the machine's id. */
  name?: string;
  events: {
    [Type in EventOf<Machine>['type']]: EventEntry<Machine, Extract<EventOf<Machine>, { type: Type }>>;
  };
  states: { [Path in LeafPath<Machine>]: StateEntry<Machine> };
  /** Replaces named actions, guards or delays, so that a context stays finite (random ids, the time of day). */
  provide?: Parameters<Machine['provide']>[0];
  /** Actors that run for real in the live and view runners instead of a stand-in. They must not talk to their parent. */
  real?: ServiceOf<Machine>[];
  /** Snapshot that the stand-in of a child shows to a view, by actor name. */
  shows?: { [Service in ServiceOf<Machine>]?: unknown };
  /** URL pattern of each service's call (glob of Playwright), for the runner of the built app. */
  wire?: { [Service in ServiceOf<Machine>]?: string };
  /**
   * What of a value tells two states apart, for values that cannot be compared (functions, private state): nothing (`'ignored'`), which one it is
   * (`'identity'`, for what never changes inside), or what a function makes of it. By context key, or `<actor>.input` for what an actor is given.
   */
  same?: {
    [Key in keyof Seen<Machine>['context'] & string]?: SameAs<Seen<Machine>['context'][Key]>;
  } & { [Service in ServiceOf<Machine> as `${Service}.input`]?: SameAs<ServiceInput<Machine, Service>> };
  /** Context keys left out of what is compared, in golden files and elsewhere (never out of a vertex). */
  unobserved?: (keyof Seen<Machine>['context'] & string)[];
  rules?: Rule<Machine>[];
  /** Findings of the doctor and surviving mutants that are right, each with the reason. Key: as printed. */
  waive?: Record<string, string>;
  /**
   * Places that are left with the page, by how that happens: nothing that the machine does need lead on from there. One that something leads
   * out of is told as too wide, one that no such place needs as idle.
   */
  ends?: Record<string, (seen: Seen<Machine>) => boolean>;
  /**
   * Circumstances of regions that do not look at each other, by name. Each multiplies the places of all others, so no third one is brought
   * about while two of them hold; time brings about what it will.
   */
  unusual?: Record<string, (seen: Seen<Machine>) => boolean>;
  /**
   * How large a value of the context may become, by its key: a number without its sign, a text, list, map or set by its length. Steps that lead beyond are left
   * out, so that coverage and rules hold within.
   */
  bounds?: { [Key in keyof Seen<Machine>['context'] & string]?: number };
  /** Where the exploration goes no further: nothing is tried in such a state. */
  stopWhen?: (seen: Seen<Machine>) => boolean;
  /** Most vertices before the exploration stops with an error. Default 20,000. */
  limit?: number;
  /** The product's words for what the chart and this model name, for all that people read. */
  words?: Words;
  /** How a tester tries it by hand; `npm run model -- <machine> --sheet`. */
  sheet?: Sheet;
} & InputPart<Machine> &
  OutcomePart<Machine>;

/** A model as the kit's own functions read it: the machine's types are erased, `defineModel` has checked them. */
export interface Model {
  name: string;
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
  ends: Record<string, (seen: AnyMachineSnapshot) => boolean>;
  unusual: Record<string, (seen: AnyMachineSnapshot) => boolean>;
  bounds: Record<string, number>;
  stopWhen: (seen: AnyMachineSnapshot) => boolean;
  limit: number;
  words: Words;
  sheet?: Sheet;
  /** Whether a move, of all that are possible here, can be made where the model is walked. Default: every one can. */
  can?: (move: Move, seen: AnyMachineSnapshot, all: readonly Move[]) => boolean;
}

/** An actor double made by `double(id)`: a real, running actor that records what it is sent. */
export type Double = AnyActorRef & { received: { type: string }[] };

import type {
  AnyActorLogic,
  AnyActorRef,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
  StateMachine,
} from 'xstate';

type EscapedDots<Key extends string> = Key extends `${infer Before}.${infer After}`
  ? `${Before}\\.${EscapedDots<After>}`
  : Key;
/** Escapes a key for a state's name: a dot or backslash of its own gets a backslash before it. */
type Escaped<Key extends string> = Key extends `${infer Before}\\${infer After}`
  ? `${EscapedDots<Before>}\\\\${Escaped<After>}`
  : EscapedDots<Key>;

/** Dotted paths of the states at rest of a state value: `'a' | { b: 'x' | 'y' }` gives `'a' | 'b.x' | 'b.y'`. */
type LeafOf<Value, Prefix extends string> = Value extends string
  ? `${Prefix}${Escaped<Value>}`
  : Value extends object
    ? [keyof Value] extends [never]
      ? Prefix extends `${infer Region}.`
        ? Region
        : never
      : {
          [Key in keyof Value & string]: LeafOf<NonNullable<Value[Key]>, `${Prefix}${Escaped<Key>}.`>;
        }[keyof Value & string]
    : never;

/** Every leaf state of a machine as a dotted path, e.g. `'shown.rating.asking'`. */
export type LeafPath<Machine extends AnyStateMachine> = LeafOf<SnapshotFrom<Machine>['value'], ''>;

/** Events that a machine receives from outside. */
export type EventOf<Machine extends AnyStateMachine> = Exclude<
  EventFromLogic<Machine>,
  { type: `xstate.${string}` }
>;

/** The fields of an event besides its type. */
export type PayloadOf<Event> = Omit<Event, 'type'>;

type ProvidedOf<Machine extends AnyStateMachine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Provided,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? Provided
    : never;

/** Names of the actors (services, callbacks, child machines) that a machine declares in `setup`. */
export type ServiceOf<Machine extends AnyStateMachine> =
  ProvidedOf<Machine> extends infer Provided
    ? Provided extends { src: infer Name extends string }
      ? string extends Name
        ? never
        : Name
      : never
    : never;

type LogicOf<Machine extends AnyStateMachine, Service> =
  ProvidedOf<Machine> extends infer Provided
    ? Provided extends { src: Service; logic: infer Logic }
      ? Logic
      : never
    : never;

/** The input of a service. */
export type ServiceInput<Machine extends AnyStateMachine, Service> = InputFrom<
  Extract<LogicOf<Machine, Service>, AnyActorLogic>
>;

/** The output of a service. */
export type ServiceOutput<Machine extends AnyStateMachine, Service> = OutputFrom<
  Extract<LogicOf<Machine, Service>, AnyActorLogic>
>;

/** The same data as readonly: models contain literals, so their arrays are readonly. */
export type Frozen<Data> = Data extends (...args: never[]) => unknown
  ? Data
  : Data extends object
    ? { readonly [Key in keyof Data]: Frozen<Data[Key]> }
    : Data;

/** Returns a recording double for an actor ref in a machine's input. The same id gives the same double. */
export type DoubleMaker = <Ref extends AnyActorRef>(id: string) => Ref;

/**
 * The response to a call outside the page: `abort` cuts the connection once, `cuts` on every attempt including automatic retries, `pass` lets the
 * server respond, `hold` never responds.
 */
export type WireAnswer =
  | { status?: number; json: unknown }
  | { status?: number; body: string; contentType?: string }
  | 'abort'
  | { cuts: number }
  | 'pass'
  | 'hold';

/**
 * A user, with the same interface in the view runner (Testing Library) and the app runner (Playwright). Elements are found by role and accessible
 * name, label, or visible text.
 */
export interface Person {
  /** Taps the element of this role and name. */
  tap(role: string, name: string | RegExp): Promise<void>;
  /** Replaces the text of the field with this label. */
  type(label: string | RegExp, text: string): Promise<void>;
  /** Chooses an option of the select with this label. */
  choose(label: string | RegExp, option: string): Promise<void>;
  /** Gives files to the file field with this label. */
  attach(label: string | RegExp, files: { name: string; type: string; bytes: Uint8Array }[]): Promise<void>;
  /** Fails unless the field with this label holds this value. */
  holds(label: string | RegExp, value: string): Promise<void>;
  /** Presses a key, e.g. `Escape`. */
  press(key: string): Promise<void>;
  /** Simulates an event around the page (device back, shell pause); the runner's harness implements it. */
  signal(name: string, payload?: unknown): Promise<void>;
  /** Fails unless this text is visible. */
  sees(text: string | RegExp): Promise<void>;
  /** Fails when this text is visible. */
  doesNotSee(text: string | RegExp): Promise<void>;
  /** Fails unless an element of this role (and name) is visible. */
  seesRole(role: string, name?: string | RegExp): Promise<void>;
  /** Fails when an element of this role (and name) is visible. */
  doesNotSeeRole(role: string, name?: string | RegExp): Promise<void>;
}

/** A snapshot of the machine, for rules and assertions. */
export type Seen<Machine extends AnyStateMachine> = SnapshotFrom<Machine>;

export type { InputFrom } from 'xstate';

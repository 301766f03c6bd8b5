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

export type ServiceInput<Machine extends AnyStateMachine, Service> = InputFrom<
  Extract<LogicOf<Machine, Service>, AnyActorLogic>
>;

export type ServiceOutput<Machine extends AnyStateMachine, Service> = OutputFrom<
  Extract<LogicOf<Machine, Service>, AnyActorLogic>
>;

/** Models contain literals, so their arrays are readonly. */
export type Frozen<Data> = Data extends (...args: never[]) => unknown
  ? Data
  : Data extends object
    ? { readonly [Key in keyof Data]: Frozen<Data[Key]> }
    : Data;

/** Returns a recording double for an actor ref in a machine's input. The same id gives the same double. */
export type DoubleMaker = <Ref extends AnyActorRef>(id: string) => Ref;

/** The response to a call: `abort` cuts once, `cuts` every attempt including retries, `pass` asks the server, `hold` never responds. */
export type WireAnswer =
  | { status?: number; json: unknown }
  | { status?: number; body: string; contentType?: string }
  | 'abort'
  | { cuts: number }
  | 'pass'
  | 'hold';

/** A user in the view and app runners. Elements are found by role and accessible name, label, or visible text. `sees…` and `holds` fail otherwise. */
export interface Person {
  tap(role: string, name: string | RegExp): Promise<void>;
  type(label: string | RegExp, text: string): Promise<void>;
  choose(label: string | RegExp, option: string): Promise<void>;
  attach(label: string | RegExp, files: { name: string; type: string; bytes: Uint8Array }[]): Promise<void>;
  holds(label: string | RegExp, value: string): Promise<void>;
  press(key: string): Promise<void>;
  /** Simulates an event around the page (device back, shell pause); the runner's harness implements it. */
  signal(name: string, payload?: unknown): Promise<void>;
  sees(text: string | RegExp): Promise<void>;
  doesNotSee(text: string | RegExp): Promise<void>;
  seesRole(role: string, name?: string | RegExp): Promise<void>;
  doesNotSeeRole(role: string, name?: string | RegExp): Promise<void>;
}

export type Seen<Machine extends AnyStateMachine> = SnapshotFrom<Machine>;

export type { InputFrom } from 'xstate';

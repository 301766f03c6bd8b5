import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { activeLeaves, chartOf } from './chart.ts';
import type { Chart } from './chart.ts';
import { inputOf } from './effects.ts';
import type { Effect } from './effects.ts';
import type { Model } from './model.ts';
import type { Move, Start } from './moves.ts';
import { applyMove, moveKey, movesAt } from './moves.ts';
import { Incomparable, foreignActor, freezeContext, identify, identityOf } from './serialise.ts';
import { doubles, preparedMachine } from './standIn.ts';
import { still, takeAsked } from './still.ts';
import type { Mail, Position, Reactions, StepResult, Timer } from './step.ts';
import { firstStep, present, shownText } from './step.ts';

/** A state of the explored graph: everything that determines what can happen next. */
export interface Vertex {
  index: number;
  position: Position;
  /** The position as text: positions with equal texts are the same state. */
  key: string;
  states: string[];
  edges: Edge[];
  /** Moves that can be tried here and change nothing. */
  refused: Refusal[];
}

export interface Edge {
  from: number;
  to: number;
  move: Move | Start;
  transitions: string[];
  guards: { id: string; answer: boolean }[];
  chosen: string[];
  effects: Effect[];
  mail: Mail[];
  passed: string[];
  heard: string[];
}

export interface Refusal {
  move: Move;
  heard: string[];
  chosen: string[];
  guards: { id: string; answer: boolean }[];
}

/** Everything a machine can do under a model. */
export interface Graph {
  model: Model;
  chart: Chart;
  vertices: Vertex[];
  /** One start for each input of the model. */
  starts: Edge[];
  edges: Edge[];
  /** Non-deterministic sources that the machine read; clock and randomness were frozen for it. */
  asked: ReadonlyMap<string, number>;
  /** Number of steps left out because they exceed the model's bounds. */
  beyond: number;
}

const childrenOf = ({ children }: AnyMachineSnapshot): AnyActorRef[] =>
  Object.values(children as Record<string, AnyActorRef | undefined>).flatMap((ref) => ref ?? []);

const childTexts = new WeakMap<AnyActorRef, string>();

/** The actor's parent; XState has no public property for it. */
// oxlint-disable-next-line no-underscore-dangle -- see above
const parentOf = (ref: AnyActorRef): unknown => (ref as { _parent?: unknown })._parent;

const compared = ({ same }: Model, key: string, value: unknown): unknown => {
  const how = same[key];
  if (how === 'ignored') return 'ignored';
  if (how === undefined || value === undefined) return value;
  if (typeof how === 'function') return how(value);
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
    ? `#${identityOf(value)}`
    : value;
};

/** Thrown when a machine cannot be explored until its model says how to compare a value, or how far to explore. */
export class NeedsMore extends Error {
  readonly needs: { same?: readonly string[]; bounds?: string };
  constructor(message: string, needs: NeedsMore['needs'], cause?: unknown) {
    super(message, { cause });
    this.needs = needs;
  }
}

/** Thrown for the first value that cannot be compared. */
class NeedsSame extends Error {
  readonly key: string;
  constructor(message: string, key: string, cause: Incomparable) {
    super(message, { cause });
    this.key = key;
  }
}

/** Returns an error with every value that cannot be compared: each further one shows when those before are ignored. */
const allIncomparable = (model: Model, first: NeedsSame): NeedsMore => {
  const found = [first];
  const same = { ...model.same, [first.key]: 'ignored' as const };
  try {
    for (;;)
      try {
        exploreOnce({ ...model, same });
        break;
      } catch (error) {
        if (!(error instanceof NeedsSame) || error.key in same) throw error;
        found.push(error);
        same[error.key] = 'ignored';
      }
  } catch {
    // What else is wrong is reported when these are compared.
  }
  const entries = found.map(({ key }) => `${JSON.stringify(key)}: 'ignored'`).join(', ');
  return new NeedsMore(
    `'${model.name}' cannot be explored: ${found.map(({ message }) => message).join('; ')}. ` +
      `Two states that differ in ${found.length === 1 ? 'it' : 'them'} could not be told apart. Say by 'same' in the model what counts: ` +
      `same: { ${entries} }, 'identity' for a value that never changes inside, or a function of the value.`,
    { same: found.map(({ key }) => key) },
    first.cause,
  );
};

const identified = (
  model: Model,
  snapshot: AnyMachineSnapshot,
  name: string,
  key: string,
  value: unknown,
): string => {
  try {
    return identify(compared(model, key, value), (ref) => actorText(model, snapshot, ref));
  } catch (error) {
    if (!(error instanceof Incomparable)) throw error;
    const where = activeLeaves(snapshot).join(' + ') || 'its only state';
    throw new NeedsSame(`in ${where}, ${[name, ...error.path].join('.')} is ${error.what}`, key, error);
  }
};

const childText = (model: Model, snapshot: AnyMachineSnapshot, ref: AnyActorRef): string => {
  const known = childTexts.get(ref);
  if (known !== undefined) return known;
  const src: unknown = ref.src;
  const service = typeof src === 'string' ? src : ref.id;
  const text = [
    identify(ref.id),
    // An unnamed actor never sends anything during exploration.
    typeof src === 'string' ? identify(src) : 'inline',
    identified(model, snapshot, `the input of child '${ref.id}'`, `${service}.input`, inputOf(ref)),
  ].join(' ');
  childTexts.set(ref, text);
  return text;
};

/** Identifies an external actor by its snapshot, and a child by its source and whether it still runs. */
const actorText = (model: Model, snapshot: AnyMachineSnapshot, ref: AnyActorRef): string => {
  if (parentOf(ref) === undefined) return foreignActor(ref);
  const isHere = (snapshot.children as Record<string, unknown>)[ref.id] === ref;
  return `${isHere ? 'child' : 'former child'} ${childText(model, snapshot, ref)}`;
};

const historyKey = ({ historyValue }: AnyMachineSnapshot) =>
  Object.entries(historyValue ?? {}).map(([id, nodes]) => [
    id,
    (nodes as { id: string }[]).map((node) => node.id),
  ]);

const snapshotParts = (model: Model, snapshot: AnyMachineSnapshot): Record<string, string> => {
  const { context, value, status, output, error } = snapshot;
  const part = (name: string, key: string, of: unknown) => identified(model, snapshot, name, key, of);
  return {
    'the state': identify(value),
    ...Object.fromEntries(
      Reflect.ownKeys(context as object)
        .toSorted((one, other) => (String(one) < String(other) ? -1 : 1))
        .map((key) => {
          const name = `context.${String(key)}`;
          const of = (context as Record<string | symbol, unknown>)[key];
          return [name, part(name, String(key), of)];
        }),
    ),
    'the status': identify(status),
    ...(status !== 'active' && {
      'the output': part('the output', 'output', output),
      'the error': part('the error', 'error', error),
    }),
    'the children and their input': childrenOf(snapshot)
      .map((ref) => childText(model, snapshot, ref))
      .join(),
    'the history': identify(historyKey(snapshot)),
  };
};

const partsOf = (model: Model, position: Position): Record<string, string> => ({
  ...snapshotParts(model, position.snapshot),
  'what the children show': shownText(position),
  'the timers': timersText(model, position.snapshot, position.timers),
});

const timersText = (model: Model, snapshot: AnyMachineSnapshot, timers: readonly Timer[]): string =>
  timers
    .map(({ id, left, event }) =>
      [identify(id), left, identified(model, snapshot, `the event of timer '${id}'`, id, event)].join(' '),
    )
    .join();

const snapshotKeys = new WeakMap<AnyMachineSnapshot, string>();

const snapshotKey = (model: Model, snapshot: AnyMachineSnapshot): string => {
  const known = snapshotKeys.get(snapshot);
  if (known !== undefined) return known;
  const key = Object.entries(snapshotParts(model, snapshot))
    .map(([name, text]) => `${JSON.stringify(name)} ${text}`)
    .join('\n');
  snapshotKeys.set(snapshot, key);
  return key;
};

/** Returns the position as text: equal texts mean the same explored state. */
export const positionKey = (model: Model, position: Position): string =>
  [
    snapshotKey(model, position.snapshot),
    shownText(position),
    timersText(model, position.snapshot, position.timers),
  ].join('\n');

/** Whether a position is the explored state with this key. A mutant may lead to a value that the model never meets and cannot compare. */
export const isAt = (model: Model, position: Position, key: string): boolean => {
  try {
    return positionKey(model, position) === key;
  } catch (error) {
    if (error instanceof NeedsSame) return false;
    throw error;
  }
};

const checkedAgain = 500;

/**
 * Explores everything a machine can do under a model; `progress` gets the number of vertices found.
 * @throws when the limit is passed, when a move has two results (each with the context key), or when the machine cannot start.
 */
export const explore = (model: Model, progress?: (vertices: number) => void): Graph => {
  try {
    return exploreOnce(model, progress);
  } catch (error) {
    throw error instanceof NeedsSame ? allIncomparable(model, error) : error;
  }
};

const exploreOnce = (model: Model, progress?: (vertices: number) => void): Graph => {
  const chart = chartOf(preparedMachine(model));
  const graph: Graph = { model, chart, vertices: [], starts: [], edges: [], asked: new Map(), beyond: 0 };
  takeAsked();
  const known = new Map<string, Vertex>();
  /** Explored states that differ only in their timers share one snapshot, so that each event is computed once. */
  const snapshots = new Map<string, AnyMachineSnapshot>();
  const reactions: Reactions = new Map();
  let checked = 0;

  const withOneSnapshot = (position: Position): Position => {
    const name = snapshotKey(model, position.snapshot);
    const snapshot = snapshots.get(name) ?? position.snapshot;
    snapshots.set(name, snapshot);
    return { ...position, snapshot };
  };

  const vertexOf = (position: Position, key = positionKey(model, position)): Vertex => {
    const found = known.get(key);
    if (found) return found;
    const vertex: Vertex = {
      index: graph.vertices.length,
      position: withOneSnapshot(position),
      key,
      states: activeLeaves(position.snapshot),
      edges: [],
      refused: [],
    };
    known.set(key, vertex);
    freezeContext(position.snapshot.context as object);
    graph.vertices.push(vertex);
    if (graph.vertices.length > model.limit) throw tooMany(graph);
    if (graph.vertices.length % 500 === 0) progress?.(graph.vertices.length);
    return vertex;
  };

  const edgeOf = (from: number, move: Move | Start, step: StepResult, key?: string): Edge => {
    const edge: Edge = {
      from,
      to: vertexOf(step.position, key).index,
      move,
      transitions: step.transitions,
      guards: step.guards,
      chosen: step.chosen,
      effects: step.effects,
      mail: step.mail,
      passed: step.passed,
      heard: step.heard,
    };
    graph.edges.push(edge);
    return edge;
  };

  const { double } = doubles();
  for (const [name, makeInput] of Object.entries(model.inputs)) {
    const start = () =>
      firstStep(
        chart,
        still(() => makeInput({ double })),
      );
    const step = start();
    const { status, error } = step.position.snapshot;
    if (status === 'error') {
      const where = `'${model.name}' cannot start${name && ` with input '${name}'`}`;
      throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
    sameTwice(model, { by: 'start', input: name }, step, start());
    graph.starts.push(edgeOf(-1, { by: 'start', input: name }, step));
  }

  for (let at = 0; at < graph.vertices.length; at += 1) {
    const vertex = graph.vertices[at] as Vertex;
    for (const move of movesAt(model, vertex.position)) {
      const step = applyMove(model, chart, vertex.position, move, reactions);
      if (checked < checkedAgain) {
        checked += 1;
        sameTwice(model, move, step, applyMove(model, chart, vertex.position, move));
      }
      if (move.by !== 'time' && bringsAboutTooMuch(model, vertex.position, step.position)) continue;
      if (isBeyond(model, step.position)) {
        graph.beyond += 1;
        continue;
      }
      const key = step.position === vertex.position ? vertex.key : positionKey(model, step.position);
      if (step.transitions.length > 0 || known.get(key) !== vertex) {
        vertex.edges.push(edgeOf(at, move, step, key));
      } else {
        vertex.refused.push({ move, guards: step.guards, heard: step.heard, chosen: step.chosen });
      }
    }
  }
  graph.asked = takeAsked();
  return graph;
};

/** The size of a value: a number without its sign, the length of a text, list, map or set, the number of an object's keys. */
const sizeOf = (value: unknown): number => {
  if (typeof value === 'number') return Math.abs(value);
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  if (value instanceof Map || value instanceof Set) return value.size;
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
};

const isBeyond = ({ bounds }: Model, { snapshot }: Position): boolean =>
  Object.entries(bounds).some(
    ([key, most]) => sizeOf((snapshot.context as Record<string, unknown>)[key]) > most,
  );

/** How many unusual circumstances may hold at once during exploration: pairs find how regions interact. */
const mostUnusual = 2;

const unusualAt = (model: Model, position: Position): number =>
  Object.values(model.unusual).filter((holds) => holds(present(position))).length;

const bringsAboutTooMuch = (model: Model, from: Position, to: Position): boolean => {
  if (to === from) return false;
  const count = unusualAt(model, to);
  return count > mostUnusual && count > unusualAt(model, from);
};

const sameTwice = (model: Model, move: Move | Start, one: StepResult, two: StepResult): void => {
  const first = partsOf(model, one.position);
  const second = partsOf(model, two.position);
  const differing = [...new Set([...Object.keys(first), ...Object.keys(second)])].filter(
    (key) => first[key] !== second[key],
  );
  if (differing.length === 0) return;
  throw new Error(
    `'${model.name}': '${moveKey(move)}' done twice gives two different results in ${differing.join(', ')}. ` +
      `Clock and randomness stood still, so it counts or remembers something outside of its context: replace the action, guard or delay that does with 'provide' in the model.`,
  );
};

const boundOf = (part: string): string =>
  part.startsWith('context.') ? `bounds: { ${part.slice('context.'.length)}: 3 }` : 'bounds: { … }';

const tooMany = (graph: Graph): Error => {
  const values = new Map<string, Set<string>>();
  for (const { position } of graph.vertices) {
    for (const [key, text] of Object.entries(partsOf(graph.model, position))) {
      values.set(key, (values.get(key) ?? new Set()).add(text));
    }
  }
  const [key, different] = [...values].toSorted((a, b) => b[1].size - a[1].size)[0] ?? [
    'nothing',
    new Set<string>(),
  ];
  const examples = [...different].slice(0, 3).join(' · ').slice(0, 200);
  return new NeedsMore(
    `'${graph.model.name}' has more than ${graph.model.limit} places to be in. What grows is ${key}: ` +
      `${different.size} different values (${examples} …). Bound it in the machine, say how far to look in the model (${boundOf(key)} or stopWhen: (seen) => …), or replace the action that makes it with 'provide'.`,
    key.startsWith('context.') ? { bounds: key.slice('context.'.length) } : {},
  );
};

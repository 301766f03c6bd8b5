import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { activeLeaves, chartOf } from './chart.ts';
import type { Chart } from './chart.ts';
import { inputOf } from './effects.ts';
import type { Effect } from './effects.ts';
import type { Model } from './model.ts';
import type { Move, Start } from './moves.ts';
import { applyMove, moveKey, movesAt } from './moves.ts';
import { freezeContext, serialise } from './serialise.ts';
import { doubles, preparedMachine } from './standIn.ts';
import type { Position, Reactions, StepResult } from './step.ts';
import { firstStep } from './step.ts';

/** A place of the graph: everything that decides what can happen next. */
export interface Vertex {
  index: number;
  position: Position;
  /** The position as one text: equal texts are one place. */
  key: string;
  /** Leaf states, dotted. */
  states: string[];
  edges: Edge[];
  /** What can be tried here and changes nothing. */
  refused: Refusal[];
}

/** One step between two places. `from` is -1 for the step that starts the machine. */
export interface Edge {
  from: number;
  to: number;
  move: Move | Start;
  transitions: string[];
  guards: { id: string; answer: boolean }[];
  chosen: string[];
  effects: Effect[];
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
  /** One for each input of the model. */
  starts: Edge[];
  edges: Edge[];
}

const childTexts = new WeakMap<AnyActorRef, string>();

/** What a child is, as a text: it never changes. */
const childText = (ref: AnyActorRef): string => {
  const known = childTexts.get(ref);
  if (known !== undefined) return known;
  const text = serialise([ref.id, String(ref.src), inputOf(ref)]);
  childTexts.set(ref, text);
  return text;
};

const childTextsOf = ({ children }: AnyMachineSnapshot): string[] =>
  (Object.values(children) as (AnyActorRef | undefined)[]).flatMap((ref) => (ref ? [childText(ref)] : []));

const historyKey = ({ historyValue }: AnyMachineSnapshot) =>
  Object.entries(historyValue ?? {}).map(([id, nodes]) => [
    id,
    (nodes as { id: string }[]).map((node) => node.id),
  ]);

/** Everything that a vertex consists of, by the name under which an error speaks of it. */
const partsOf = (position: Position): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(position.snapshot.context as object).map(([key, value]) => [`context.${key}`, value]),
  ),
  'the state': position.snapshot.value,
  'the status': [position.snapshot.status, position.snapshot.output, position.snapshot.error],
  'the children and their input': childTextsOf(position.snapshot),
  'the children that have answered': position.answered.toSorted(),
  'the timers': position.timers.map(({ id, left }) => [id, left]),
  'the history': historyKey(position.snapshot),
});

const snapshotKeys = new WeakMap<AnyMachineSnapshot, string>();

/** A snapshot as one text, which is made once: it never changes. */
const snapshotKey = (snapshot: AnyMachineSnapshot): string => {
  const known = snapshotKeys.get(snapshot);
  if (known !== undefined) return known;
  const { context, value, status, output, error } = snapshot;
  const key = [
    serialise(value),
    serialise(context),
    status === 'active' ? '' : serialise([status, output, error]),
    ...childTextsOf(snapshot),
    serialise(historyKey(snapshot)),
  ].join('\n');
  snapshotKeys.set(snapshot, key);
  return key;
};

/** The position as one text: equal texts are one place. */
export const positionKey = ({ snapshot, timers, answered }: Position): string =>
  [snapshotKey(snapshot), ...answered.toSorted(), ...timers.map(({ id, left }) => `${id} ${left}`)].join(
    '\n',
  );

const checkedAgain = 500;

/**
 * Walks through everything a machine can do under a model.
 * @param progress is called now and then with the number of vertices found.
 * @throws when the graph passes the model's limit, with the context key that grows; when the same move gives two
 * different results, with the key that differs; when the machine cannot start.
 */
export const explore = (model: Model, progress?: (vertices: number) => void): Graph => {
  const chart = chartOf(preparedMachine(model));
  const graph: Graph = { model, chart, vertices: [], starts: [], edges: [] };
  const known = new Map<string, Vertex>();
  /** One snapshot for all places that differ in their timers alone: what it makes of an event is worked out once. */
  const snapshots = new Map<string, AnyMachineSnapshot>();
  const reactions: Reactions = new Map();
  let checked = 0;

  const withOneSnapshot = (position: Position): Position => {
    const name = snapshotKey(position.snapshot);
    const snapshot = snapshots.get(name) ?? position.snapshot;
    snapshots.set(name, snapshot);
    return { ...position, snapshot };
  };

  const vertexOf = (position: Position, key = positionKey(position)): Vertex => {
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
      passed: step.passed,
      heard: step.heard,
    };
    graph.edges.push(edge);
    return edge;
  };

  const { double } = doubles();
  for (const [name, makeInput] of Object.entries(model.inputs)) {
    const start = () => firstStep(chart, makeInput({ double }));
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
      const key = step.position === vertex.position ? vertex.key : positionKey(step.position);
      if (step.transitions.length > 0 || known.get(key) !== vertex) {
        vertex.edges.push(edgeOf(at, move, step, key));
      } else {
        vertex.refused.push({ move, guards: step.guards, heard: step.heard, chosen: step.chosen });
      }
    }
  }
  return graph;
};

/** Unusual circumstances that are met together where a machine is explored: pairs find what regions do to each other. */
const mostUnusual = 2;

const unusualAt = (model: Model, { snapshot }: Position): number =>
  Object.values(model.unusual).filter((holds) => holds(snapshot)).length;

const bringsAboutTooMuch = (model: Model, from: Position, to: Position): boolean => {
  if (to === from) return false;
  const count = unusualAt(model, to);
  return count > mostUnusual && count > unusualAt(model, from);
};

const sameTwice = (model: Model, move: Move | Start, one: StepResult, two: StepResult): void => {
  const first = partsOf(one.position);
  const second = partsOf(two.position);
  const differing = Object.keys(first).filter((key) => serialise(first[key]) !== serialise(second[key]));
  if (differing.length === 0) return;
  throw new Error(
    `'${model.name}': '${moveKey(move)}' done twice gives two different results in ${differing.join(', ')}. ` +
      `Replace the action, guard or delay that makes it (a random id, the time of day) with 'provide' in the model.`,
  );
};

const tooMany = (graph: Graph): Error => {
  const values = new Map<string, Set<string>>();
  for (const { position } of graph.vertices) {
    for (const [key, value] of Object.entries(partsOf(position))) {
      values.set(key, (values.get(key) ?? new Set()).add(serialise(value)));
    }
  }
  const [key, different] = [...values].toSorted((a, b) => b[1].size - a[1].size)[0] ?? [
    'nothing',
    new Set<string>(),
  ];
  const examples = [...different].slice(0, 3).join(' · ').slice(0, 200);
  return new Error(
    `'${graph.model.name}' has more than ${graph.model.limit} places to be in. What grows is ${key}: ` +
      `${different.size} different values (${examples} …). Bound it in the machine, or replace the action that makes it with 'provide' in the model.`,
  );
};

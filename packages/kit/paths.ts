import { nodesOf } from './chart.ts';
import { effectText } from './effects.ts';
import type { Effect } from './effects.ts';
import type { Edge, Graph } from './explore.ts';
import type { Model } from './model.ts';
import type { Move } from './moves.ts';
import { serialise, short } from './serialise.ts';
import type { Position } from './step.ts';
import { moveSentence, statesSentence } from './words.ts';

/** What holds after a step, as texts, so that it can be stored in a file and compared. */
export interface Observation {
  /** Dotted leaf states, followed by `done` or `error` when the machine has ended. */
  states: string[];
  effects: string[];
  /** Context keys that the step changed, each with its new value. */
  changed: Record<string, string>;
  /** Tags of the active states, sorted; absent without tags, and in paths accepted before tags were observed. */
  tags?: string[];
  output?: string;
}

interface PathStep {
  move: Move;
  expect: Observation;
  refused?: Move[];
}

/** A test: a start, then steps, each with what holds afterwards. */
export interface TestPath {
  /** Suite and number, e.g. `tour 3`. */
  id: string;
  input: string;
  expect: Observation;
  refused?: Move[];
  steps: PathStep[];
}

export const pathsIn = (text: string, file: string): TestPath[] => {
  const content: unknown = JSON.parse(text);
  if (!Array.isArray(content) || !content.every(isPath))
    throw new Error(`${file} holds no paths; accept the machine anew.`);
  return content;
};

const isPath = (value: unknown): value is TestPath =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'input' in value &&
  'expect' in value &&
  'steps' in value &&
  Array.isArray(value.steps);

/** The states of a position as an observation lists them, followed by how the machine ended. */
const observedStates = (states: readonly string[], { status, error }: Position['snapshot']): string[] => {
  if (status === 'active') return [...states];
  return [
    ...states,
    status === 'error' ? `error: ${error instanceof Error ? error.message : short(error)}` : status,
  ];
};

const tagged = new WeakMap<Model['machine'], boolean>();

const hasTags = ({ machine }: Model): boolean => {
  const known = tagged.get(machine) ?? nodesOf(machine).some(({ tags }) => tags.length > 0);
  tagged.set(machine, known);
  return known;
};

const toldOf = (
  model: Model,
  { tags, status, output }: Position['snapshot'],
): Pick<Observation, 'tags' | 'output'> => ({
  ...(hasTags(model) && { tags: [...tags].toSorted() }),
  ...(status === 'done' && output !== undefined && { output: short(output) }),
});

export const observationOf = (
  model: Model,
  before: Position['snapshot'] | undefined,
  after: Position['snapshot'],
  states: readonly string[],
  effects: readonly Effect[],
): Observation => ({
  states: observedStates(states, after),
  effects: effects.map(effectText),
  changed: changesOf(model, before, after),
  ...toldOf(model, after),
});

export const changedKeys = (
  model: Model,
  before: Position['snapshot'] | undefined,
  after: Position['snapshot'],
): string[] => {
  const earlier = (before?.context ?? {}) as Record<string, unknown>;
  const later = after.context as Record<string, unknown>;
  // Most of a context keeps its identity, which needs no deep comparison.
  return Object.keys(later).filter(
    (key) =>
      later[key] !== earlier[key] &&
      !model.unobserved.includes(key) &&
      serialise(later[key]) !== serialise(earlier[key]),
  );
};

const changesOf = (
  model: Model,
  before: Position['snapshot'] | undefined,
  after: Position['snapshot'],
): Record<string, string> =>
  Object.fromEntries(changedKeys(model, before, after).map((key) => [key, short(after.context[key])]));

const madeTrue = (graph: Graph, edge: Edge): Observation => {
  const before = graph.vertices[edge.from]?.position.snapshot;
  const vertex = graph.vertices[edge.to];
  if (!vertex) throw new Error(`The graph of '${graph.model.name}' has no vertex ${edge.to}.`);
  return observationOf(graph.model, before, vertex.position.snapshot, vertex.states, edge.effects);
};

/** Returns for each vertex within reach the edge by which a shortest path enters it, the nearest first. */
export const firstWays = (
  graph: Graph,
  from: readonly Edge[] = graph.starts,
  inside: (vertex: number) => boolean = () => true,
): Map<number, Edge> => {
  const first = new Map<number, Edge>();
  let frontier = [...from];
  while (frontier.length > 0) {
    const next: Edge[] = [];
    for (const edge of frontier) {
      if (first.has(edge.to) || !inside(edge.to)) continue;
      first.set(edge.to, edge);
      next.push(...(graph.vertices[edge.to]?.edges ?? []));
    }
    frontier = next;
  }
  return first;
};

/** Returns a shortest path to a vertex. */
export const wayTo = (first: ReadonlyMap<number, Edge>, vertex: number): Edge[] => {
  const way: Edge[] = [];
  for (let edge = first.get(vertex); edge; edge = first.get(edge.from)) way.unshift(edge);
  return way;
};

/** Returns a walk through the graph, beginning with a start, as a test. */
export const pathOf = (
  graph: Graph,
  id: string,
  [start, ...edges]: readonly Edge[],
  refusedAt?: (vertex: number) => Move[],
): TestPath => {
  if (start?.move.by !== 'start') throw new Error('A path begins with a start.');
  const refused = (edge: Edge) => {
    const moves = refusedAt?.(edge.to) ?? [];
    return moves.length > 0 ? { refused: moves } : {};
  };
  return {
    id,
    input: start.move.input,
    expect: madeTrue(graph, start),
    ...refused(start),
    steps: edges.map((edge) => ({
      move: edge.move as Move,
      expect: madeTrue(graph, edge),
      ...refused(edge),
    })),
  };
};

/** Returns a path as sentences, up to and including step `until` (counted from 1; 0 is the start). */
export const pathSentences = (model: Model, path: TestPath, until = path.steps.length): string[] => {
  const told = new Set<string>();
  return [
    `Given ${moveSentence(model, { by: 'start', input: path.input })}`,
    `Then ${statesSentence(model, path.expect.states, told)}`,
    ...path.steps
      .slice(0, until)
      .flatMap(({ move, expect }) => [
        `When ${moveSentence(model, move)}`,
        `Then ${statesSentence(model, expect.states, told)}`,
      ]),
  ];
};

/** Returns a path as a scenario: its sentences, and after each state what must change nothing there. */
export const scenarioLines = (model: Model, path: TestPath): string[] => {
  const [given = '', opened = '', ...steps] = pathSentences(model, path);
  const nothing = (refused: readonly Move[] = []) =>
    refused.length > 0
      ? [`And nothing happens: ${refused.map((move) => moveSentence(model, move)).join('; ')}`]
      : [];
  return [
    given,
    opened,
    ...nothing(path.refused),
    ...path.steps.flatMap(({ refused }, index) => [
      ...steps.slice(2 * index, 2 * index + 2),
      ...nothing(refused),
    ]),
  ];
};

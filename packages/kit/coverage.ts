import { leafPaths, nameOf, nodesOf, takeable } from './chart.ts';
import type { Edge, Graph, Refusal } from './explore.ts';
import { transient } from './model.ts';
import { moveKey, personMoves } from './moves.ts';
import type { TestPath } from './paths.ts';

/** Coverage of one dimension: the targets met, and the missed ones by name. */
export interface Dimension {
  met: number;
  all: number;
  missing: string[];
}

/** Coverage of a machine. Guards count twice: for true and for false. */
export interface Coverage {
  states: Dimension;
  transitions: Dimension;
  guards: Dimension;
  cases: Dimension;
}

type Met = Pick<Edge, 'transitions' | 'guards' | 'passed'> & { move?: Edge['move'] };

const dimension = (all: readonly string[], met: ReadonlySet<string>): Dimension => {
  const missing = all.filter((name) => !met.has(name));
  return { met: all.length - missing.length, all: all.length, missing };
};

const measure = (graph: Graph, edges: readonly Met[], refused: readonly Refusal[]): Coverage => {
  const { chart, model } = graph;
  // Shared texts, because this runs a hundred thousand times.
  const said = { true: new Set<string>(), false: new Set<string>() };
  for (const { guards } of [...edges, ...refused])
    for (const { id, answer } of guards) said[`${answer}`].add(id);
  const cases = personMoves(model).map(moveKey);
  const outcomes = Object.entries(model.outcomes).flatMap(([service, named]) =>
    Object.keys(named).map((name) => `${service} '${name}'`),
  );
  const met = new Set<string>();
  // A case that is always refused is covered by trying it.
  for (const { move } of refused) met.add(moveKey(move));
  const passed = new Set<string>();
  const taken = new Set<string>();
  for (const { move, transitions, passed: states } of edges) {
    for (const state of states) passed.add(state);
    for (const id of transitions) taken.add(id);
    if (move?.by === 'service') met.add(`${move.service} '${move.outcome}'`);
    else if (move?.by === 'person' && transitions.length > 0) met.add(moveKey(move));
  }
  return {
    states: dimension(
      nodesOf(model.machine)
        .filter((node) => node.path.length > 0)
        .map(nameOf),
      passed,
    ),
    transitions: dimension(takeable(chart), taken),
    guards: dimension(
      chart.transitions.filter(({ guarded }) => guarded).flatMap(({ id }) => [`${id} true`, `${id} false`]),
      new Set(
        (['true', 'false'] as const).flatMap((answer) => [...said[answer]].map((id) => `${id} ${answer}`)),
      ),
    ),
    cases: dimension([...cases, ...outcomes], met),
  };
};

const reachableIn = new WeakMap<Graph, Coverage>();

/** Returns everything that can be covered under the model, in a fully explored graph. */
export const reachable = (graph: Graph): Coverage => {
  const known = reachableIn.get(graph);
  if (known) return known;
  const refused = graph.vertices.flatMap((vertex) => vertex.refused);
  const made = measure(graph, graph.edges, refused);
  reachableIn.set(graph, made);
  return made;
};

/** Says of how many of a machine's states a verdict is true: `all 7 states`, `the 5 of 7 states that the model reaches`. */
export const extentOf = (graph: Graph): string => {
  const { met, all } = reachable(graph).states;
  const within = graph.beyond > 0 ? ', within its bounds' : '';
  if (all <= 1 && met === all) return `its only state${within}`;
  if (met === all) return `all ${all} states${within}`;
  return `the ${met} of ${all} states that the model reaches${within}`;
};

/** Returns the edges that a path takes, beginning with its start, up to the first step that the graph does not have. */
export const edgesAlong = (graph: Graph, path: TestPath): Edge[] => {
  const edges: Edge[] = [];
  let edge = graph.starts.find(({ move }) => move.by === 'start' && move.input === path.input);
  for (const { move } of path.steps) {
    if (!edge) break;
    edges.push(edge);
    const wanted = moveKey(move);
    edge = graph.vertices[edge.to]?.edges.find((other) => moveKey(other.move) === wanted);
  }
  return edge ? [...edges, edge] : edges;
};

/** Returns what these paths cover. A path ends at its first step that the graph does not have. */
export const coverageOf = (graph: Graph, paths: readonly TestPath[]): Coverage => {
  const edges: Met[] = [];
  const refused: Refusal[] = [];
  for (const path of paths) {
    for (const [step, edge] of edgesAlong(graph, path).entries()) {
      edges.push(edge);
      const tried = ((step === 0 ? path : path.steps[step - 1])?.refused ?? []).map(moveKey);
      refused.push(
        ...(graph.vertices[edge.to]?.refused ?? []).filter(({ move }) => tried.includes(moveKey(move))),
      );
    }
  }
  return measure(graph, edges, refused);
};

export const share = ({ met, all }: Dimension): number => (all === 0 ? 1 : met / all);

/** States that the model calls transient although the machine can rest in them. */
export const restMistakes = (graph: Graph): { where: string; why: string }[] => {
  const rested = new Set(graph.vertices.flatMap(({ states }) => states));
  return leafPaths(graph.model.machine).flatMap((where) =>
    graph.model.states[where] === transient && rested.has(where)
      ? [{ where, why: 'the model calls it transient, but the machine rests in it' }]
      : [],
  );
};

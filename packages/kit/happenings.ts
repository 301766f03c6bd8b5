import type { AnyStateNode } from 'xstate';
import { nameOf } from './chart.ts';
import type { Edge, Graph, Vertex } from './explore.ts';
import type { Move } from './moves.ts';
import { moveKey } from './moves.ts';
import { changedKeys } from './paths.ts';
import { sourceOf, transitionOf } from './places.ts';
import type { Answered, MoveEdge } from './places.ts';
import { changeWords, effectWords, guardWords, stateWords } from './words.ts';

export interface Coming {
  entered: string[];
  /** Everything that holds after the step, entered or not. */
  holds: string[];
  deeds: string[];
  changes: string[];
}

export interface Happening {
  move: Move;
  answers: ReadonlyMap<string, boolean>;
  /** The same for other regions: the states they are in, and what their guards answer. */
  beside: () => ReadonlyMap<string, boolean>;
  /** Undefined when nothing happens; `above` when a surrounding state handles it. */
  comes: Coming | 'above' | undefined;
}

export const isWithin = (state: string, node: AnyStateNode): boolean =>
  node.path.length === 0 || state === nameOf(node) || state.startsWith(`${nameOf(node)}.`);

/** The region of a parallel state that contains a node; the root without one. */
export const regionOf = (node: AnyStateNode): AnyStateNode => {
  let region = node;
  while (region.parent && region.parent.type !== 'parallel') region = region.parent;
  return region;
};

/** Whether a transition belongs to a node's region or a surrounding state. */
const isOfRegion = ({ chart }: Graph, region: AnyStateNode, id: string): boolean => {
  const source = sourceOf(chart, id);
  return source !== undefined && (isWithin(nameOf(source), region) || isWithin(nameOf(region), source));
};

const vertexAt = ({ vertices, model }: Graph, index: number): Vertex => {
  const vertex = vertices[index];
  if (!vertex) throw new Error(`The graph of '${model.name}' has no vertex ${index}.`);
  return vertex;
};

const told = (clauses: readonly string[]): string[] => [
  ...new Set(clauses.filter((clause) => clause !== '')),
];

const wordsOfDeeds = new WeakMap<Edge['effects'], string[]>();

const deedsOf = ({ model }: Graph, { effects }: Edge): string[] => {
  const known = wordsOfDeeds.get(effects) ?? told(effects.map((effect) => effectWords(model, effect)));
  wordsOfDeeds.set(effects, known);
  return known;
};

const common = (some: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> =>
  new Set([...some].filter((one) => others.has(one)));

const deedsByTransition = new WeakMap<Graph, Map<string, Set<string>>>();

const deedsOfEach = (graph: Graph): Map<string, Set<string>> => {
  const known = deedsByTransition.get(graph);
  if (known) return known;
  const deeds = new Map<string, Set<string>>();
  for (const edge of graph.edges) {
    const done = new Set(deedsOf(graph, edge));
    for (const id of edge.transitions) deeds.set(id, common(deeds.get(id) ?? done, done));
  }
  deedsByTransition.set(graph, deeds);
  return deeds;
};

/** Effects that another region always has at such a step and this one does not; they are described with that region. */
const deedsOfOthers = (graph: Graph, { transitions }: Edge, region: AnyStateNode): Set<string> => {
  if (!region.parent) return new Set();
  const deeds = deedsOfEach(graph);
  const ofThese = (isOurs: boolean) =>
    new Set(
      transitions
        .filter(
          (id) =>
            isOfRegion(graph, region, id) === isOurs &&
            (isOurs || transitionOf(graph.chart, id)?.definition.eventType !== ''),
        )
        .flatMap((id) => [...(deeds.get(id) ?? [])]),
    );
  const ours = ofThese(true);
  return new Set([...ofThese(false)].filter((deed) => !ours.has(deed)));
};

/** Whether another region's transition preempts those of this state, so that the step exits the region. */
const givesWay = (graph: Graph, { to, transitions }: Edge, region: AnyStateNode): boolean =>
  region.parent !== undefined &&
  !vertexAt(graph, to).states.some((state) => isWithin(state, region)) &&
  !transitions.some(
    (id) =>
      isOfRegion(graph, region, id) &&
      transitionOf(graph.chart, id)?.definition.target?.some(
        (target) => !isWithin(nameOf(target as AnyStateNode), region),
      ),
  );

export const comingOf = (graph: Graph, edge: Edge, source: AnyStateNode): Coming => {
  const { model } = graph;
  const region = regionOf(source);
  const before = graph.vertices[edge.from];
  const after = vertexAt(graph, edge.to);
  const ours = after.states.filter(
    (state) => isWithin(state, region) || !region.parent || !isWithin(state, region.parent),
  );
  const entered = ours.filter((state) => !before?.states.includes(state));
  const others = deedsOfOthers(graph, edge, region);
  return {
    entered: told(entered.map((state) => stateWords(model, state))),
    holds: ours.map((state) => stateWords(model, state)),
    deeds: [
      ...deedsOf(graph, edge).filter((deed) => !others.has(deed)),
      ...(after.position.snapshot.status === 'done' ? ['it ends'] : []),
    ],
    changes: told(
      changedKeys(model, before?.position.snapshot, after.position.snapshot).map((key) =>
        changeWords(model, key),
      ),
    ),
  };
};

/** Guard results in words; empty for guards without words. */
const answersOf = ({ model, chart }: Graph, guards: Edge['guards']): Map<string, boolean> => {
  const answers = guards.map(
    ({ id, answer }) => [guardWords(model, transitionOf(chart, id)?.guard ?? ''), answer] as const,
  );
  return new Map(answers.filter(([words]) => words !== ''));
};

const standings = new WeakMap<Graph, Map<string, ReadonlyMap<string, boolean>>>();

const standsIn = (graph: Graph, { states }: Vertex): ReadonlyMap<string, boolean> => {
  const known = standings.get(graph) ?? new Map<string, ReadonlyMap<string, boolean>>();
  standings.set(graph, known);
  const key = states.join(' ');
  const found = known.get(key);
  if (found) return found;
  const answers = new Map<string, boolean>();
  for (const node of graph.chart.nodes) {
    const words = stateWords(graph.model, nameOf(node));
    if (words !== '') answers.set(words, answers.get(words) || states.some((state) => isWithin(state, node)));
  }
  known.set(key, answers);
  return answers;
};

const rank = ({ by }: Move): number => ['person', 'service', 'time'].indexOf(by);

/** The full duration of each timer; a partly elapsed timer is named by it. */
export const wholeTimesOf = ({ edges }: Graph): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const { move } of edges)
    if (move.by === 'time') times.set(move.timer, Math.max(move.ms, times.get(move.timer) ?? 0));
  return times;
};

const texts = new WeakMap<MoveEdge, string>();

/** Everything that is described about a step, as one text; computed once for all states that handle it. */
const textOf = (graph: Graph, step: MoveEdge): string => {
  const known = texts.get(step);
  if (known !== undefined) return known;
  const { move, guards, transitions, from, to } = step;
  const before = vertexAt(graph, from);
  const after = vertexAt(graph, to);
  const text = [
    move.by === 'time' ? move.timer : moveKey(move),
    ...transitions,
    ...guards.map(({ id, answer }) => `${id} ${answer}`),
    ...before.states,
    '',
    ...after.states,
    ...deedsOf(graph, step),
    ...changedKeys(graph.model, before.position.snapshot, after.position.snapshot),
  ].join('\n');
  texts.set(step, text);
  return text;
};

/** Removes steps with the same description: a large machine has many thousands. */
const unlike = (graph: Graph, steps: readonly MoveEdge[]): MoveEdge[] => {
  const known = new Map<string, MoveEdge>();
  for (const step of steps) if (!known.has(textOf(graph, step))) known.set(textOf(graph, step), step);
  return [...known.values()];
};

/** Returns everything that a node's own transitions answer: taken, left to a surrounding state, or refused. User actions come first. */
export const happeningsAt = (
  graph: Graph,
  node: AnyStateNode,
  { taken, left, refused }: Answered,
  wholeTimes: ReadonlyMap<string, number>,
): Happening[] => {
  const inFull = (move: Move): Move =>
    move.by === 'time' ? { ...move, ms: wholeTimes.get(move.timer) ?? move.ms } : move;
  const region = regionOf(node);
  const happening = (
    from: number,
    { move, guards }: { move: Move; guards: Edge['guards'] },
    comes: Happening['comes'],
  ): Happening => {
    const answered = (isOurs: boolean) =>
      answersOf(
        graph,
        guards.filter(({ id }) => isOfRegion(graph, region, id) === isOurs),
      );
    return {
      move: inFull(move),
      answers: answered(true),
      beside: () => new Map([...standsIn(graph, vertexAt(graph, from)), ...answered(false)]),
      comes,
    };
  };
  return [
    ...unlike(graph, taken)
      .filter((edge) => !givesWay(graph, edge, region))
      .map((edge) => happening(edge.from, edge, comingOf(graph, edge, node))),
    ...unlike(graph, left).map((edge) => happening(edge.from, edge, 'above')),
    ...refused.map(({ at, ...refusal }) => happening(at, refusal, undefined)),
  ].toSorted((a, b) => rank(a.move) - rank(b.move));
};

import type { AnyStateNode } from 'xstate';
import { nameOf } from './chart.ts';
import type { Edge, Graph, Vertex } from './explore.ts';
import type { Move } from './moves.ts';
import { moveKey } from './moves.ts';
import { changedKeys } from './paths.ts';
import { sourceOf, transitionOf } from './places.ts';
import type { Answered, MoveEdge } from './places.ts';
import { changeWords, effectWords, guardWords, stateWords } from './words.ts';

/** What comes of a step, as clauses. */
export interface Coming {
  /** States that are entered. */
  entered: string[];
  /** All that is so after the step, entered or not. */
  holds: string[];
  deeds: string[];
  /** What is kept otherwise than before. */
  changes: string[];
}

/** Something that happens at a place, how guards answer it in words, and what comes of it. */
export interface Happening {
  move: Move;
  answers: ReadonlyMap<string, boolean>;
  /** The same of other regions: which states it is in, and what their guards answer. */
  beside: () => ReadonlyMap<string, boolean>;
  /** Undefined where nothing comes of it; `above` where a place around this one answers it. */
  comes: Coming | 'above' | undefined;
}

export const isWithin = (state: string, node: AnyStateNode): boolean =>
  node.path.length === 0 || state === nameOf(node) || state.startsWith(`${nameOf(node)}.`);

/** The region of a parallel state in which a node stands; the root where there is none. */
export const regionOf = (node: AnyStateNode): AnyStateNode => {
  let region = node;
  while (region.parent && region.parent.type !== 'parallel') region = region.parent;
  return region;
};

/** Whether a transition is of the region of a node, or of a place around it. */
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

/** What another region always does at such a step and this one does not: it is told where that region answers. */
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

/** Whether a step leaves the region of a place by another region's transition: those of the place gave way to it. */
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

/** What comes of a step, as far as the region of its source is concerned: where it leads, what it does, and what it keeps. */
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

/** What guards answer, in words; of those that have no words, nothing. */
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

/** The whole length of each timer: one of which a part had passed before is told by it. */
export const wholeTimesOf = ({ edges }: Graph): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const { move } of edges)
    if (move.by === 'time') times.set(move.timer, Math.max(move.ms, times.get(move.timer) ?? 0));
  return times;
};

const texts = new WeakMap<MoveEdge, string>();

/** All that is told of a step, as one text; a step is asked for at each place that answers it. */
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

/** Of steps of which all is the same that is told, one: a large machine has many thousands. */
const unlike = (graph: Graph, steps: readonly MoveEdge[]): MoveEdge[] => {
  const known = new Map<string, MoveEdge>();
  for (const step of steps) if (!known.has(textOf(graph, step))) known.set(textOf(graph, step), step);
  return [...known.values()];
};

/** Everything that a node's own transitions answer: taken, left to a place around it, or refused. What persons do comes first. */
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

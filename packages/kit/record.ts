import type { Frame } from '../inspector/frames/frame.ts';
import { chartOf } from '../inspector/charts/chart.ts';
import { after, beforeAll } from '../inspector/frames/state.ts';
import {
  type Allowed,
  allowedOf as allowedIn,
  entryOf,
  everything,
  isRecord,
  mask,
  type PublicActor,
} from '../inspector/mask.ts';
import { takeable } from './chart.ts';
import type { Edge, Graph } from './explore.ts';
import type { TestPath } from './paths.ts';
import { moveKey } from './moves.ts';
import { firstWays, pathOf, wayTo } from './paths.ts';

interface Step {
  event: string;
  seq: number;
  edges: string[];
  context: Readonly<Record<string, unknown>>;
  /** Leaf states, dotted and sorted; empty where the recording masks them. */
  states: string[];
}

export interface RecordedPath {
  session: string;
  path: TestPath;
  /** Fields of the recording that fit several cases of the model, or no case exactly, in words. */
  ambiguities: string[];
}

const leavesOf = (value: unknown, prefix = ''): string[] => {
  if (typeof value === 'string') return [prefix + value];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    isRecord(inner) && Object.keys(inner).length === 0
      ? [prefix + name]
      : leavesOf(inner, `${prefix}${name}.`),
  );
};

const stepsOf = (frames: readonly Frame[], session: string): Step[] => {
  const steps: Step[] = [];
  let state = beforeAll;
  for (const frame of frames) {
    state = after(state, frame);
    if (!('session' in frame) || frame.session !== session) continue;
    if (frame.kind !== 'microstep' && frame.kind !== 'snapshot') continue;
    const actor = state.actors.get(session);
    const seen = { context: actor?.context ?? {}, states: leavesOf(actor?.value).toSorted() };
    const last = steps.at(-1);
    // A snapshot is the result of the steps before it; without any it is the start.
    if (frame.kind === 'snapshot') {
      if (last) Object.assign(last, seen);
      else steps.push({ event: 'xstate.init', seq: frame.seq, edges: [], ...seen });
      continue;
    }
    const seq = frame.cause?.seq ?? frame.seq;
    // Frames with the same event belong to one step.
    if (last && last.seq === seq) Object.assign(last, seen, { edges: [...last.edges, ...frame.edges] });
    else steps.push({ event: frame.event, seq, edges: [...frame.edges], ...seen });
  }
  return steps;
};

/** An actor has another id in the app than in a model, where a double replaces it. */
const isTold = (value: unknown): boolean => !JSON.stringify(value ?? null).match(/•••|◆|xstate\$\$type/);

/** Which fields recordings reveal, by machine id. A machine that is not listed reveals everything that is not masked. */
export type Told = Readonly<Record<string, PublicActor>>;

const allowedOf = (told: Told, machine: string, name: string): Allowed | undefined => {
  const listed = entryOf(told, machine);
  return listed ? allowedIn(listed.context, name) : everything;
};

const otherwise = (
  graph: Graph,
  vertex: number,
  { context, states }: Step,
  told: Told,
): string[] | undefined => {
  const there = graph.vertices[vertex]?.states.toSorted().join() ?? '';
  if (states.length > 0 && there !== states.join()) return undefined;
  const own = graph.vertices[vertex]?.position.snapshot.context as Record<string, unknown> | undefined;
  return Object.entries(context).flatMap(([name, value]) => {
    if (!own || !(name in own) || graph.model.unobserved.includes(name)) return [];
    const expected = mask(own[name], allowedOf(told, graph.model.machine.id, name)) ?? null;
    const isSame = !isTold(value) || !isTold(expected) || JSON.stringify(value) === JSON.stringify(expected);
    return isSame ? [] : [name];
  });
};

interface Way {
  edges: Edge[];
}

const inputOf = (start: Edge | undefined) => (start?.move.by === 'start' ? start.move.input : '');

/** Thrown when no path through the model matches the recording; `fields` are those that ruled out the longest matches. */
class Misfit extends Error {
  readonly fields: readonly string[];
  constructor(message: string, fields: readonly string[]) {
    super(message);
    this.fields = fields;
  }
}

/**
 * Turns what one actor did in a recording into a test, by tracking every explored state in which it may be. A value that never occurs in the model,
 * such as another market, is only reported. @throws with the event that fits no state.
 */
export const pathOfFrames = (
  graph: Graph,
  frames: readonly Frame[],
  session: string,
  told: Told = {},
): RecordedPath => {
  const uncompared = new Set<string>();
  for (;;)
    try {
      const { ambiguities, ...recorded } = waysOf(graph, frames, session, told, uncompared);
      const named = [...uncompared].map(
        (field) => `what the recording tells of '${field}' is no case of the model, and was not compared`,
      );
      return { ...recorded, ambiguities: [...named, ...ambiguities] };
    } catch (error) {
      const fields = error instanceof Misfit ? error.fields.filter((field) => !uncompared.has(field)) : [];
      if (fields.length === 0) throw error;
      for (const field of fields) uncompared.add(field);
    }
};

/** Returns the first path through the model that matches the recording. @throws Misfit */
const waysOf = (
  graph: Graph,
  frames: readonly Frame[],
  session: string,
  told: Told,
  uncompared: ReadonlySet<string>,
): RecordedPath => {
  const known = new Set(takeable(graph.chart));
  const forbidden = graph.chart.transitions.flatMap(({ id }) => (known.has(id) ? [] : [id]));
  const steps = stepsOf(frames, session).map((step) => ({
    ...step,
    edges: step.edges.filter((edge) => !forbidden.includes(edge)),
  }));
  const ambiguities: string[] = [];
  /** Candidate paths by the number of steps matched, and by explored state. */
  const reached: Map<number, Way>[] = steps.map(() => new Map<number, Way>());
  reached.push(new Map());

  let misfit: { at: number; fields: string[] } = { at: 0, fields: [] };
  const consumed = (at: number, transitions: readonly string[]): number | undefined => {
    const taken: string[] = [];
    for (let index = at; index < steps.length; index += 1) {
      taken.push(...(steps[index]?.edges ?? []));
      if (taken.length === transitions.length && taken.every((id, place) => id === transitions[place]))
        return index + 1;
      if (taken.length > transitions.length) return undefined;
    }
    return undefined;
  };
  const put = (at: number, way: Way) => {
    const vertex = way.edges.at(-1)?.to ?? 0;
    const step = steps[at - 1];
    const against = step && otherwise(graph, vertex, step, told);
    if (step && !against) return;
    const fields = (against ?? []).filter((field) => !uncompared.has(field));
    if (fields.length > 0) {
      if (at > misfit.at) misfit = { at, fields };
      return;
    }
    if (!reached[at]?.has(vertex)) reached[at]?.set(vertex, way);
  };
  for (const start of graph.starts) {
    put(consumed(0, start.transitions) ?? 1, { edges: [start] });
    // A recording that begins after the actor started does not have its first transition.
    if (steps[0]?.edges.length === 0) put(1, { edges: [start] });
  }
  if (misfit.at === 0 && reached.every(({ size }) => size === 0)) {
    const first = firstWays(graph);
    for (const vertex of first.keys()) put(1, { edges: wayTo(first, vertex) });
    ambiguities.push(
      `it begins in ${steps[0]?.states.join(' + ') ?? 'no state'}, where the model does not start; the shortest path there was taken`,
    );
  }
  let furthest = 0;
  for (let at = 0; at < steps.length; at += 1) {
    const here = reached[at];
    if (!here || here.size === 0) continue;
    furthest = at;
    const step = steps[at];
    const inputs = new Set([...here.values()].map(({ edges }) => inputOf(edges[0])));
    if (at === 1 && inputs.size > 1)
      ambiguities.push(`the start fits the inputs ${[...inputs].join(', ')}; the first was taken`);
    for (const [vertex, way] of here) {
      const edges = graph.vertices[vertex]?.edges ?? [];
      // An event without a transition leaves the state unchanged, or only shows that a child has answered.
      if (step?.edges.length === 0) put(at + 1, way);
      const fitting = edges.filter(
        ({ transitions }) => transitions.length > 0 && consumed(at, transitions) !== undefined,
      );
      if (fitting.length > 1)
        ambiguities.push(
          `'${step?.event ?? ''}' (frame ${step?.seq ?? 0}) fits ${fitting.map(({ move }) => moveKey(move)).join(' and ')}; the first was taken`,
        );
      for (const edge of fitting)
        put(consumed(at, edge.transitions) ?? at + 1, { edges: [...way.edges, edge] });
      if (step?.edges.length === 0)
        for (const edge of edges)
          if (edge.transitions.length === 0) put(at + 1, { edges: [...way.edges, edge] });
    }
  }
  const ended = [...(reached[steps.length]?.values() ?? [])];
  const [first] = ended;
  if (!first) {
    const step = steps[furthest];
    const { hash } = chartOf(graph.model.machine);
    const isOfOther = actorsIn(frames).some((actor) => actor.session === session && actor.hash !== hash);
    throw new Misfit(
      `'${step?.event ?? 'the start'}' (frame ${step?.seq ?? 0}) took ${step?.edges.join(', ') || 'no edge'}, which fits no place of the model '${graph.model.name}'.${
        isOfOther ? ' The machine had another chart when it was recorded.' : ''
      }`,
      misfit.at > furthest ? misfit.fields : [],
    );
  }
  if (ended.length > 1) ambiguities.push(`the end fits ${ended.length} places; the first was taken`);
  return {
    session,
    path: pathOf(
      graph,
      `recorded ${frames[0]?.run.slice(0, 8) ?? ''} ${session.replace(':', '')}`,
      first.edges,
    ),
    ambiguities: [...new Set(ambiguities)],
  };
};

const actorsIn = (frames: readonly Frame[]) =>
  frames.flatMap((frame) =>
    frame.kind === 'actor' && frame.chart ? [{ session: frame.session, ...frame.chart }] : [],
  );

export const sessionsOf = (frames: readonly Frame[], machine: string): string[] =>
  // An actor that was started again is introduced twice.
  [...new Set(actorsIn(frames).flatMap(({ session, id }) => (id === machine ? [session] : [])))];

export const chartsOf = (frames: readonly Frame[]): string[] => actorsIn(frames).map(({ id }) => id);

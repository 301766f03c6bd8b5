import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';
import { createActor } from 'xstate';
import { extentOf } from './coverage.ts';
import { eventOf, moveKey } from './moves.ts';
import type { Edge, Graph, Vertex } from './explore.ts';
import { Incomparable, identify, isActorRef } from './serialise.ts';
import { still } from './still.ts';
import type { Mail } from './step.ts';

/** Something that a restart loses or starts a second time, and the states in which it does. */
export interface Loss {
  kind: 'timer' | 'message' | 'value' | 'child' | 'again' | 'state';
  what: string;
  /** Leaf states in which it happens. */
  states: string[];
}

const textOf = (value: unknown): string => {
  try {
    return identify(value);
  } catch (error) {
    if (error instanceof Incomparable) return `incomparable ${error.what}`;
    throw error;
  }
};

type Children = Record<string, AnyActorRef | undefined>;

/** Only a child with a named source can be persisted. XState throws on the others in development, and not in production. */
const persistable = (snapshot: AnyMachineSnapshot): Children =>
  Object.fromEntries(
    Object.entries(snapshot.children as Children).filter(([, child]) => typeof child?.src === 'string'),
  );

/** Returns a context value with its actors as XState persists them, at any depth; `meet` learns each with its path. */
const marked = (value: unknown, path: string, meet: (path: string, actor: AnyActorRef) => void): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (isActorRef(value)) {
    meet(path, value);
    return { xstate$$type: 1, id: value.id };
  }
  if (Array.isArray(value)) return value.map((item, index) => marked(item, `${path}.${index}`, meet));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, marked(item, `${path}.${key}`, meet)]),
  );
};

/** Returns XState's persisted snapshot after a round trip through JSON. */
const throughJson = (graph: Graph, snapshot: AnyMachineSnapshot): unknown => {
  const { machine } = graph.chart;
  return JSON.parse(
    JSON.stringify(machine.getPersistedSnapshot({ ...snapshot, children: persistable(snapshot) } as never)),
  ) as unknown;
};

/** Context keys that cannot be written as JSON: a cycle, a big number, a proxy that throws. */
const unwritable = (graph: Graph, snapshot: AnyMachineSnapshot): string[] =>
  Object.entries(snapshot.context as object).flatMap(([key, value]) => {
    try {
      throughJson(graph, { ...snapshot, children: {}, context: { [key]: value as unknown } } as never);
      return [];
    } catch {
      return [key];
    }
  });

const without = (snapshot: AnyMachineSnapshot, keys: readonly string[]): AnyMachineSnapshot =>
  ({
    ...snapshot,
    context: Object.fromEntries(
      Object.entries(snapshot.context as object).filter(([key]) => !keys.includes(key)),
    ),
  }) as never;

/** Returns the snapshot with which a new actor starts from persisted data; the error when it cannot start. */
const restarted = (graph: Graph, persisted: unknown): AnyMachineSnapshot | Error => {
  try {
    return still(() => {
      const actor = createActor(graph.chart.machine, { snapshot: persisted as never });
      return actor.getSnapshot() as AnyMachineSnapshot;
    });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};

const lostIn = (graph: Graph, { position }: Vertex): Omit<Loss, 'states'>[] => {
  const { snapshot, timers, answered } = position;
  if (snapshot.status !== 'active') return [];
  const unwritten = unwritable(graph, snapshot);
  const lost: Omit<Loss, 'states'>[] = [
    ...timers.map(({ id }) => ({ kind: 'timer' as const, what: id })),
    ...unwritten.map((what) => ({ kind: 'value' as const, what })),
  ];
  let persisted: unknown;
  try {
    persisted = throughJson(graph, without(snapshot, unwritten));
  } catch (error) {
    return [
      ...lost,
      {
        kind: 'state',
        what: `it cannot be written as JSON: ${error instanceof Error ? error.message : String(error)}`,
      },
    ];
  }
  const { context } = persisted as { context: Record<string, unknown> };
  const before = snapshot.context as Record<string, unknown>;
  for (const [key, value] of Object.entries(before))
    if (unwritten.includes(key)) continue;
    else {
      const kept = marked(value, key, (path, actor) => {
        // XState restores a child by its id; an external actor is gone.
        if ((snapshot.children as Children)[actor.id] !== actor)
          lost.push({ kind: 'value', what: `${path} (an external actor)` });
      });
      if (kept !== undefined && textOf(kept) !== textOf(context[key]))
        lost.push({ kind: 'value', what: key });
    }
  const again = restarted(graph, persisted);
  if (again instanceof Error)
    return [...lost, { kind: 'state', what: `it cannot start again: ${again.message}` }];
  if (textOf(again.value) !== textOf(snapshot.value))
    lost.push({ kind: 'state', what: 'another state is active' });
  for (const id of Object.keys(snapshot.children as object))
    if (!answered.includes(id))
      lost.push({ kind: (again.children as Children)[id] ? 'again' : 'child', what: id });
  return lost;
};

const takenBy = ({ chart }: Graph, snapshot: AnyMachineSnapshot, event: EventObject): string => {
  try {
    const taken = still(() => chart.machine.getTransitionData(snapshot as never, event as never));
    return taken.map((definition) => chart.idOf.get(definition) ?? '').join();
  } catch (error) {
    return String(error);
  }
};

/** Moves that a restarted machine answers differently. Time is left out, because the timers are lost anyway. */
const otherwise = (graph: Graph, { position, edges, refused }: Vertex): Omit<Loss, 'states'>[] => {
  if (position.snapshot.status !== 'active') return [];
  let again: AnyMachineSnapshot | Error;
  try {
    const { snapshot } = position;
    again = restarted(graph, throughJson(graph, without(snapshot, unwritable(graph, snapshot))));
  } catch {
    return [];
  }
  if (again instanceof Error) return [];
  const from = again;
  return [...edges, ...refused].flatMap(({ move }) => {
    if (move.by === 'start' || move.by === 'time') return [];
    const { event } = eventOf(graph.model, position, move);
    return takenBy(graph, from, event) === takenBy(graph, position.snapshot, event)
      ? []
      : [{ kind: 'state' as const, what: `'${moveKey(move)}' does something else` }];
  });
};

type Message = Extract<Mail, { kind: 'sent' }>;

/** Returns the messages in flight after a step. Time delivers those that are due; a stopped child receives nothing. */
const onTheWayAfter = (before: readonly Message[], { move, mail }: Edge, to: Vertex): Message[] => {
  const { snapshot, answered } = to.position;
  if (snapshot.status !== 'active') return [];
  const passed = move.by === 'time' ? move.ms : 0;
  let messages = before.map((message) => ({ ...message, left: message.left - passed }));
  for (const one of mail)
    messages = one.kind === 'sent' ? [...messages, one] : messages.filter(({ id }) => id !== one.id);
  const isThere = ({ to: id, isToChild }: Message) =>
    !isToChild || (id in (snapshot.children as object) && !answered.includes(id));
  return messages.filter((message) => message.left > 0 && isThere(message));
};

/** Returns the delayed messages to other actors that may be in flight in each explored state, each with the longest time left. */
const messagesOnTheWay = ({ vertices, starts }: Graph): Map<Vertex, Map<string, Message>> => {
  const known = new Map<Vertex, Map<string, Message>>();
  const open: { edge: Edge; before: readonly Message[] }[] = starts.map((edge) => ({ edge, before: [] }));
  for (let next = open.pop(); next; next = open.pop()) {
    const to = vertices[next.edge.to] as Vertex;
    const isNew = !known.has(to);
    const here = known.get(to) ?? new Map<string, Message>();
    known.set(to, here);
    const later = onTheWayAfter(next.before, next.edge, to).filter((message) => {
      const key = JSON.stringify([message.id, message.to, message.type]);
      if (message.left <= (here.get(key)?.left ?? 0)) return false;
      here.set(key, message);
      return true;
    });
    if (isNew || later.length > 0)
      for (const edge of to.edges) open.push({ edge, before: [...here.values()] });
  }
  return known;
};

/** Returns what is lost when a machine is persisted as JSON in each of its states and a new actor starts from that. */
export const restartLosses = (graph: Graph): Loss[] => {
  const losses = new Map<string, Loss>();
  const onTheWay = messagesOnTheWay(graph);
  for (const vertex of graph.vertices) {
    const messages = [...(onTheWay.get(vertex)?.values() ?? [])].map(({ type, to }) => ({
      kind: 'message' as const,
      what: `'${type}' to ${to}`,
    }));
    for (const { kind, what } of [...lostIn(graph, vertex), ...messages, ...otherwise(graph, vertex)]) {
      const loss = losses.get(`${kind} ${what}`) ?? { kind, what, states: [] };
      losses.set(`${kind} ${what}`, loss);
      const state = vertex.states.join(' + ');
      if (!loss.states.includes(state)) loss.states.push(state);
    }
  }
  return [...losses.values()];
};

const texts: Record<Loss['kind'], (what: string) => string> = {
  timer: (what) => `the timer '${what}' is lost`,
  message: (what) => `the delayed message ${what} is lost`,
  value: (what) => `context.${what} is lost or changed by JSON`,
  child: (what) => `the child '${what}' is not restarted`,
  again: (what) => `starts again: ${what}`,
  state: (what) => what,
};

/** A loss as a sentence, with the first states in which it occurs. */
export const lossText = ({ kind, what, states }: Loss): string =>
  `${texts[kind](what)}${kind === 'again' ? '' : ':'} in ${states.slice(0, 3).join('; ')}${states.length > 3 ? ` and ${states.length - 3} more` : ''}`;

const whereOf = ({ states }: Loss, all: number): string => {
  if (states.length === all) return 'every state';
  const [first = [], ...others] = states.map((state) => state.split(' + '));
  const shared = first.filter((part) => others.every((parts) => parts.includes(part)));
  if (shared.length > 0) return shared.map((part) => `\`${part}\``).join(' and ');
  const told = states.slice(0, 3).map((state) => `\`${state}\``);
  return `${told.join(', ')}${states.length > 3 ? ` and ${states.length - 3} more` : ''}`;
};

export const restartSection = (graph: Graph): string => {
  const { name } = graph.model;
  const active = graph.vertices.filter(({ position }) => position.snapshot.status === 'active');
  const all = new Set(active.map(({ states }) => states.join(' + '))).size;
  const rows = restartLosses(graph).map(
    (loss) => `- ${texts[loss.kind](loss.what)}: ${whereOf(loss, all)}\n`,
  );
  return `## ${name}\n\nJudged in ${extentOf(graph)}.\n\n${rows.length > 0 ? rows.join('') : 'Nothing.\n'}`;
};

import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type EventObject,
  type InspectionEvent,
} from 'xstate';
import { chartOf, namesOnly } from '../charts/chart.ts';
import { allNodesOf, edgesOf, eventName, isMachine } from '../charts/ids.ts';
import {
  allowedOf,
  type AllowList,
  createTokens,
  entryOf,
  everything,
  type Fields,
  isName,
  isRecord,
  mask,
  maskField,
  maskName,
  type PublicActor,
  type Tokens,
} from '../mask.ts';
import type { CallSeen } from './calls.ts';
import { emptyTable } from '../records.ts';
import type { Cause, Frame, FrameDraft } from './frame.ts';
import type { Note } from './notes.ts';

interface KnownChart {
  id: string;
  hash: string;
  ids: Map<AnyTransitionDefinition, string>;
  guards: Map<AnyTransitionDefinition, { name: string; answer: boolean }>;
  names: string[];
}

interface Known {
  allowed: PublicActor;
  machine?: AnyStateMachine | undefined;
  id: string;
  context?: Record<string, unknown>;
  value?: unknown;
  tags: string;
  cause: Cause;
  /** Events that it received and has not handled. */
  told: WeakMap<object, Cause>;
  /** Running timers by id: the frame that set them, and the type of their event. */
  timers: Map<string, { seq: number; type: string }>;
  lastEvent?: EventObject;
  /** It was shown dead. */
  hasFailed?: boolean;
}

const charts = new WeakMap<AnyStateMachine, KnownChart>();

const readChart = (machine: AnyStateMachine): KnownChart => {
  const { id, hash } = chartOf(machine);
  const edges = edgesOf(machine);
  const guards = new Map<AnyTransitionDefinition, { name: string; answer: boolean }>();
  for (const [index, { definition, guard, event, source }] of edges.entries()) {
    const before = edges[index - 1];
    if (guard) guards.set(definition, { name: guard, answer: true });
    else if (before?.guard && before.event === event && before.source === source)
      guards.set(definition, { name: before.guard, answer: false });
  }
  const names = allNodesOf(machine).flatMap((node) => [
    node.key,
    ...node.tags,
    ...node.transitions.keys(),
    ...node.invoke.map((invoked) => invoked.id),
  ]);
  return {
    id,
    hash,
    guards,
    names: [id, ...names],
    ids: new Map(edges.map((edge) => [edge.definition, edge.id])),
  };
};

/** Charts are read once, for the first frame that refers to them. */
const chartOfMachine = (machine: AnyStateMachine): KnownChart => {
  const chart = charts.get(machine) ?? readChart(machine);
  charts.set(machine, chart);
  return chart;
};

const unreadable = () => undefined;

const contextOf = (snapshot: unknown): Record<string, unknown> | undefined =>
  isRecord(snapshot) && isRecord(snapshot['context']) ? snapshot['context'] : undefined;

/** The changed fields between two contexts, masked. Contexts are immutable, so fields are compared by identity. */
const patchOf = (
  before: Record<string, unknown> | undefined,
  after: Record<string, unknown> | undefined,
  allowed: PublicActor['context'],
  tokens: Tokens,
): { patch?: Record<string, unknown>; gone?: string[] } => {
  const field = allowed === everything ? String : maskField;
  if (after === undefined || after === before) return {};
  let patch: Record<string, unknown> | undefined;
  const gone: string[] = [];
  for (const name of Object.keys(after))
    if (before?.[name] !== after[name] || (before && !(name in before))) {
      const value = mask(after[name], allowedOf(allowed, name), tokens);
      if (value === undefined) {
        if (before) gone.push(field(name));
        continue;
      }
      patch ??= emptyTable();
      patch[field(name)] = value;
    }
  for (const name of Object.keys(before ?? {})) if (!(name in after)) gone.push(field(name));
  return { ...(patch && { patch }), ...(gone.length > 0 && { gone }) };
};

const differs = (
  before: Record<string, unknown> | undefined,
  after: Record<string, unknown> | undefined,
): boolean => {
  if (after === undefined || after === before) return false;
  const names = Object.keys(after);
  return (
    before === undefined ||
    names.length !== Object.keys(before).length ||
    names.some((name) => before[name] !== after[name])
  );
};

const otherTags = ({ tags }: { tags?: unknown }, seen: Known): string[] | undefined => {
  const names = tags instanceof Set ? [...tags].map(String) : [];
  if (names.join() === seen.tags) return undefined;
  seen.tags = names.join();
  return names;
};

/** Masks the parts of a path that contain data: everything that does not look like one of our names. */
const maskPath = (address: string): string =>
  new URL(address, 'http://own').pathname
    .split('/')
    .map((part) => (part === '' || /^[a-z]+\d?([_.-][a-z]+\d?)*$/i.test(part) ? part : '•••'))
    .join('/');

export interface TapOptions {
  /** What may leave the page; without it only the names in charts. */
  allow?: AllowList | typeof everything | undefined;
  /** Whether frames carry each chart before its first actor; they always name it by its hash. */
  sendsCharts?: boolean | undefined;
  shell?: string | undefined;
}

type Observed = Pick<Extract<Note, { of: 'actors' }>, 'event' | 'isPerson'>;

const isStart = (event: InspectionEvent): boolean =>
  event.type === '@xstate.event' && event.event.type === 'xstate.init';

const openActor: PublicActor = { context: everything, input: everything, output: everything };

/**
 * Turns notes into frames, in order, with cause, exact edges, guard, timers, and a context patch in which unlisted values are masked. A frame has the
 * time of its note.
 */
export const createTap = (
  run: string,
  { allow = {}, sendsCharts = false, shell }: TapOptions = {},
): ((note: Note) => Frame[]) => {
  const list: AllowList = allow === everything ? { failure: everything } : allow;
  const publicOf = (actor: unknown): PublicActor =>
    allow === everything ? openActor : (entryOf(list.actors ?? {}, actor) ?? {});
  /** Names from the charts seen so far. They come from code; any other name may contain data. */
  const names = new Set<string>(shell === undefined ? [] : [shell]);
  const shown = (name: string): string =>
    allow === everything || names.has(name) ? name : String(maskName(name));

  /** Types that xstate creates contain an actor's id or a state's path. */
  const typeOf = ({ type }: EventObject): string => {
    if (names.has(type)) return type;
    const [, prefix, rest = ''] =
      /^(xstate\.(?:done\.actor|error\.actor|snapshot|after|done\.state)\.)(.*)$/s.exec(type) ?? [];
    return prefix ? prefix + (names.has(rest) ? rest : rest.split('.').map(shown).join('.')) : shown(type);
  };

  const fieldsOf = (event: Record<string, unknown>): Fields | typeof everything => {
    if (allow === everything) return everything;
    const type = String(event['type']);
    const { output } = publicOf(event['actorId']);
    if (type.startsWith('xstate.done.actor.')) return { actorId: isName, ...(output && { output }) };
    if (type.startsWith('xstate.error.actor.'))
      return { actorId: isName, ...(list.failure && { error: list.failure }) };
    return entryOf(list.events ?? {}, type) ?? {};
  };

  /** State values: names of states, and regions with their states. */
  const shownValue = (value: unknown): unknown =>
    isRecord(value)
      ? Object.fromEntries(Object.keys(value).map((name) => [shown(name), shownValue(value[name])]))
      : typeof value === 'string'
        ? shown(value)
        : maskName(value);

  const known = new Map<string, Known>();
  const tokens = createTokens();
  /** The service that created a signal's controller: the one that was starting. */
  const owners = new WeakMap<AbortSignal, string>();
  let starting: string | undefined;
  let seq = 0;
  let at = 0;
  let made: Frame[] = [];
  const emit = (draft: FrameDraft): number => {
    seq += 1;
    made.push({ v: 1, run, seq, at, ...draft });
    return seq;
  };

  /** Each system counts its sessions from 0; sessions of a second root are prefixed with its number. */
  const systems = new Map<unknown, number>();
  const sessionOf = ({ sessionId, system }: AnyActorRef): string => {
    const number = systems.get(system) ?? systems.size;
    systems.set(system, number);
    return number === 0 ? sessionId : `${number}/${sessionId}`;
  };

  /** Actors that were created and have not started, with what was noted of them. StrictMode creates some that never start. */
  const waiting = new WeakMap<AnyActorRef, Observed[]>();
  // A listener that joins a running system discovers its actors when they act.
  const met = new WeakSet<AnyActorRef>();
  /** React's StrictMode, a hidden Activity and hot reload stop an actor and start the same one again. */
  const stopped = new WeakSet<AnyActorRef>();
  const sent = new Set<string>();
  const rootOf = (ref: AnyActorRef): string => {
    const { _parent: parent } = ref as unknown as { _parent?: AnyActorRef };
    return parent ? rootOf(parent) : sessionOf(ref);
  };
  const actor = (ref: AnyActorRef) => {
    met.add(ref);
    stopped.delete(ref);
    // xstate has no public property for a child's parent, input and logic.
    const { _parent, logic, options } = ref as unknown as {
      _parent?: AnyActorRef;
      logic: unknown;
      options: { input?: unknown };
    };
    const machine = isMachine(logic) ? logic : undefined;
    const allowed = publicOf(machine?.id ?? ref.id);
    const chart = machine && chartOfMachine(machine);
    for (const name of chart?.names ?? []) names.add(name);
    if (chart && sendsCharts && !sent.has(chart.hash)) {
      sent.add(chart.hash);
      const whole = chartOf(machine);
      emit({ kind: 'chart', chart: allow === everything ? whole : namesOnly(whole) });
    }
    const number = emit({
      kind: 'actor',
      session: sessionOf(ref),
      root: rootOf(ref),
      id: shown(ref.id === ref.sessionId && machine ? machine.id : ref.id),
      ...(_parent && { parent: sessionOf(_parent) }),
      ...(chart && { chart: { id: chart.id, hash: chart.hash } }),
      ...(options.input !== undefined && { input: mask(options.input, allowed.input, tokens) }),
    });
    known.set(sessionOf(ref), {
      allowed,
      machine,
      id: ref.id,
      tags: '',
      cause: { by: 'start', seq: number },
      told: new WeakMap(),
      timers: new Map(),
    });
  };

  const fieldsTold = (event: EventObject): Record<string, unknown> | undefined => {
    const allowed = fieldsOf(event as unknown as Record<string, unknown>);
    const fields = Object.keys(event).filter((name) => name !== 'type');
    if (fields.length === 0) return undefined;
    const read = (name: string) => {
      try {
        return (event as unknown as Record<string, unknown>)[name];
      } catch {
        return unreadable;
      }
    };
    return Object.fromEntries(
      fields.map((name) => [
        allowed === everything ? name : maskField(name),
        mask(read(name), allowedOf(allowed, name), tokens) ?? null,
      ]),
    );
  };

  const causeOf = (source: AnyActorRef | undefined, event: EventObject, isPerson: boolean): Cause => {
    const teller = source && known.get(sessionOf(source));
    const timer = [...(teller?.timers ?? [])].find(([, { type }]) => type === event.type);
    if (teller && timer) {
      teller.timers.delete(timer[0]);
      return { by: 'time', seq: timer[1].seq };
    }
    if (!source) return { by: isPerson ? 'person' : 'service' };
    if (!teller) return { by: 'service' };
    if (teller.machine) return teller.cause;
    return {
      by: teller.id === shell ? 'shell' : 'service',
      ...(teller.cause.seq && { seq: teller.cause.seq }),
    };
  };

  const told = (ref: AnyActorRef, source: AnyActorRef | undefined, event: EventObject, isPerson: boolean) => {
    const target = known.get(sessionOf(ref));
    if (!target) return;
    const starts = event.type === 'xstate.init';
    const parent = source && known.get(sessionOf(source));
    // A parent creates an actor before its step is reported, and starts it afterwards.
    const cause = starts ? (parent ?? target).cause : causeOf(source, event, isPerson);
    const fields = starts ? undefined : fieldsTold(event);
    const number = emit({
      kind: 'event',
      session: sessionOf(ref),
      ...(source && { source: sessionOf(source) }),
      type: typeOf(event),
      ...(fields && { fields }),
      cause,
    });
    target.told.set(event, { by: cause.by, seq: number });
    target.lastEvent = event;
    if (starts) {
      target.cause = { by: cause.by, seq: number };
      if (!target.machine) starting = sessionOf(ref);
    }
  };

  const stepped = (
    ref: AnyActorRef,
    event: EventObject,
    snapshot: AnyMachineSnapshot,
    taken: AnyTransitionDefinition[],
  ) => {
    const seen = known.get(sessionOf(ref));
    if (!seen?.machine || event.type === 'xstate.stop') return;
    const { machine, allowed } = seen;
    const before = seen.context;
    const context = contextOf(snapshot) ?? {};
    const isElsewhere = seen.value !== snapshot.value;
    const cause = seen.told.get(event) ?? seen.cause;
    seen.cause = cause;
    seen.context = context;
    seen.value = snapshot.value;
    const chart = chartOfMachine(machine);
    // A log line may end here, before the machine comes to rest.
    const tags = otherTags(snapshot, seen);
    const [first] = taken;
    const guard = first && chart.guards.get(first);
    const change = patchOf(before, context, allowed.context, tokens);
    emit({
      kind: 'microstep',
      session: sessionOf(ref),
      event: first ? eventName(first.eventType, first.source) : typeOf(event),
      edges: taken.flatMap((definition) => chart.ids.get(definition) ?? []),
      ...(guard && { guard }),
      ...(isElsewhere && { value: shownValue(snapshot.value) }),
      ...(tags && { tags: tags.map(shown) }),
      ...change,
      cause,
    });
  };

  const acted = (ref: AnyActorRef, { type, params }: { type: string; params: unknown }) => {
    const machine = known.get(sessionOf(ref));
    if (!machine || !isRecord(params)) return;
    const session = sessionOf(ref);
    if (type === 'xstate.emit') {
      const event = params['event'] as EventObject;
      const fields = fieldsTold(event);
      emit({ kind: 'emit', session, type: typeOf(event), ...(fields && { fields }), cause: machine.cause });
    } else if (type !== 'xstate.cancel' && typeof params['delay'] === 'number') {
      const event = params['event'] as EventObject;
      const id = String(params['id'] ?? event.type);
      const ms = params['delay'];
      const set = emit({ kind: 'timer', session, name: typeOf({ type: id }), ms });
      machine.timers.set(id, { seq: set, type: event.type });
    } else if (type === 'xstate.cancel' && machine.timers.delete(String(params['sendId'])))
      emit({ kind: 'timer', session, name: typeOf({ type: String(params['sendId']) }) });
  };

  const rested = (ref: AnyActorRef, event: EventObject, snapshot: Record<string, unknown>) => {
    const seen = known.get(sessionOf(ref));
    if (!seen) return;
    if (!seen.machine && event.type === 'xstate.init') starting = undefined;
    const cause = seen.told.get(event) ?? seen.cause;
    const status = String(snapshot['status']);
    if (status === 'stopped') {
      emit({ kind: 'stop', session: sessionOf(ref), cause });
      known.delete(sessionOf(ref));
      stopped.add(ref);
      return;
    }
    seen.hasFailed = status === 'error';
    const before = seen.context;
    const context = contextOf(snapshot);
    const isElsewhere = seen.value !== snapshot['value'];
    const tags = otherTags(snapshot, seen);
    const isOther = differs(before, context);
    if (context) seen.context = context;
    seen.value = snapshot['value'];
    // An ignored event leaves no trace but its microstep.
    if (status === 'active' && !isOther && !isElsewhere && !tags && event.type !== 'xstate.init') return;
    const { allowed } = seen;
    const { value, output, error } = snapshot;
    const change = patchOf(before, context, allowed.context, tokens);
    emit({
      kind: 'snapshot',
      session: sessionOf(ref),
      status: shown(status),
      ...(isElsewhere && { value: shownValue(value) }),
      ...(tags && { tags: tags.map(shown) }),
      ...change,
      ...(output !== undefined && { output: mask(output, allowed.output, tokens) }),
      ...(error !== undefined && { error: mask(error, list.failure, tokens) }),
      cause,
    });
  };

  const died = (ref: AnyActorRef) => {
    const seen = known.get(sessionOf(ref));
    if (!seen?.lastEvent || seen.hasFailed) return;
    rested(ref, seen.lastEvent, ref.getSnapshot() as Record<string, unknown>);
  };

  const called = ({ signal, address, ...seen }: CallSeen) => {
    const session = signal && owners.get(signal);
    emit({ kind: 'call', ...seen, path: maskPath(address), ...(session !== undefined && { session }) });
  };

  const observed = ({ event, isPerson }: Observed) => {
    const ref = event.actorRef as AnyActorRef;
    switch (event.type) {
      case '@xstate.event':
        return told(ref, event.sourceRef as AnyActorRef | undefined, event.event, isPerson);
      case '@xstate.microstep':
        return stepped(ref, event.event, event.snapshot as AnyMachineSnapshot, event._transitions);
      case '@xstate.action':
        return acted(ref, event.action);
      case '@xstate.snapshot':
        return rested(ref, event.event, event.snapshot as unknown as Record<string, unknown>);
    }
  };

  const inspected = (note: Observed) => {
    const ref = note.event.actorRef as AnyActorRef;
    if (note.event.type === '@xstate.actor') return void waiting.set(ref, []);
    const early = waiting.get(ref);
    const starts = isStart(note.event);
    if (early && !starts) return void early.push(note);
    waiting.delete(ref);
    if (!met.has(ref) || (starts && stopped.has(ref))) actor(ref);
    for (const one of [...(early ?? []), note]) observed(one);
  };

  const read = (note: Note) => {
    switch (note.of) {
      case 'run':
        return void emit({ kind: 'run', ...note.about });
      case 'end':
        return void emit({ kind: 'end' });
      case 'actors':
        return inspected(note);
      case 'death':
        return died(note.actorRef);
      case 'call':
        return called(note.seen);
      case 'signal':
        if (starting !== undefined) owners.set(note.signal, starting);
    }
  };

  return (note) => {
    at = Math.round(note.at * 10) / 10;
    made = [];
    try {
      read(note);
    } catch (error) {
      // One bad value must not end the inspection of a run. The error's message is left out, because it may contain data.
      const { type, actorRef } = note.of === 'actors' ? note.event : { type: note.of, actorRef: undefined };
      emit({
        kind: 'unread',
        ...(actorRef && { session: sessionOf(actorRef as AnyActorRef) }),
        what: type,
        error: error instanceof Error && isName(error.name) ? error.name : 'Error',
      });
    }
    return made;
  };
};

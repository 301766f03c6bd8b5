import { createActor, fromTransition } from 'xstate';
import type {
  AnyActorLogic,
  AnyActorRef,
  AnyActorScope,
  AnyMachineSnapshot,
  AnyStateNode,
  AnyTransitionDefinition,
  EventObject,
} from 'xstate';
import type { Chart } from './chart.ts';
import { isForbidden, nameOf } from './chart.ts';
import type { Effect, ExecutedAction, SendParams } from './effects.ts';
import { effectsOf, inOrder, receiverOf } from './effects.ts';
import { still } from './still.ts';

export interface Timer {
  id: string;
  /** Milliseconds from now. */
  left: number;
  event: EventObject;
}

/** The effect of a step on delayed messages to other actors: it sends one, or cancels those with an id. */
export type Mail =
  | { kind: 'sent'; id: string; to: string; type: string; left: number; isToChild: boolean }
  | { kind: 'cancelled'; id: string };

/** What a child shows after outcomes of the model, which say it completely. */
interface Shown {
  outcomes: string[];
  snapshot: object;
}

export interface Position {
  snapshot: AnyMachineSnapshot;
  timers: Timer[];
  answered: string[];
  /** Children that show another snapshot than their first, by id. */
  shown: Record<string, Shown>;
}

/** One step: the resulting position and everything that happened during it. */
export interface StepResult {
  position: Position;
  /** Ids of the transitions taken, in order; empty when the event was refused. */
  transitions: string[];
  guards: { id: string; answer: boolean }[];
  /** Ids of the transitions selected, including those that another region's transition preempted. */
  chosen: string[];
  effects: Effect[];
  mail: Mail[];
  /** States that were active at any moment of the step. */
  passed: string[];
  heard: string[];
}

const host = fromTransition(() => null, null);

/** An actor scope in which a machine computes steps without side effects; it records the actions, and the microsteps with their `_transitions`. */
interface NotingScope {
  scope: AnyActorScope;
  actions: ExecutedAction[];
  microsteps: Microstep[];
}

const newScope = ({ machine }: Chart): NotingScope => {
  const parent = createActor(host, {
    id: 'parent',
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep') {
        noting.microsteps.push({
          event: inspected.event,
          snapshot: inspected.snapshot as AnyMachineSnapshot,
          transitions: inspected._transitions,
        });
      }
    },
  });
  // `parent` is public in ActorOptions of a child, though it has the type of the logic's own parent.
  const self = createActor(host, { id: machine.id, parent } as unknown as Parameters<
    typeof createActor<typeof host>
  >[1]);
  const registry = registryOf(self);
  const noting: NotingScope = {
    scope: quietScope(self, (action) => {
      noting.actions.push(action);
      // As on a live actor: another actor may get its `systemId` in the same step.
      if (action.type === 'xstate.stopChild' && action.params) registry.remove(action.params as AnyActorRef);
    }),
    actions: [],
    microsteps: [],
  };
  return noting;
};

const nothing = () => undefined;

/** A scope in which nothing runs. */
const quietScope = (self: AnyActorRef, actionExecutor: (action: ExecutedAction) => void): AnyActorScope =>
  ({
    self,
    id: self.id,
    sessionId: self.sessionId,
    system: self.system,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor,
  }) as unknown as AnyActorScope;

/** The first snapshot of an actor among the named actors of a system; `isAlone` if it asks for none of them. */
export const firstSnapshot = (
  logic: AnyActorLogic,
  input: unknown,
  named: Record<string, AnyActorRef>,
): { snapshot: object; isAlone: boolean } => {
  const self = createActor(host);
  const { system } = self;
  const { get } = system;
  let isAlone = true;
  for (const [name, ref] of Object.entries(named)) registryOf(self).add(name, ref);
  system.get = ((name: string) => {
    isAlone = false;
    return get(name as never) as unknown;
  }) as typeof get;
  const snapshot = logic.getInitialSnapshot(quietScope(self, nothing), input as never) as object;
  return { snapshot, isAlone };
};

/** The names of an actor system; XState does not type how it changes them. */
const registryOf = ({ system }: AnyActorRef) => {
  const own = system as unknown as {
    _set: (name: string, ref: AnyActorRef) => void;
    _unregister: (ref: AnyActorRef) => void;
  };
  return {
    // oxlint-disable-next-line no-underscore-dangle -- see above
    add: (name: string, ref: AnyActorRef) => own._set(name, ref),
    // oxlint-disable-next-line no-underscore-dangle -- see above
    remove: (ref: AnyActorRef) => own._unregister(ref),
  };
};

/** Counts the sessions of a system from `first`, without those of running children: an actor without an id is named by its session, which XState counts in the whole process. */
export const countSessions = (
  { system }: AnyActorRef,
  children: Record<string, AnyActorRef | undefined>,
  first = 1,
): void => {
  const taken = new Set(Object.values(children).map((child) => child?.sessionId));
  let next = first;
  // oxlint-disable-next-line no-underscore-dangle -- XState has no public way to name a session
  (system as unknown as { _bookId: () => string })._bookId = () => {
    while (taken.has(`x:${next}`)) next += 1;
    next += 1;
    return `x:${next - 1}`;
  };
};

const firstSnapshots = new WeakMap<AnyActorRef, unknown>();

let presented: Position | undefined;

/** Returns the snapshot of a position and lets its children show theirs: all positions share the refs of their children, which never run. */
export const present = (position: Position): AnyMachineSnapshot => {
  const { snapshot, shown } = position;
  if (presented === position) return snapshot;
  presented = position;
  for (const ref of Object.values(childrenOf(snapshot))) {
    if (!ref) continue;
    if (!firstSnapshots.has(ref)) firstSnapshots.set(ref, ref.getSnapshot());
    const { snapshot: now } = shown[ref.id] ?? { snapshot: firstSnapshots.get(ref) };
    // oxlint-disable-next-line no-underscore-dangle -- XState has no public way to set the snapshot of an actor that does not run.
    (ref as { _snapshot?: unknown })._snapshot = now;
  }
  return snapshot;
};

export const shownText = ({ shown }: Position): string =>
  Object.keys(shown)
    .toSorted()
    .map((id) => JSON.stringify([id, shown[id]?.outcomes]))
    .join('');

/** One scope for each chart, because creating an actor system is a large part of a step's cost. */
const scopes = new WeakMap<Chart, NotingScope>();

const scopeAt = (chart: Chart, before?: Position): NotingScope => {
  const noting = scopes.get(chart) ?? newScope(chart);
  scopes.set(chart, noting);
  noting.actions = [];
  noting.microsteps = [];
  chart.decisions.length = 0;
  chart.chosen.length = 0;
  const { self } = noting.scope;
  const registry = registryOf(self);
  for (const ref of Object.values(self.system.getAll())) registry.remove(ref as AnyActorRef);
  countSessions(self, before ? childrenOf(before.snapshot) : {});
  if (!before) return noting;
  present(before);
  for (const ref of Object.values(childrenOf(before.snapshot)))
    if (ref && !before.answered.includes(ref.id)) {
      const { systemId } = ref as { systemId?: string };
      if (systemId !== undefined) registry.add(systemId, ref);
    }
  return noting;
};

interface Microstep {
  event: EventObject;
  snapshot: AnyMachineSnapshot;
  transitions: AnyTransitionDefinition[];
}

const childrenOf = (snapshot: AnyMachineSnapshot) =>
  snapshot.children as Record<string, AnyActorRef | undefined>;

const timersAfter = (timers: Timer[], actions: readonly ExecutedAction[], self: unknown): Timer[] => {
  let running = timers;
  for (const { type, params } of actions) {
    if (type === 'xstate.cancel') {
      const { sendId } = params as { sendId: string };
      running = running.filter((timer) => timer.id !== sendId);
    } else if (type === 'xstate.raise' || type === 'xstate.sendTo') {
      const { event, id, delay, to } = params as SendParams;
      if (typeof delay !== 'number' || (type === 'xstate.sendTo' && to !== self)) continue;
      // When an id is reused, both timers fire, and only the later one can still be cancelled.
      running = [
        ...running.map((timer) => (timer.id === id ? { ...timer, id: `${id} (earlier)` } : timer)),
        { id: id ?? event.type, left: delay, event },
      ];
    }
  }
  return running;
};

const noMail: Mail[] = [];

const mailOf = (actions: readonly ExecutedAction[], self: unknown, children: object): Mail[] => {
  const mail = actions.flatMap(({ type, params }): Mail[] => {
    if (type === 'xstate.cancel') return [{ kind: 'cancelled', id: (params as { sendId: string }).sendId }];
    if (type !== 'xstate.sendTo') return [];
    const { event, id, delay, to } = params as SendParams;
    if (typeof delay !== 'number' || to === self) return [];
    const receiver = receiverOf(to);
    const isToChild = receiver in children;
    return [{ kind: 'sent', id: id ?? '', to: receiver, type: event.type, left: delay, isToChild }];
  });
  return mail.length > 0 ? mail : noMail;
};

/** States that were active at any moment of a step: exited ones were active before, transient ones are the source of a microstep. */
const passedIn = (
  snapshots: readonly AnyMachineSnapshot[],
  taken: readonly AnyTransitionDefinition[],
): string[] => {
  const names = new Set<string>();
  for (const { _nodes: nodes } of snapshots)
    for (const node of nodes as AnyStateNode[]) names.add(nameOf(node));
  for (const { source } of taken) names.add(nameOf(source as AnyStateNode));
  return [...names];
};

/** The result of one event in one snapshot, without the parts that depend on running timers. */
interface Reaction extends Omit<StepResult, 'position' | 'effects' | 'mail'> {
  snapshot: AnyMachineSnapshot;
  actions: ExecutedAction[];
  /** The machine's own actor, to which its delayed events are sent. */
  self: unknown;
}

/** Cached reactions by snapshot and event: the same chart always reacts in the same way, whatever timers run. */
export type Reactions = Map<AnyMachineSnapshot, Map<string, Reaction>>;

const reactionOf = (
  chart: Chart,
  before: AnyMachineSnapshot | undefined,
  snapshot: AnyMachineSnapshot,
  { actions, microsteps, scope }: NotingScope,
  sent: string[] = [],
): Reaction => {
  const taken = microsteps.flatMap((microstep) => microstep.transitions);
  return {
    snapshot,
    actions,
    self: scope.self,
    transitions: taken.flatMap((definition) =>
      isForbidden(definition) ? [] : (chart.idOf.get(definition) ?? []),
    ),
    guards: chart.decisions.splice(0),
    chosen: [...new Set(chart.chosen.splice(0))],
    passed: passedIn(
      [...(before ? [before] : []), ...microsteps.map((microstep) => microstep.snapshot), snapshot],
      taken,
    ),
    heard: [...new Set([...sent, ...microsteps.map(({ event }) => event.type)])],
  };
};

const noneShown: Position['shown'] = {};

const positionAfter = (before: Position | undefined, { snapshot, actions, self }: Reaction): Position => {
  if (snapshot.status !== 'active') return { snapshot, timers: [], answered: [], shown: noneShown };
  if (!before) return { snapshot, timers: timersAfter([], actions, self), answered: [], shown: noneShown };
  const timers = timersAfter(before.timers, actions, self);
  if (snapshot === before.snapshot && timers === before.timers) return before;
  const earlier = childrenOf(before.snapshot);
  const children = childrenOf(snapshot);
  const isSame = (id: string) => children[id] !== undefined && children[id] === earlier[id];
  return {
    snapshot,
    timers,
    answered: before.answered.filter(isSame),
    shown: Object.fromEntries(Object.entries(before.shown).filter(([id]) => isSame(id))),
  };
};

const result = (before: Position | undefined, reaction: Reaction): StepResult => {
  const { snapshot, actions, self, transitions, guards, chosen, passed, heard } = reaction;
  const earlier = before ? childrenOf(before.snapshot) : {};
  const children = snapshot.status === 'active' ? childrenOf(snapshot) : {};
  return {
    position: positionAfter(before, reaction),
    transitions,
    guards,
    chosen,
    effects: effectsOf(actions, earlier, children, before?.answered ?? []),
    mail: mailOf(actions, self, children),
    passed,
    heard,
  };
};

/** Joins the effects of two steps: a child that the first starts and the second stops is left out. */
const withoutPassing = (first: readonly Effect[], second: readonly Effect[]): Effect[] => {
  const isPassing = ({ kind, ...effect }: Effect) =>
    'id' in effect &&
    (kind === 'start' || kind === 'stop') &&
    first.some((one) => one.kind === 'start' && one.id === effect.id) &&
    second.some((one) => one.kind === 'stop' && one.id === effect.id);
  return [...first.filter((effect) => !isPassing(effect)), ...second.filter((effect) => !isPassing(effect))];
};

/** A child with `onSnapshot` sends its first snapshot when it starts, which belongs to the same step. */
const withFirstSnapshots = (chart: Chart, step: StepResult): StepResult => {
  let whole = step;
  for (const effect of step.effects) {
    const child = effect.kind === 'start' ? childrenOf(whole.position.snapshot)[effect.id] : undefined;
    // oxlint-disable-next-line no-underscore-dangle -- XState keeps in no public place who listens to snapshots
    if (!child || !(child as unknown as { _syncSnapshot?: boolean })._syncSnapshot) continue;
    const event = { type: `xstate.snapshot.${child.id}`, snapshot: child.getSnapshot() } as EventObject;
    const next = nextStep(chart, whole.position, event);
    whole = {
      position: next.position,
      transitions: [...whole.transitions, ...next.transitions],
      guards: [...whole.guards, ...next.guards],
      chosen: [...new Set([...whole.chosen, ...next.chosen])],
      effects: inOrder(withoutPassing(whole.effects, next.effects)),
      mail: [...whole.mail, ...next.mail],
      passed: [...new Set([...whole.passed, ...next.passed])],
      heard: [...new Set([...whole.heard, ...next.heard])],
    };
  }
  return whole;
};

export const firstStep = (chart: Chart, input: unknown): StepResult => {
  const noting = scopeAt(chart);
  const snapshot = still(() =>
    chart.machine.getInitialSnapshot(
      noting.scope as Parameters<typeof chart.machine.getInitialSnapshot>[0],
      input,
    ),
  );
  return withFirstSnapshots(chart, result(undefined, reactionOf(chart, undefined, snapshot, noting)));
};

/** Whether any active state may handle an event of this type; an unhandled error ends the machine. */
const mightMatter = ({ alert }: Chart, { snapshot }: Position, type: string): boolean =>
  snapshot.status !== 'active' ||
  type.startsWith('xstate.error.') ||
  (snapshot._nodes as AnyStateNode[]).some((node) => alert.has(node) || node.transitions.has(type));

const unheeded = (position: Position, { type }: EventObject): StepResult => ({
  position,
  transitions: [],
  guards: [],
  chosen: [],
  effects: [],
  mail: noMail,
  passed: passedIn([position.snapshot], []),
  heard: [type],
});

const react = (chart: Chart, position: Position, event: EventObject): Reaction => {
  const before = position.snapshot;
  const noting = scopeAt(chart, position);
  let snapshot: AnyMachineSnapshot;
  try {
    snapshot = still(() =>
      chart.machine.transition(before, event, noting.scope as Parameters<typeof chart.machine.transition>[2]),
    );
  } catch (error) {
    snapshot = { ...before, status: 'error', error, output: undefined } as AnyMachineSnapshot;
  }
  return reactionOf(chart, before, snapshot, noting, [event.type]);
};

const remembered = (
  reactions: Reactions,
  snapshot: AnyMachineSnapshot,
  name: string,
  workOut: () => Reaction,
): Reaction => {
  const ofSnapshot = reactions.get(snapshot) ?? new Map<string, Reaction>();
  const reaction = ofSnapshot.get(name) ?? workOut();
  reactions.set(snapshot, ofSnapshot.set(name, reaction));
  return reaction;
};

/** Returns the result of an event at a position. An error thrown inside ends the machine, as it ends a live actor. */
export const nextStep = (
  chart: Chart,
  before: Position,
  event: EventObject,
  known?: { reactions: Reactions; name: string },
): StepResult => {
  // Most events tried have no effect, and XState takes long to find that out.
  if (!mightMatter(chart, before, event.type)) return unheeded(before, event);
  const workOut = () => react(chart, before, event);
  const reaction = known ? remembered(known.reactions, before.snapshot, known.name, workOut) : workOut();
  return withFirstSnapshots(chart, result(before, reaction));
};

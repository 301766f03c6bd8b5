import { createActor, fromTransition } from 'xstate';
import type {
  AnyActorRef,
  AnyActorScope,
  AnyMachineSnapshot,
  AnyStateNode,
  AnyTransitionDefinition,
  EventObject,
} from 'xstate';
import type { Chart } from './chart.ts';
import { nameOf } from './chart.ts';
import type { Effect, ExecutedAction, SendParams } from './effects.ts';
import { effectsOf, inOrder, receiverOf } from './effects.ts';
import { still } from './still.ts';

/** An event that will come when its time has passed. */
export interface Timer {
  id: string;
  /** Milliseconds from now. */
  left: number;
  event: EventObject;
}

/** What a step does to the delayed messages that are on their way to other actors: it sends one, or cancels those of an id. */
export type Mail =
  | { kind: 'sent'; id: string; to: string; type: string; left: number; isToChild: boolean }
  | { kind: 'cancelled'; id: string };

/** Where a machine stands: its snapshot, the timers that run, the children that have already answered. */
export interface Position {
  snapshot: AnyMachineSnapshot;
  timers: Timer[];
  answered: string[];
}

/** One step: the position it leads to and all that happened on the way. */
export interface StepResult {
  position: Position;
  /** Ids of the transitions taken, in order; none: the event was refused. */
  transitions: string[];
  guards: { id: string; answer: boolean }[];
  /** Ids of the transitions that were chosen, whether they were taken or gave way to another region's. */
  chosen: string[];
  effects: Effect[];
  /** In order. */
  mail: Mail[];
  /** Names of the states that were active at any moment of the step. */
  passed: string[];
  /** Types of the events that the machine heard in the step: the one it was sent and those that it raised. */
  heard: string[];
}

const host = fromTransition(() => null, null);

/** Where a machine computes its steps without doing anything; what it would do, and its microsteps with their `_transitions`, is noted here. */
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
  // `parent` is public in ActorOptions of a child, though its type there is that of the logic's own parent.
  const self = createActor(host, { id: machine.id, parent } as unknown as Parameters<
    typeof createActor<typeof host>
  >[1]);
  const nothing = () => undefined;
  const noting: NotingScope = {
    scope: {
      self,
      id: self.id,
      sessionId: self.sessionId,
      system: self.system,
      logger: nothing,
      defer: nothing,
      emit: nothing,
      stopChild: nothing,
      actionExecutor: (action: ExecutedAction) => noting.actions.push(action),
    } as unknown as AnyActorScope,
    actions: [],
    microsteps: [],
  };
  return noting;
};

/** A scope has an actor system of its own: one for each step would be a good part of what a step costs. */
const scopes = new WeakMap<Chart, NotingScope>();

/** The scope of a chart, cleared of what the step before left in it. */
const clearedScope = (chart: Chart): NotingScope => {
  const known = scopes.get(chart);
  // A system knows each `systemId` once, and a step that is computed again starts its actor again.
  const noting = known && Object.keys(known.scope.system.getAll()).length === 0 ? known : newScope(chart);
  scopes.set(chart, noting);
  noting.actions = [];
  noting.microsteps = [];
  chart.decisions.length = 0;
  chart.chosen.length = 0;
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
      // Set again under one id, both come; only the later one can still be cancelled.
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

/** The names of the states that were active at any moment of a step: one that it leaves was so before, one that it only passes was a source. */
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

/** What a machine makes of one event in one snapshot, whatever timers run: everything of a step that they do not touch. */
interface Reaction extends Omit<StepResult, 'position' | 'effects' | 'mail'> {
  snapshot: AnyMachineSnapshot;
  actions: ExecutedAction[];
  /** The machine's own actor, which its delayed events are sent to. */
  self: unknown;
}

/** What events made of snapshots, by the name of the event: the same chart makes the same of the same, however many timers run beside it. */
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
    transitions: taken.flatMap((definition) => chart.idOf.get(definition) ?? []),
    guards: chart.decisions.splice(0),
    chosen: [...new Set(chart.chosen.splice(0))],
    passed: passedIn(
      [...(before ? [before] : []), ...microsteps.map((microstep) => microstep.snapshot), snapshot],
      taken,
    ),
    heard: [...new Set([...sent, ...microsteps.map(({ event }) => event.type)])],
  };
};

const positionAfter = (before: Position | undefined, { snapshot, actions, self }: Reaction): Position => {
  if (snapshot.status !== 'active') return { snapshot, timers: [], answered: [] };
  if (!before) return { snapshot, timers: timersAfter([], actions, self), answered: [] };
  const timers = timersAfter(before.timers, actions, self);
  if (snapshot === before.snapshot && timers === before.timers) return before;
  const earlier = childrenOf(before.snapshot);
  const children = childrenOf(snapshot);
  const answered = before.answered.filter((id) => children[id] !== undefined && children[id] === earlier[id]);
  return { snapshot, timers, answered };
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

/** The effects of two steps that are told as one: a child that the first starts and the second stops is none of them. */
const withoutPassing = (first: readonly Effect[], second: readonly Effect[]): Effect[] => {
  const isPassing = ({ kind, ...effect }: Effect) =>
    'id' in effect &&
    (kind === 'start' || kind === 'stop') &&
    first.some((one) => one.kind === 'start' && one.id === effect.id) &&
    second.some((one) => one.kind === 'stop' && one.id === effect.id);
  return [...first.filter((effect) => !isPassing(effect)), ...second.filter((effect) => !isPassing(effect))];
};

/**
 * A child whose parent listens to its snapshots tells the first one as soon as it starts: that is part of the step in
 * which it starts.
 */
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

/** The first step of a machine with this input. */
export const firstStep = (chart: Chart, input: unknown): StepResult => {
  const noting = clearedScope(chart);
  const snapshot = still(() =>
    chart.machine.getInitialSnapshot(
      noting.scope as Parameters<typeof chart.machine.getInitialSnapshot>[0],
      input,
    ),
  );
  return withFirstSnapshots(chart, result(undefined, reactionOf(chart, undefined, snapshot, noting)));
};

/** Whether anything that is active might take an event of this type: an error that nothing takes ends the machine. */
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

const react = (chart: Chart, before: AnyMachineSnapshot, event: EventObject): Reaction => {
  const noting = clearedScope(chart);
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

/** What is remembered under this name of a snapshot; worked out now when nothing is. */
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

/**
 * What an event makes of a position. An error thrown inside ends the machine, as it ends a live actor.
 * @param known the event's name among what is remembered; without it the machine itself is asked.
 */
export const nextStep = (
  chart: Chart,
  before: Position,
  event: EventObject,
  known?: { reactions: Reactions; name: string },
): StepResult => {
  // Most of what is tried is heeded by nothing that is active, and XState takes long to find nothing.
  if (!mightMatter(chart, before, event.type)) return unheeded(before, event);
  const workOut = () => react(chart, before.snapshot, event);
  const reaction = known ? remembered(known.reactions, before.snapshot, known.name, workOut) : workOut();
  return withFirstSnapshots(chart, result(before, reaction));
};

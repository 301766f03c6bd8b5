import { createActor, fromTransition } from 'xstate';
import type { AnyActor, AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';
import { activeLeaves } from '../chart.ts';
import type { ExecutedAction } from '../effects.ts';
import { effectsOf, inputOf } from '../effects.ts';
import type { Double, Model, Outcome } from '../model.ts';
import type { Move } from '../moves.ts';
import { Impossible, inputNamed, personEvent, resolveOutcome } from '../moves.ts';
import type { Observation, TestPath } from '../paths.ts';
import { observationOf } from '../paths.ts';
import type { StandInEvent } from '../standIn.ts';
import { doubles, preparedMachine } from '../standIn.ts';
import { still } from '../still.ts';
import { countSessions } from '../step.ts';
import { steppedClock } from './clock.ts';
import type { SteppedClock } from './clock.ts';
import type { FastSession } from './pure.ts';
import { follow } from './pure.ts';
import type { Divergence } from './session.ts';

/** A running actor under external control: its clock is stopped, and its services wait for their results. */
export interface LiveActor {
  actor: AnyActor;
  clock: SteppedClock;
  /** The actors of the machine's input, by id, with the events each received. */
  doubles: Map<string, Double>;
  observe(act: () => void): Observation;
  observed(): Observation;
  /** Returns the events from outside the actor system since the last observation: those that a view sent. */
  heard(): EventObject[];
  /** Makes a move of the environment or of time, or sends a user's event. */
  perform(move: Move): void;
  /** Advances to the machine's next timer. @returns the milliseconds that passed. @throws Impossible without one. */
  toNextTimer(most?: number): number;
}

/** Upper limit for a screen's timers: a day, in milliseconds. */
const longestWait = 86_400_000;

const running = (ref: AnyActorRef | undefined): ref is AnyActorRef => ref?.getSnapshot().status === 'active';

/** How an actor sends under its own name; XState does not type it. */
interface Relay {
  _relay(source: unknown, target: unknown, event: EventObject): void;
}

const answer = (
  actor: AnyActor,
  child: AnyActorRef,
  outcome: Outcome<unknown, unknown, { type: string }>,
): void => {
  if (outcome.kind !== 'sends') return child.send({ type: 'kit.outcome', outcome } satisfies StandInEvent);
  // oxlint-disable-next-line no-underscore-dangle -- a stand-in that sends must not look as if it had changed
  (actor.system as unknown as Relay)._relay(child, actor, outcome.event);
};

// oxlint-disable-next-line no-underscore-dangle -- XState tells nobody else who started an actor
const starterOf = (ref: AnyActorRef): AnyActorRef | undefined => (ref as { _parent?: AnyActorRef })._parent;

const logicOf = (ref: AnyActorRef): unknown => (ref as { logic?: unknown }).logic;

export const logicsIn = (value: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null) return [];
  return 'transition' in value ? [value] : Object.values(value).flatMap(logicsIn);
};

/** Logics that the model itself returns in an outcome; they replace those that a real service returns. */
const broughtBy = (model: Model): Set<unknown> =>
  new Set(
    Object.values(model.outcomes)
      .flatMap((cases) => Object.values(cases))
      .flatMap((outcome) => (outcome.kind === 'done' ? logicsIn(outcome.output) : [])),
  );

/** Rejects unnamed actors: a stand-in can only replace a named one, and anything else would run for real. A real actor may start others. */
const refuseUnnamed = (model: Model, brought: Set<unknown>, parent: AnyActorRef, ref: AnyActorRef): void => {
  const starter = starterOf(ref);
  const isOwn = starter !== undefined && starterOf(starter) === parent;
  if (isOwn && !(String(ref.src) in model.machine.implementations.actors) && !brought.has(logicOf(ref)))
    throw new Error(`an actor without a name in setup was about to run as '${ref.id}': give it one`);
};

/** Creates an actor of the model's machine, not yet started, with the input of this name. */
export const liveActor = (
  model: Model,
  input: string,
  machine: Model['machine'] = preparedMachine(model),
): LiveActor => {
  const clock = steppedClock();
  const { double, all } = doubles();
  const brought = broughtBy(model);
  let actions: ExecutedAction[] = [];
  let fromOutside: EventObject[] = [];
  let timersHeard = 0;
  // The parent of the machine: it may receive events, and only a parent can stop its child.
  const host = fromTransition((state: null, { type }: EventObject, { stopChild }) => {
    if (type === 'kit.stop') stopChild(actor);
    return state;
  }, null);
  const parent = createActor(host, { id: 'parent', clock });
  parent.system.inspect((inspected) => {
    if (inspected.type === '@xstate.actor')
      refuseUnnamed(model, brought, parent, inspected.actorRef as AnyActorRef);
    // The other events also arrive while the actor is being created.
    if (inspected.type !== '@xstate.action' && inspected.type !== '@xstate.event') return;
    if (inspected.actorRef !== actor) return;
    if (inspected.type === '@xstate.action') actions.push(inspected.action);
    if (inspected.type === '@xstate.event' && inspected.sourceRef === undefined)
      fromOutside.push(inspected.event);
    if (inspected.type === '@xstate.event' && inspected.sourceRef === actor) timersHeard += 1;
  });
  countSessions(parent, {}, 0);
  const actor: AnyActor = createActor(machine, {
    // The id of the pure machine, which occurs in messages that carry its own ref.
    id: machine.id,
    input: inputNamed(model, input, double),
    // Public in ActorOptions of a child, though it has the type of the logic's own parent.
    parent: parent as never,
  });
  actor.stop = () => {
    parent.send({ type: 'kit.stop' });
    return actor;
  };
  parent.start();
  // Without an observer the actor would throw globally; its status shows the error here.
  actor.subscribe({ error: () => undefined });
  let before: AnyMachineSnapshot | undefined;
  let earlier: Record<string, AnyActorRef | undefined> = {};

  const observed = (): Observation => {
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
    const children = snapshot.status === 'active' ? (snapshot.children as typeof earlier) : {};
    const answered = Object.values(earlier).flatMap((ref) =>
      ref && ['done', 'error'].includes(ref.getSnapshot().status) ? [ref.id] : [],
    );
    const observation = observationOf(
      model,
      before,
      snapshot,
      activeLeaves(snapshot),
      effectsOf(actions, earlier, children, answered),
    );
    before = snapshot;
    earlier = children;
    countSessions(parent, children);
    actions = [];
    fromOutside = [];
    return observation;
  };

  const toNextTimer = (most = longestWait): number => {
    const heard = timersHeard;
    const passed = clock.advance(most, () => timersHeard > heard);
    if (timersHeard === heard) throw new Impossible(`no timer is due in ${most} ms`);
    return passed;
  };

  const perform = (move: Move): void => {
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
    if (move.by === 'person') {
      actor.send(personEvent(model, snapshot, move));
    } else if (move.by === 'service') {
      const ref = (snapshot.children as typeof earlier)[move.child];
      if (!running(ref)) throw new Impossible(`${move.child} is not running`);
      answer(actor, ref, resolveOutcome(model, move.service, move.outcome, inputOf(ref)));
    } else {
      const passed = toNextTimer(move.ms);
      if (passed < move.ms) throw new Impossible(`a timer was due in ${passed} ms, not in ${move.ms} ms`);
    }
  };

  return {
    actor,
    clock,
    doubles: all,
    observed,
    heard: () => fromOutside,
    observe: (act) => {
      act();
      return observed();
    },
    perform,
    toNextTimer,
  };
};

const liveSession = (model: Model, machine: Model['machine'] = preparedMachine(model)): FastSession => {
  let live: LiveActor | undefined;
  const started = (): LiveActor => {
    if (!live) throw new Impossible('the machine was never started');
    return live;
  };
  const perform = (move: Move) => still(() => started().observe(() => started().perform(move)));
  return {
    start: (input) => {
      // A machine creates its first context when its actor is created.
      const opened = still(() => liveActor(model, input, machine));
      live = opened;
      return still(() => opened.observe(() => opened.actor.start()));
    },
    do: perform,
    refuse: perform,
    stop: () => void live?.actor.stop(),
  };
};

/** Runs a path on a live actor. */
export const runLive = (model: Model, path: TestPath): Divergence | undefined =>
  follow(liveSession(model), path);

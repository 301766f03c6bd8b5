import type { AnyActorRef, EventObject } from 'xstate';
import type { Chart } from './chart.ts';
import { onlyCase } from './defineModel.ts';
import { inputOf } from './effects.ts';
import { internal } from './model.ts';
import type { Model, Outcome, SnapshotOutcome } from './model.ts';
import { identify } from './serialise.ts';
import { standInAfter } from './standIn.ts';
import { still } from './still.ts';
import type { DoubleMaker } from './types.ts';
import type { Position, Reactions, StepResult, Timer } from './step.ts';
import { nextStep, present, shownText } from './step.ts';

/** Something that happens to a machine: a user acts, a service answers, or time passes. */
export type Move =
  | { by: 'person'; event: string; case: string }
  | { by: 'service'; child: string; service: string; outcome: string }
  | { by: 'time'; timer: string; ms: number };

export type PersonMove = Extract<Move, { by: 'person' }>;

export interface Start {
  by: 'start';
  input: string;
}

/** Thrown for a step that cannot be made in this state. */
export class Impossible extends Error {}

/** A quoted name where it contains spaces or quotes, so that its end is unambiguous. */
const quoted = (name: string): string => (/^[^\s"]+$/.test(name) ? name : JSON.stringify(name));

/** A unique text per move, for keys and file formats. */
export const moveKey = (move: Move | Start): string =>
  move.by === 'person'
    ? `person ${quoted(move.event)}${move.case && ` (${move.case})`}`
    : move.by === 'service'
      ? `service ${quoted(move.child)} ${move.outcome}`
      : move.by === 'time'
        ? `time ${quoted(move.timer)} ${move.ms}`
        : `start ${move.input}`;

export const runningChildren = (position: Position): AnyActorRef[] =>
  Object.values(position.snapshot.children as Record<string, AnyActorRef | undefined>).filter(
    (ref): ref is AnyActorRef => ref !== undefined && !position.answered.includes(ref.id),
  );

/** The timer that is due first; of two due together, the one set first. */
const earliest = (timers: readonly Timer[]): Timer | undefined =>
  timers.toSorted((a, b) => a.left - b.left)[0];

/** Every case of every event that a user can cause, in any state. */
export const personMoves = ({ events }: Model): PersonMove[] =>
  Object.entries(events).flatMap(([event, entry]) =>
    entry === internal
      ? []
      : (entry.cases ? Object.keys(entry.cases) : [onlyCase]).map((name) => ({
          by: 'person' as const,
          event,
          case: name,
        })),
  );

/** Returns everything that may happen next: user actions, results of running services, the first timer. */
export const movesAt = (model: Model, position: Position): Move[] => {
  if (position.snapshot.status !== 'active') return [];
  if (model.stopWhen(present(position))) return [];
  const moves: Move[] = [];
  for (const move of personMoves(model)) {
    const entry = model.events[move.event];
    if (!entry || entry === internal) continue;
    if (entry.when?.(position.snapshot, personEvent(model, position.snapshot, move)) !== false)
      moves.push(move);
  }
  for (const ref of runningChildren(position)) {
    const service = String(ref.src);
    for (const outcome of Object.keys(model.outcomes[service] ?? {}))
      moves.push({ by: 'service', child: ref.id, service, outcome });
  }
  const timer = earliest(position.timers);
  if (timer) moves.push({ by: 'time', timer: timer.id, ms: timer.left });
  const { can } = model;
  return can ? moves.filter((move) => can(move, position.snapshot, moves)) : moves;
};

export const personEvent = (
  model: Model,
  snapshot: Position['snapshot'],
  move: { event: string; case: string },
): EventObject => {
  const entry = model.events[move.event];
  if (!entry || entry === internal || (entry.cases ? !(move.case in entry.cases) : move.case !== onlyCase)) {
    throw new Impossible(`the model has no case '${move.case}' of '${move.event}'`);
  }
  const payload = entry.cases?.[move.case];
  return {
    ...(typeof payload === 'function' ? still(() => payload(snapshot)) : payload),
    type: move.event,
  };
};

export const resolveOutcome = (
  model: Model,
  service: string,
  outcome: string,
  input: unknown,
): Outcome<unknown, unknown, { type: string }> => {
  const found = model.outcomes[service]?.[outcome];
  if (!found) throw new Impossible(`the model has no outcome '${outcome}' of '${service}'`);
  return found.kind === 'done' && typeof found.output === 'function'
    ? { ...found, output: still(() => (found.output as (input: unknown) => unknown)(input)) }
    : found;
};

const serviceEvent = (
  ref: AnyActorRef,
  outcome: Outcome<unknown, unknown, { type: string }>,
): EventObject => {
  switch (outcome.kind) {
    case 'done':
      return { type: `xstate.done.actor.${ref.id}`, output: outcome.output, actorId: ref.id } as EventObject;
    case 'fails':
      return { type: `xstate.error.actor.${ref.id}`, error: outcome.error, actorId: ref.id } as EventObject;
    case 'sends':
      return outcome.event;
    case 'shows':
      return { type: `xstate.snapshot.${ref.id}`, snapshot: outcome.snapshot } as EventObject;
  }
};

/** The snapshots of all children after an outcome of one: the same that its stand-in has on a live actor. */
const shownAfter = (
  position: Position,
  ref: AnyActorRef,
  name: string,
  outcome: SnapshotOutcome,
): Position['shown'] => {
  present(position);
  const before = position.shown[ref.id]?.outcomes ?? [];
  const snapshot = { ...(ref.getSnapshot() as object), ...standInAfter(outcome) };
  return {
    ...position.shown,
    [ref.id]: { outcomes: [...before.filter((one) => one !== name), name], snapshot },
  };
};

/** Returns the event of a move, and the position just before the machine receives it. @throws Impossible when it cannot be made there. */
export const eventOf = (
  model: Model,
  position: Position,
  move: Move,
): { event: EventObject; position: Position } => {
  if (move.by === 'person') return { event: personEvent(model, position.snapshot, move), position };
  if (move.by === 'service') {
    const ref = runningChildren(position).find(({ id }) => id === move.child);
    if (!ref) throw new Impossible(`${move.child} is not running`);
    const outcome = resolveOutcome(model, move.service, move.outcome, inputOf(ref));
    const over = outcome.kind === 'done' || outcome.kind === 'fails';
    return {
      event: serviceEvent(ref, outcome),
      position: {
        ...position,
        answered: over ? [...position.answered, ref.id] : position.answered,
        shown: outcome.kind === 'sends' ? position.shown : shownAfter(position, ref, move.outcome, outcome),
      },
    };
  }
  const timer = earliest(position.timers);
  if (timer?.id !== move.timer)
    throw new Impossible(timer ? `'${timer.id}' is due first, not '${move.timer}'` : 'no timer runs');
  if (timer.left !== move.ms)
    throw new Impossible(`'${timer.id}' is due in ${timer.left} ms, not in ${move.ms} ms`);
  const timers = position.timers
    .filter((other) => other !== timer)
    .map((other) => ({ ...other, left: other.left - timer.left }));
  return { event: timer.event, position: { ...position, timers } };
};

/** A text for the event of a move, the same for every position with the same snapshot. */
const eventKey = (move: Move, event: EventObject): string =>
  move.by === 'time' ? `time ${identify(event)}` : moveKey(move);

/** Applies a move to a position. @param reactions the chart's cached reactions; new ones are added. @throws Impossible */
export const applyMove = (
  model: Model,
  chart: Chart,
  before: Position,
  move: Move,
  reactions?: Reactions,
): StepResult => {
  const { event, position } = eventOf(model, before, move);
  const known = reactions && { reactions, name: `${shownText(position)}${eventKey(move, event)}` };
  return nextStep(chart, position, event, known);
};

/** Creates the input of this name. @throws Impossible when the model has none. */
export const inputNamed = (model: Model, name: string, double: DoubleMaker): unknown => {
  const make = model.inputs[name];
  if (!make) throw new Impossible(`the model has no input '${name}'`);
  return still(() => make({ double }));
};

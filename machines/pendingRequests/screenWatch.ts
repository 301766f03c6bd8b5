import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type CallbackLogicFunction,
  type EventObject,
  fromCallback,
  isMachineSnapshot,
} from 'xstate';
import type { SentinelMode } from '../../services/device/backSentinel.ts';

export type BackMessage =
  | { type: 'back.freed' }
  /** A dialog is open, or the screen handles the shell's back itself. */
  | { type: 'back.taken' }
  /** The screen asks before leaving, also on the browser's back. */
  | { type: 'back.guarded' }
  /** An irreversible request is in flight: back is blocked until its outcome. */
  | { type: 'back.held' }
  /** The outcome of a submission is unknown: the root's dialog asks the user. */
  | { type: 'choice.awaited' };

/** The screen has something to show: its first data, or why there is none. */
export interface ScreenLoaded {
  type: 'screen.loaded';
}

/** A machine and the machines inside it: each may send an irreversible request. */
const machinesIn = (actor: AnyActorRef): AnyActorRef[] => {
  const snapshot: unknown = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot)) return [];
  return [actor, ...Object.values<AnyActorRef>(snapshot.children).flatMap(machinesIn)];
};

export const snapshotOf = (actor: AnyActorRef): AnyMachineSnapshot => actor.getSnapshot();

/** Whether a chart can take an event in its present state; other actors take every event. */
export const takes = (actor: AnyActorRef, event: EventObject): boolean => {
  const snapshot: unknown = actor.getSnapshot();
  return !isMachineSnapshot(snapshot) || snapshot.can(event);
};

export const isTagged = (machine: AnyActorRef, tag: string): boolean =>
  machinesIn(machine).some((each) => snapshotOf(each).hasTag(tag));

const messageOf = (actor: AnyActorRef): BackMessage['type'] => {
  if (isTagged(actor, 'holdsBack')) return 'back.held';
  if (isTagged(actor, 'unknown')) return 'choice.awaited';
  const screen = snapshotOf(actor);
  if (screen.hasTag('guardsBack')) return 'back.guarded';
  return screen.hasTag('modal') || screen.can({ type: 'back.pressed' }) ? 'back.taken' : 'back.freed';
};

const isReady = (actor: AnyActorRef): boolean => {
  const screen = snapshotOf(actor);
  return screen.value !== 'loading' && !screen.matches({ failed: 'byConnection' });
};

interface WatchInput {
  root: AnyActorRef;
  screen: string;
}

/** Calls `notify` now and whenever the screen or a machine inside it changes; returns a function that stops it. */
export const watchMachines = (screen: AnyActorRef, notify: () => void): (() => void) => {
  const watched = new Map<AnyActorRef, { unsubscribe: () => void }>();
  const look = () => {
    for (const machine of machinesIn(screen))
      if (!watched.has(machine)) watched.set(machine, machine.subscribe(look));
    notify();
  };
  look();
  return () => {
    for (const watching of watched.values()) watching.unsubscribe();
  };
};

const watch: CallbackLogicFunction<{ type: 'ignored' }, BackMessage | ScreenLoaded, WatchInput> = ({
  input,
  sendBack,
}) => {
  // Read here, because an actor started at the same time is not a child yet when the input is computed.
  const screen = snapshotOf(input.root).children[input.screen];
  if (!screen) return;
  let reported: BackMessage['type'] = 'back.freed';
  let wasReady = false;
  return watchMachines(screen, () => {
    if (!wasReady && isReady(screen)) {
      wasReady = true;
      sendBack({ type: 'screen.loaded' });
    }
    const type = messageOf(screen);
    if (type === reported) return;
    reported = type;
    sendBack({ type });
  });
};

/** Notifies the root when the screen is ready, and whenever the handler of back changes on it or in a machine inside it. */
export const watchScreen = fromCallback(watch);

/** The root's action that enables or disables catching the browser's back; its root names it `catchBack`. */
export const catchBackAs = <Mode extends SentinelMode>(mode: Mode) =>
  ({ type: 'catchBack', params: { mode } }) as const;

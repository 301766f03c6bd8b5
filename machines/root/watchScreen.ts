import { type AnyActorRef, type CallbackLogicFunction, fromCallback } from 'xstate';
import type { SentinelMode } from '../../services/device/backSentinel.ts';
import { isTagged, snapshotOf, watchMachines } from '../pendingRequests/screenWatch.ts';

export type BackMessage =
  | { type: 'back.freed' }
  /** A dialog is open, or the screen handles the shell's back itself. */
  | { type: 'back.taken' }
  /** The screen asks before leaving, also on the browser's back. */
  | { type: 'back.guarded' }
  /** An irreversible request is in flight: back is blocked until its outcome. */
  | { type: 'back.blocked' }
  /** The outcome of a submission is unknown: the root's dialog asks the user. */
  | { type: 'choice.awaited' };

/** The screen has something to show: its first data, or why there is none. */
export interface ScreenLoaded {
  type: 'screen.loaded';
}

const messageOf = (actor: AnyActorRef): BackMessage['type'] => {
  if (isTagged(actor, 'holdsBack')) return 'back.blocked';
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

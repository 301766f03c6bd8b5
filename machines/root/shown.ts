import { type AnyActorRef, and, type EventObject, not, sendTo, stateIn } from 'xstate';
import type { BridgeCommand } from '../../bridge/actor.ts';
import type { SentinelMode } from '../../services/device/backSentinel.ts';
import { catchBackAs } from './watchScreen.ts';
import { type ActionOn, forwardsTo, sendToChild, withEvent } from '../screen/actions.ts';
import type { BridgeAnswer } from '../screen/copy.ts';
import type { DayChanged, ScreenMessage, ScreenReturned } from '../screen/events.ts';
import { type AddressCommand, type AppContext, type Guarded, pathOf } from './context.ts';

export const sendToAddress = sendToChild<AddressCommand>('address');
export const sendToBridge = sendToChild<BridgeCommand>('bridge');

const sendToScreen = sendToChild<
  BridgeAnswer | ScreenMessage | DayChanged | { type: 'shell.paused' | 'back.pressed' }
>('screen');
const toScreen = forwardsTo(sendToScreen);
const backHandled = { type: 'answerBack', params: { handled: true } } as const;
export const backUnhandled = { type: 'answerBack', params: { handled: false } } as const;
const pressBackOnDialog = { guard: 'isWarning', actions: [backHandled, 'pressBackOnDialog'] } as const;
const pressBack = [
  { guard: 'isSessionEnded', actions: backUnhandled },
  pressBackOnDialog,
  { actions: [backHandled, 'pressBackOnScreen'] },
] as const;

/** States of the root that guards of other regions ask for; app.ts checks that they exist. */
export const rootStates = {
  here: { navigation: 'here' },
  clear: { pending: 'clear' },
  shown: { screen: 'shown' },
  blocked: { screen: { shown: 'blocked' } },
  awaitingChoice: { screen: { shown: 'awaitingChoice' } },
  sessionEnded: { session: 'ended' },
} as const;

/** Whether the screen's flow is paused: before the next request, but not while the user is warned, or continuing after a yes. */
const isPaused = and([
  stateIn(rootStates.here),
  stateIn(rootStates.clear),
  ({ context }: Guarded) => context.closed.includes(context.flow),
]);

export const returned = ['notifyReturned', 'lookForPending'] as const;

/** Without a screen the event goes to the toaster, which drops it. */
function notifyReturned(): ActionOn<AppContext> {
  return sendTo<AppContext, EventObject, undefined, AnyActorRef, EventObject>(
    ({ context }) => context.screen ?? 'toaster',
    { type: 'screen.returned' } satisfies ScreenReturned,
  );
}

export const closesScreen = ['stopScreen', 'forgetScreen', 'forgetPending'] as const;

const closes = { guard: 'isPaused', target: '#app.screen.closed', actions: closesScreen } as const;

export const opensElsewhere = {
  guard: withEvent('isElsewhere'),
  target: '#app.screen.resolving',
  actions: [...closesScreen, withEvent('setAddress'), 'nameSession'],
} as const;

const isReloadable = and([
  stateIn(rootStates.shown),
  stateIn(rootStates.clear),
  not(stateIn(rootStates.blocked)),
  not(stateIn(rootStates.awaitingChoice)),
]);

export const shownKit = {
  guards: { isPaused, isReloadable, isSessionEnded: stateIn(rootStates.sessionEnded) },
  actions: {
    pressBackOnScreen: sendToScreen(() => ({ type: 'back.pressed' })),
    answerBack: sendToBridge((_, { handled }: { handled: boolean }) => ({ type: 'back.answered', handled })),
    catchBack: sendToAddress((_, { mode }: { mode: SentinelMode }) => ({ type: 'sentinel.set', mode })),
    notifyReturned: notifyReturned(),
    /** Reverts back and forward to another URL while the screen must not be left. */
    restoreAddress: sendToAddress(({ context: { address } }: Guarded) => ({
      type: 'path.opened',
      path: pathOf(address),
      replace: false,
    })),
  },
};

/** Reloads a page from the back/forward cache like a new visit: terms, session and pending requests may have changed meanwhile. */
export const reloads = { guard: 'isReloadable', target: '.resolving', actions: closesScreen } as const;

export const shownState = {
  initial: 'free',
  description: 'One screen is on show and runs its own machine.',
  invoke: {
    id: 'watchScreen',
    src: 'watchScreen',
    input: ({ self }: { self: AnyActorRef }) => ({ root: self, screen: 'screen' }),
  },
  entry: 'wantRelease',
  exit: catchBackAs('off'),
  on: {
    'back.freed': { target: '.free' },
    'back.taken': { target: '.taken' },
    'back.guarded': { target: '.guarded' },
    'back.blocked': { target: '.blocked' },
    'choice.awaited': { target: '.awaitingChoice' },
    'screen.loaded': { actions: ['startAtTop', 'setVisible'] },
    'bridge.answered': { actions: toScreen },
    'connection.restored': { actions: toScreen },
    'day.changed': { actions: toScreen },
    'shell.paused': { actions: toScreen },
    'shell.resumed': { actions: [...returned, 'wantRelease'] },
  },
  states: {
    free: {
      always: closes,
      entry: catchBackAs('off'),
      on: { 'shell.backPressed': [pressBackOnDialog, { actions: backUnhandled }] },
    },
    taken: {
      always: closes,
      description: "A dialog is open, or the screen has another use for the shell's back.",
      entry: catchBackAs('off'),
      on: { 'shell.backPressed': pressBack },
    },
    awaitingChoice: {
      description: 'The outcome of what was submitted is unknown, and the person chooses what to do.',
      entry: catchBackAs('off'),
      on: { 'shell.backPressed': pressBack },
    },
    guarded: {
      always: closes,
      description: "The screen asks before it is left, the browser's own back too.",
      entry: catchBackAs('fromTouch'),
      on: { 'shell.backPressed': pressBack, 'browser.backPressed': { actions: 'pressBackOnScreen' } },
    },
    blocked: {
      description: 'Something that cannot be undone is on its way: even back waits for its end.',
      entry: catchBackAs('now'),
      on: {
        'shell.backPressed': { actions: backHandled },
        'url.changed': [{ guard: withEvent('isTraversal'), actions: 'restoreAddress' }, opensElsewhere],
      },
    },
  },
} as const;

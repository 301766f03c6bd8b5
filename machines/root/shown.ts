import { and, not, or, stateIn } from 'xstate';
import { catchBackAs } from '../pendingRequests/screenWatch.ts';
import { forwardsTo, withEvent } from '../screen/actions.ts';
import type { AppContext } from './context.ts';

const toScreen = forwardsTo('screen');
const handled = { type: 'answerBack', params: { handled: true } } as const;
export const unhandled = { type: 'answerBack', params: { handled: false } } as const;
const pressBackOnDialog = { guard: 'isWarning', actions: [handled, 'pressBackOnDialog'] } as const;
const pressBack = [
  { guard: 'isSessionEnded', actions: unhandled },
  pressBackOnDialog,
  { actions: [handled, 'pressBackOnScreen'] },
] as const;

/** States of the root that guards of other regions ask for; app.ts checks that they exist. */
export const rootStates = {
  here: { way: 'here' },
  clear: { pending: 'clear' },
  shown: { screen: 'shown' },
  held: { screen: { shown: 'held' } },
  awaitingChoice: { screen: { shown: 'awaitingChoice' } },
  sessionEnded: { session: 'ended' },
} as const;

/** Whether the screen's flow is paused: before the next request, but not while the user is warned, or continuing after a yes. */
export const isPaused = and([
  stateIn(rootStates.here),
  stateIn(rootStates.clear),
  ({ context }: { context: AppContext }) => context.closed.includes(context.flow),
]);

export const returned = ['notifyReturned', 'lookForPending'] as const;

const closes = {
  guard: 'isPaused',
  target: '#app.screen.closed',
  actions: ['stopScreen', 'forgetScreen', 'forgetPending'],
} as const;

export const isReloadable = and([
  stateIn(rootStates.shown),
  stateIn(rootStates.clear),
  not(or([stateIn(rootStates.held), stateIn(rootStates.awaitingChoice)])),
]);

/** Reloads a page from the back/forward cache like a new visit: terms, session and pending requests may have changed meanwhile. */
export const reloads = {
  guard: 'isReloadable',
  target: '.resolving',
  actions: ['stopScreen', 'forgetScreen', 'forgetPending'],
} as const;

export const shownState = {
  initial: 'free',
  description: 'One screen is on show and runs its own machine.',
  entry: 'wantRelease',
  exit: catchBackAs('off'),
  on: {
    'back.freed': { target: '.free' },
    'back.taken': { target: '.taken' },
    'back.guarded': { target: '.guarded' },
    'back.held': { target: '.held' },
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
      on: { 'shell.backPressed': [pressBackOnDialog, { actions: unhandled }] },
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
    held: {
      description: 'Something that cannot be undone is on its way: even back waits for its end.',
      entry: catchBackAs('now'),
      on: {
        'shell.backPressed': { actions: handled },
        'url.changed': [
          { guard: withEvent('isTraversal'), actions: 'restoreAddress' },
          {
            guard: withEvent('isElsewhere'),
            target: '#app.screen.resolving',
            actions: ['stopScreen', 'forgetScreen', 'forgetPending', withEvent('setAddress'), 'nameSession'],
          },
        ],
      },
    },
  },
} as const;

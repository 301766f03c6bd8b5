import { keepRelease, readRelease } from '../parts/release.ts';
import { catches } from '../parts/screenWatch.ts';

const handled = { type: 'answerBack', params: { handled: true } } as const;
/** Back leads out of the page. */
export const unhandled = { type: 'answerBack', params: { handled: false } } as const;
/** A screen that is out of sight has no use for it. */
const pressBack = [
  { guard: 'isSessionEnded', actions: unhandled },
  { actions: [handled, 'pressBackOnScreen'] },
] as const;

/** One screen is on show: whose going back is belongs to the root, as its screen has it (screenWatch.ts). */
export const shownState = {
  initial: 'free',
  description: 'One screen is on show and runs its own machine.',
  entry: 'wantRelease',
  exit: catches('off'),
  on: {
    'back.freed': { target: '.free' },
    'back.taken': { target: '.taken' },
    'back.guarded': { target: '.guarded' },
    'back.held': { target: '.held' },
    'bridge.answered': { actions: 'passToScreen' },
    'connection.restored': { actions: 'passToScreen' },
    'shell.paused': { actions: 'passToScreen' },
    'shell.resumed': { actions: ['tellReturned', 'wantRelease'] },
    'release.read': [
      {
        guard: { type: 'isPaused', params: readRelease },
        target: '#app.screen.closed',
        actions: [keepRelease, 'stopScreen', 'forgetScreen'],
      },
      { actions: keepRelease },
    ],
  },
  states: {
    free: {
      entry: catches('off'),
      on: { 'shell.backPressed': { actions: unhandled } },
    },
    taken: {
      description: "A dialog is open, or the screen has another use for the shell's back.",
      entry: catches('off'),
      on: { 'shell.backPressed': pressBack },
    },
    guarded: {
      description: "The screen asks before it is left, the browser's own back too.",
      entry: catches('fromTouch'),
      on: { 'shell.backPressed': pressBack, 'browser.backPressed': { actions: 'pressBackOnScreen' } },
    },
    held: {
      description: 'Something that cannot be undone is on its way: even back waits for its end.',
      entry: catches('now'),
      on: {
        // Who waits for its end hears of that first.
        'release.read': { actions: keepRelease },
        'shell.backPressed': { actions: handled },
        'url.changed': [
          { guard: 'isTraversal', actions: 'restoreAddress' },
          {
            guard: 'isElsewhere',
            target: '#app.screen.resolving',
            actions: ['stopScreen', 'forgetScreen', 'keepAddress', 'nameSession'],
          },
        ],
      },
    },
  },
} as const;

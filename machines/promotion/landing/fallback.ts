import { and, not, stateIn } from 'xstate';
import { withEvent } from '../../screen/actions.ts';
import type { LandingContext } from './context.ts';

/** The promotion is one flow of several machines: pausing any of them, or their folder, stops registrations. */
const flows = ['promotion', 'landing', 'registration'];

/** States of the promotion's root that guards of other regions ask for; machine.ts checks that they exist. */
export const landingStates = {
  blocked: { visit: { registering: 'blocked' } },
  awaitingChoice: { visit: { registering: 'awaitingChoice' } },
  clear: { pending: 'clear' },
  leaving: { visit: 'leaving' },
  settled: { visit: 'settled' },
} as const;

/** A visitor waiting for the outcome of a registration sees it first, and a registered one is sent to the app. */
const isPaused = and([
  ({ context }: { context: LandingContext }) => flows.some((flow) => context.closed.includes(flow)),
  not(stateIn(landingStates.blocked)),
  not(stateIn(landingStates.awaitingChoice)),
  stateIn(landingStates.clear),
  not(stateIn(landingStates.leaving)),
  not(stateIn(landingStates.settled)),
]);
export const pauseGuards = { isPaused, isOpen: not(isPaused) };

export const closesWhenPaused = { always: { guard: 'isPaused', target: 'closed' } } as const;

export const fallbackStates = {
  closed: {
    description: 'The company has paused registration: the page says so, and checks again on request.',
    always: { guard: 'isOpen', target: 'resolving' },
    on: {
      'address.changed': { actions: withEvent('setLocation') },
      'retry.requested': { actions: 'wantRelease' },
    },
  },
  crashed: {
    description: 'Something threw. An error page replaces the page; any navigation reloads it.',
    tags: 'crashed',
    on: {
      'exception.noticed': {},
      'address.changed': { actions: { type: 'reloadPage', params: {} } },
    },
  },
} as const;

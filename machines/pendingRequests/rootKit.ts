import { type AnyActorRef, stateIn } from 'xstate';
import type { PendingStore } from '../../services/pendingRequests/store.ts';
import type { RequestOpened } from '../../services/pendingRequests/actor.ts';
import { forwardsTo, sendToChild } from '../screen/actions.ts';
import type { Outcome } from './outcome.ts';
import type { PendingEvent } from './warning.ts';

/** For the root: its region of pending requests. */
export const pendingRegion = {
  initial: 'clear',
  states: {
    clear: { on: { 'warning.opened': { target: 'warning' } } },
    warning: {
      description: 'The person is asked about a pending request: nothing else closes the screen.',
      on: { 'warning.closed': { target: 'clear' } },
    },
  },
} as const;

/** For the root's navigation region: an irreversible request cancels any pending navigation, even one begun, and dismisses earlier toasts. */
export const cancelsNavigation = {
  'request.opened': {
    target: '.here',
    actions: [
      forwardsTo(sendToChild<RequestOpened>('toaster')),
      forwardsTo(sendToChild<RequestOpened>('address')),
    ],
  },
} as const;

const sendToPending = sendToChild<PendingEvent>('pendingRequests');
const toPending = forwardsTo(sendToPending);
const warning: { pending: keyof typeof pendingRegion.states } = { pending: 'warning' };

/** The kit that a root needs for its child `pendingRequests` (pendingRequests.ts), beside the region of this folder. */
export const rootKit = {
  guards: { isWarning: stateIn(warning) },
  actions: {
    explainScreen: sendToPending((_, { outcome }: { outcome?: Outcome }) => ({
      type: 'screen.changed',
      outcome,
    })),
    forgetPending: sendToPending(() => ({ type: 'screen.changed', outcome: undefined })),
    lookForPending: sendToPending(() => ({ type: 'screen.returned' })),
    pressBackOnDialog: sendToPending(() => ({ type: 'back.pressed' })),
  },
};

interface Invoking {
  context: { pendingStore: PendingStore };
  self: AnyActorRef;
}

/** For a root's `invoke`; `name` is the root's current child. */
export const invokesPendingRequests = (name: string) =>
  ({
    id: 'pendingRequests',
    src: 'pendingRequests',
    systemId: 'pendingRequests',
    input: ({ context, self }: Invoking) => ({ root: self, name, pendingStore: context.pendingStore }),
  }) as const;

/** For the root's `on`. */
export const pendingRequestEvents = {
  'requests.settled': { actions: toPending },
  'submission.reported': { actions: toPending },
  'clock.corrected': { actions: toPending },
} as const;

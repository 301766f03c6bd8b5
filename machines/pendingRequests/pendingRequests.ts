import {
  type ActorRef,
  assign,
  type CallbackLogicFunction,
  fromCallback,
  sendTo,
  setup,
  type Snapshot,
} from 'xstate';
import type { PendingStore } from '../../services/pendingRequests/store.ts';
import type { Noted, Reason } from '../../services/pendingRequests/openRequest.ts';
import type {
  IntentClosed,
  IntentOpened,
  PendingRequestsContext,
  PendingRequestsEvent,
} from '../../services/pendingRequests/messages.ts';
import type { ClockCorrected } from '../../services/visit/clock.ts';
import { sessionIdOf } from '../../services/pendingRequests/pending.ts';
import { withEvent } from '../screen/actions.ts';

export type PendingRequestsMessage =
  | IntentOpened
  | IntentClosed
  | ClockCorrected
  | { type: 'intents.changed' };

interface PendingRequestsInput {
  book: PendingStore;
  root: ActorRef<Snapshot<unknown>, PendingRequestsMessage>;
}

const listen: CallbackLogicFunction<{ type: 'ignored' }, PendingRequestsEvent, { book: PendingStore }> = ({
  input,
  sendBack,
}) => input.book.tabs.listen(() => sendBack({ type: 'intents.changed' }));

/** The only actor of pending irreversible requests (docs/product/moneyOnce.md). Services read it, so no chart has to pass keys or permissions. */
export const pendingRequestsMachine = setup({
  types: {} as {
    context: PendingRequestsContext & { root: PendingRequestsInput['root'] };
    input: PendingRequestsInput;
    events: PendingRequestsEvent;
  },
  actors: {
    listenToTabs: fromCallback(listen),
  },
  actions: {
    permit: assign({ reason: (_, { reason }: { reason: Reason }) => reason }),
    permitForgetting: assign({ mayForget: true }),
    /** A retry or a replacement is permitted once. */
    usePermission: assign({
      reason: ({ context: { reason } }): Reason => (reason.type === 'anyway' ? reason : { type: 'tap' }),
    }),
    note: ({ context: { book }, system }, noted: Noted) => void book.note(sessionIdOf(system), noted),
    passToRoot: sendTo(
      ({ context }) => context.root,
      (_, message: PendingRequestsMessage) => message,
    ),
  },
}).createMachine({
  id: 'pendingRequests',
  context: ({ input }) => ({ ...input, reason: { type: 'tap' }, mayForget: false }),
  invoke: { id: 'listenToTabs', src: 'listenToTabs', input: ({ context }) => ({ book: context.book }) },
  initial: 'keeping',
  states: {
    keeping: {
      on: {
        'intent.opened': { actions: withEvent('passToRoot') },
        'intent.closed': { actions: withEvent('passToRoot') },
        'intents.settled': { actions: withEvent('note') },
        'warning.left': { actions: withEvent('note') },
        'results.seen': { actions: withEvent('note') },
        'intents.changed': { actions: withEvent('passToRoot') },
        'request.permitted': { actions: withEvent('permit') },
        'forgetting.permitted': { actions: 'permitForgetting' },
        'permission.used': { actions: 'usePermission' },
      },
    },
  },
});

import { type AnyActorRef, type EventObject, type MachineContext, sendTo, stateIn } from 'xstate';
import type { Book } from '../../services/pendingRequests/book.ts';
import { ledgerOf } from '../../services/pendingRequests/ledger.ts';
import type { KitAction } from '../screen/kitAction.ts';
import type { Outcome } from './outcome.ts';

/** The kit that a root needs for its child `pending` (pending.ts), beside the region of this folder. */
export const rootKit = <Context extends MachineContext, Event extends EventObject>() => {
  const tellsPending = (event: object) => sendTo('pending', event as never) as KitAction<Context, Event>;
  return {
    guards: {
      isWarning: stateIn({ pending: 'warning' }) as ({ context }: { context: Context }) => boolean,
    },
    actions: {
      explainScreen: sendTo('pending', ((_: unknown, { outcome }: { outcome?: Outcome }) => ({
        type: 'screen.opened',
        outcome,
      })) as never) as unknown as KitAction<Context, Event, { outcome?: Outcome }>,
      forgetPending: tellsPending({ type: 'screen.closed' }),
      lookForPending: tellsPending({ type: 'screen.returned' }),
      pressBackOnDialog: tellsPending({ type: 'back.pressed' }),
      passToLedger: sendTo('ledger', (({ event }: { event: Event }) => event) as never) as KitAction<
        Context,
        Event
      >,
      passToPending: sendTo('pending', (({ event }: { event: Event }) => event) as never) as KitAction<
        Context,
        Event
      >,
    },
  };
};

interface Invoking {
  context: { book: Book };
  self: AnyActorRef;
}

/** For a root's `invoke`; `name` is the root's current child. */
export const keepsPending = <const Name extends string>(name: Name) =>
  [
    {
      id: 'ledger',
      src: 'ledger',
      systemId: 'ledger',
      input: ({ context, self }: Invoking) => ({ root: self, book: context.book }),
    },
    {
      id: 'pending',
      src: 'pending',
      input: ({ self }: Invoking) => ({ root: self, name, ledger: ledgerOf(self.system) }),
    },
  ] as const;

/** For the root's `on`. */
export const hearsOfPending = {
  'intents.settled': { actions: 'passToLedger' },
  'intent.closed': { actions: 'passToPending' },
  'intents.changed': { actions: 'passToPending' },
  'submission.reported': { actions: 'passToPending' },
} as const;

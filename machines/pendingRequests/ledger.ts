import {
  type ActorRef,
  assign,
  type CallbackLogicFunction,
  fromCallback,
  sendTo,
  setup,
  type Snapshot,
} from 'xstate';
import type { Book } from '../../services/pendingRequests/book.ts';
import type {
  IntentClosed,
  IntentOpened,
  LedgerContext,
  LedgerEvent,
} from '../../services/pendingRequests/ledger.ts';
import { sessionIdOf } from '../../services/pendingRequests/pending.ts';

export type LedgerMessage = IntentOpened | IntentClosed | { type: 'intents.changed' };

interface LedgerInput {
  book: Book;
  root: ActorRef<Snapshot<unknown>, LedgerMessage>;
}

const listen: CallbackLogicFunction<{ type: 'ignored' }, LedgerEvent, { book: Book }> = ({
  input,
  sendBack,
}) => input.book.tabs.listen(() => sendBack({ type: 'intents.changed' }));

/** The only ledger of pending irreversible requests (docs/product/moneyOnce.md). Services read it, so no chart has to pass keys or permissions. */
export const ledgerMachine = setup({
  types: {} as {
    context: LedgerContext & { root: LedgerInput['root'] };
    input: LedgerInput;
    events: LedgerEvent;
  },
  actors: {
    listenToTabs: fromCallback(listen),
  },
  guards: {
    /** 'That was not me', or too old to be repeated: this session is not warned of it again when a screen opens. */
    isDismissed: ({ event }) =>
      event.type === 'warning.left' && ['expired', 'otherSession'].includes(event.reason),
  },
  actions: {
    permitRetry: assign((_, { keys }: { keys: readonly string[] }) => ({ retryOf: keys })),
    permitOtherWay: assign(({ context }, { keys }: { keys: readonly string[] }) => ({
      warnedOf: [...context.warnedOf, ...keys],
    })),
    permitForgetting: assign({ mayForget: true }),
    permitReplacement: assign((_, { keys }: { keys: readonly string[] }) => ({ replaces: keys })),
    usePermission: assign({ retryOf: undefined, replaces: [] }),
    settle: ({ context: { book }, event, system }) => {
      if (event.type === 'intents.settled') void book.settle(sessionIdOf(system), event);
    },
    dismiss: ({ context: { book }, event, system }) => {
      if (event.type === 'warning.left') void book.dismiss(sessionIdOf(system), event.keys);
    },
    passToRoot: sendTo(
      ({ context }) => context.root,
      (_, message: IntentOpened | IntentClosed) => message,
    ),
    reportChange: sendTo(({ context }) => context.root, { type: 'intents.changed' }),
  },
}).createMachine({
  id: 'ledger',
  context: ({ input }) => ({ ...input, warnedOf: [], retryOf: undefined, replaces: [], mayForget: false }),
  invoke: { id: 'listenToTabs', src: 'listenToTabs', input: ({ context }) => ({ book: context.book }) },
  initial: 'keeping',
  states: {
    keeping: {
      on: {
        'intent.opened': { actions: { type: 'passToRoot', params: ({ event }) => event } },
        'intent.closed': { actions: { type: 'passToRoot', params: ({ event }) => event } },
        'intents.settled': { actions: 'settle' },
        'warning.left': { guard: 'isDismissed', actions: 'dismiss' },
        'intents.changed': { actions: 'reportChange' },
        'retry.permitted': { actions: { type: 'permitRetry', params: ({ event }) => event } },
        'replacement.permitted': { actions: { type: 'permitReplacement', params: ({ event }) => event } },
        'otherWay.permitted': { actions: { type: 'permitOtherWay', params: ({ event }) => event } },
        'forgetting.permitted': { actions: 'permitForgetting' },
        'permission.used': { actions: 'usePermission' },
      },
    },
  },
});

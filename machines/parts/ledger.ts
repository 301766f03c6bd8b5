import { type ActorRef, assign, sendTo, setup, type Snapshot } from 'xstate';
import { type Intent, intentsFor, livingIntents, withoutIntents } from '../../services/intents/intent.ts';
import type { IntentOpened, LedgerContext, LedgerEvent } from '../../services/intents/ledger.ts';
import { keepIntents, readIntents, watchIntents } from '../../services/intents/stored.ts';

/** What the ledger tells its root, so that a screen can be given what is open. */
export interface LedgerMessage {
  type: 'intents.changed';
  intents: readonly Intent[];
}

type Settled = Extract<LedgerEvent, { type: 'intents.settled' }>;

interface Kept extends Omit<LedgerContext, 'isBlind'> {
  ended: readonly string[];
}

/** The context without the intents that have ended. */
const without = ({ intents, endedElsewhere, ended }: Kept, hasEnded: (intent: Intent) => boolean) => ({
  intents: intents.filter((intent) => !hasEnded(intent)),
  endedElsewhere: endedElsewhere.filter((intent) => !hasEnded(intent)),
  ended: [...ended, ...intents.filter(hasEnded).map(({ key }) => key)],
});

interface LedgerInput {
  /** Who is told what is open. */
  root: ActorRef<Snapshot<unknown>, LedgerMessage | IntentOpened>;
}

/**
 * The one ledger of what cannot be undone: an intent stands in it from before its request goes out until its end is known, a day at most.
 * It is written down in localStorage, so that it survives a reload and a killed WebView; without storage it holds for the visit.
 */
export const ledgerMachine = setup({
  types: {} as {
    context: LedgerContext &
      LedgerInput & {
        /** Whether the last change could be written down. */
        isKept: boolean;
        /** Keys of what ended since the last change that could be: they may still be found written down. */
        ended: readonly string[];
      };
    input: LedgerInput;
    events: LedgerEvent;
  },
  actors: { watchIntents },
  actions: {
    /**
     * What was written down counts, for another tab may have changed it. What could not be stands before it, so that what this page sent goes
     * again under its own key.
     */
    readStored: assign(({ context, event }) => {
      const stored = readIntents();
      const isShared = stored && context.isKept;
      const unkept = isShared ? [] : context.intents;
      const gone = [
        ...(event.type === 'intents.refreshed' ? (event.ended ?? []) : []),
        ...(isShared ? withoutIntents(context.intents, stored) : []),
      ];
      const all = [...unkept, ...(stored ?? [])].filter(({ key }) => !context.ended.includes(key));
      return {
        isBlind: !stored && context.isKept,
        endedElsewhere: livingIntents([...withoutIntents(context.endedElsewhere, gone), ...gone]),
        intents: livingIntents(all).filter(
          ({ key }, index, living) => living.findIndex((intent) => intent.key === key) === index,
        ),
      };
    }),
    addIntent: assign(({ context }, { intent }: { intent: Intent }) => ({
      intents: [...context.intents.filter(({ key }) => key !== intent.key), intent],
      ended: context.ended.filter((key) => key !== intent.key),
    })),
    dropIntent: assign(({ context }, { key }: { key: string }) =>
      without(context, (intent) => intent.key === key),
    ),
    dropSettled: assign(({ context }, { subject, purposes }: Settled) =>
      without(context, (intent) => intentsFor([intent], subject, ...purposes).length > 0),
    ),
    writeDown: assign(({ context }) => {
      const isKept = keepIntents(context.intents);
      return { isKept, ended: isKept ? [] : context.ended };
    }),
    tellRoot: sendTo(
      ({ context }) => context.root,
      ({ context }): LedgerMessage => ({ type: 'intents.changed', intents: context.intents }),
    ),
    passToRoot: sendTo(
      ({ context }) => context.root,
      (_, opened: IntentOpened) => opened,
    ),
  },
}).createMachine({
  id: 'ledger',
  context: ({ input }) => ({
    ...input,
    intents: [],
    endedElsewhere: [],
    isBlind: false,
    isKept: true,
    ended: [],
  }),
  entry: ['readStored', 'tellRoot'],
  invoke: { id: 'watchIntents', src: 'watchIntents' },
  initial: 'keeping',
  states: {
    keeping: {
      on: {
        'intents.refreshed': { actions: ['readStored', 'tellRoot'] },
        'intent.opened': {
          actions: [
            'readStored',
            { type: 'addIntent', params: ({ event }) => event },
            'writeDown',
            'tellRoot',
            { type: 'passToRoot', params: ({ event }) => event },
          ],
        },
        'intent.closed': {
          actions: [
            'readStored',
            { type: 'dropIntent', params: ({ event }) => event },
            'writeDown',
            'tellRoot',
          ],
        },
        'intents.settled': {
          actions: [
            'readStored',
            { type: 'dropSettled', params: ({ event }) => event },
            'writeDown',
            'tellRoot',
          ],
        },
      },
    },
  },
});

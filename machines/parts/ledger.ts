import { type ActorRef, assign, sendTo, setup, type Snapshot } from 'xstate';
import { type Intent, livingIntents, purposeOf } from '../../services/intents/intent.ts';
import type { LedgerContext, LedgerEvent } from '../../services/intents/ledger.ts';
import { keepIntents, readIntents, watchIntents } from '../../services/intents/stored.ts';

/** What the ledger tells its root, so that a screen can be given what is open. */
export interface LedgerMessage {
  type: 'intents.changed';
  intents: readonly Intent[];
}

interface LedgerInput {
  /** Who is told what is open. */
  root: ActorRef<Snapshot<unknown>, LedgerMessage>;
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
      };
    input: LedgerInput;
    events: LedgerEvent;
  },
  actors: { watchIntents },
  actions: {
    /** What was written down counts, for another tab may have changed it; what could not be is added to it. */
    readStored: assign(({ context }) => {
      const stored = readIntents();
      const unkept = stored && context.isKept ? [] : context.intents;
      const all = [...(stored ?? []), ...unkept];
      return {
        intents: livingIntents(all).filter(
          ({ key }, index, living) => living.findIndex((intent) => intent.key === key) === index,
        ),
      };
    }),
    addIntent: assign({
      intents: ({ context }, { intent }: { intent: Intent }) => [
        ...context.intents.filter(({ key }) => key !== intent.key),
        intent,
      ],
    }),
    dropIntent: assign({
      intents: ({ context }, { key }: { key: string }) =>
        context.intents.filter((intent) => intent.key !== key),
    }),
    dropSettled: assign({
      intents: ({ context, event }) =>
        event.type === 'intents.settled'
          ? context.intents.filter(
              ({ kind, subject }) => subject !== event.subject || !event.purposes.includes(purposeOf(kind)),
            )
          : context.intents,
    }),
    writeDown: assign({ isKept: ({ context }) => keepIntents(context.intents) }),
    tellRoot: sendTo(
      ({ context }) => context.root,
      ({ context }): LedgerMessage => ({ type: 'intents.changed', intents: context.intents }),
    ),
  },
}).createMachine({
  id: 'ledger',
  context: ({ input }) => ({ ...input, intents: [], isKept: true }),
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
        'intents.settled': { actions: ['readStored', 'dropSettled', 'writeDown', 'tellRoot'] },
      },
    },
  },
});

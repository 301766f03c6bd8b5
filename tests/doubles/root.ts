import { type ActorOptions, type AnyActorLogic, type AnyActorRef, createActor, setup } from 'xstate';
import { ledgerMachine } from '../../machines/parts/ledger.ts';
import { sessionActor } from '../../services/session.ts';

interface RootOptions extends Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'> {
  /** Where the API is. */
  apiBase?: string;
  /** The page's query: who speaks. */
  search?: string;
}

/** Runs an actor as a child of a root that has a session and a ledger, like the app's: for tests of real services, alone or in a screen. */
export const startUnderRoot = <Logic extends AnyActorLogic>(
  logic: Logic,
  input: unknown,
  { apiBase = '/gateway', search = '', ...options }: RootOptions = {},
) => {
  let ended = 0;
  const root = createActor(
    setup({
      actors: { session: sessionActor, ledger: ledgerMachine, subject: logic as AnyActorLogic },
      actions: { countEnd: () => (ended += 1) },
    }).createMachine({
      invoke: [
        {
          id: 'session',
          src: 'session',
          systemId: 'session',
          input: ({ self }) => ({ apiBase, search, root: self }),
        },
        { id: 'ledger', src: 'ledger', systemId: 'ledger', input: ({ self }) => ({ root: self }) },
        { id: 'subject', src: 'subject', input, onDone: {}, onError: {} },
      ],
      on: { 'session.ended': { actions: 'countEnd' } },
    }),
    options,
  );
  // Taken before the start: an actor that ends at once is no child any more.
  const subject = root.getSnapshot().children['subject'] as AnyActorRef;
  root.start();
  return {
    root,
    subject: subject as unknown as ReturnType<typeof createActor<Logic>>,
    /** How often the root was told that the session has ended. */
    ended: () => ended,
    ledger: () => (root.system.get('ledger') as AnyActorRef).getSnapshot().context.intents,
  };
};

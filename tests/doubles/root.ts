import { type ActorOptions, type AnyActorLogic, type AnyActorRef, createActor, setup } from 'xstate';
import type { AppRequest } from '../../machines/root/context.ts';
import { pendingRequestsMachine } from '../../machines/pendingRequests/pendingRequests.ts';
import type { Outcome } from '../../machines/pendingRequests/outcome.ts';
import type { PendingRequestsRef } from '../../machines/pendingRequests/selectors.ts';
import { sessionActor } from '../../services/visit/session.ts';
import { createPhoneMemory } from './pendingStore.ts';

interface RootOptions extends Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'> {
  apiBase?: string;
  search?: string;
  phone?: ReturnType<typeof createPhoneMemory>;
  outcome?: Outcome | undefined;
  /** Refusal codes that mean 'the server failed', besides 500 to 599. */
  unclearCodes?: readonly string[];
}

/** A browser has no `setImmediate`. */
export const settle = () =>
  new Promise<void>((resolve) => void (globalThis.setImmediate ?? setTimeout)(resolve));

/** Runs an actor as a child of a root like the app's: for tests of real services, alone or in a screen. */
export const startUnderRoot = <Logic extends AnyActorLogic>(
  logic: Logic,
  input: unknown,
  {
    apiBase = '/gateway',
    search = '',
    unclearCodes = [],
    phone = createPhoneMemory(),
    outcome,
    ...options
  }: RootOptions = {},
) => {
  let ended = 0;
  const reported: AppRequest[] = [];
  const root = createActor(
    setup({
      actors: {
        session: sessionActor,
        pendingRequests: pendingRequestsMachine,
        subject: logic as AnyActorLogic,
      },
      actions: {
        countEnd: () => (ended += 1),
        // A toast event is typed where it is sent.
        keepReport: ({ event }) => void reported.push(event as AppRequest),
      },
    }).createMachine({
      invoke: [
        {
          id: 'session',
          src: 'session',
          systemId: 'session',
          input: ({ self }) => ({ apiBase, search, unclearCodes, root: self }),
        },
        {
          id: 'pendingRequests',
          src: 'pendingRequests',
          systemId: 'pendingRequests',
          input: ({ self }) => ({ root: self, name: 'subject', pendingStore: phone.openTab() }),
        },
        { id: 'subject', src: 'subject', input, onDone: {}, onError: {} },
      ],
      on: {
        'session.ended': { actions: 'countEnd' },
        'toast.requested': { actions: 'keepReport' },
        'clock.corrected': { actions: ({ self, event }) => pendingRequestsIn(self)?.send(event) },
        'requests.settled': { actions: ({ self, event }) => pendingRequestsIn(self)?.send(event) },
      },
    }),
    options,
  );
  // Read before the start, because an actor that ends at once is no longer a child.
  const subject = root.getSnapshot().children['subject'] as AnyActorRef;
  root.start();
  const pending = pendingRequestsIn(root) as unknown as PendingRequestsRef;
  pending.send({ type: 'screen.changed', outcome });
  return {
    root,
    subject: subject as unknown as ReturnType<typeof createActor<Logic>>,
    pending,
    dialog: () => pending.getSnapshot().children.outcomeUnknown,
    ended: () => ended,
    reported: () => reported,
    pendingRequests: () => phone.pending(),
  };
};

const pendingRequestsIn = (root: AnyActorRef): AnyActorRef | undefined =>
  root.getSnapshot().children['pendingRequests'];

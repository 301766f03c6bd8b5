import { type AnyActorRef, fromCallback, fromPromise } from 'xstate';
import { timeOf } from '../visit/clock.ts';
import { sessionOf } from '../visit/session.ts';
import type { PendingFor, Found } from './openRequest.ts';
import type { CheckQuestion, Intended, Result } from './intent.ts';
import { pendingRequestsOf } from './messages.ts';
import type { Tabs } from './tabs.ts';

/** A request that a screen can repeat, with its chart's name for it. */
export interface Retry extends Intended {
  /** Sent back to the screen with `submission.retried`; empty if there is only one. */
  choice: string;
}

/** What may be pending for a screen: each flow derives its own from its snapshot. */
export interface Pending {
  /** Most urgent first. */
  concerns: readonly PendingFor[];
  retries: readonly Retry[];
  question: CheckQuestion | undefined;
  /** The screen continues by itself after a done request whose result has these values; undefined when it does not. */
  continues?: Result | undefined;
}

/** The session in the URL, for the pending requests; empty without one. */
export const sessionIdOf = (system: AnyActorRef['system']): string =>
  sessionOf(system).page.get('sessionId') ?? '';

/** Looks for pending requests to warn about; resolves with undefined without any. */
export const findPending = fromPromise<Found | undefined, Pending & { shown: readonly string[] }>(
  ({ input: { concerns, retries, continues, shown }, system }) =>
    pendingRequestsOf(system)
      .getSnapshot()
      .context.book.find({
        session: sessionIdOf(system),
        now: timeOf(system),
        concerns,
        retries,
        continues,
        shown,
      }),
);

/** Notifies its parent of every change by another tab. */
export const listenToTabs = fromCallback<{ type: 'ignored' }, Tabs>(({ input, sendBack }) =>
  input.listen(() => sendBack({ type: 'intents.changed' })),
);

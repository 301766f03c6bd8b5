import { type AnyActorRef, fromPromise } from 'xstate';
import { timeOf } from '../clock.ts';
import { sessionOf } from '../session.ts';
import type { Concern, Found } from './claim.ts';
import type { CheckQuestion, Intended } from './intent.ts';
import { ledgerOf } from './ledger.ts';

/** A request that a screen could send again, with its chart's name for it. */
export interface Retry extends Intended {
  /** Handed back to the screen with `submission.retried`; empty when there is only one. */
  choice: string;
}

/** What may be pending of what a screen is about: each flow describes its own from its snapshot. */
export interface Pending {
  /** The most urgent first. */
  concerns: readonly Concern[];
  retries: readonly Retry[];
  question: CheckQuestion | undefined;
}

/** The session of the address, for the ledger; empty when there is none. */
export const sessionIdOf = (system: AnyActorRef['system']): string =>
  sessionOf(system).page.get('sessionId') ?? '';

/** Looks for pending requests that the person has to be warned of; resolves with undefined when there are none. */
export const findPending = fromPromise<Found | undefined, Pending & { shown: readonly string[] }>(
  ({ input: { concerns, retries, shown }, system }) =>
    ledgerOf(system)
      .getSnapshot()
      .context.book.find({ session: sessionIdOf(system), now: timeOf(system), concerns, retries, shown }),
);

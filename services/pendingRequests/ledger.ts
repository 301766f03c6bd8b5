import type { ActorRef, AnyActorRef, Snapshot } from 'xstate';
import type { Book } from './book.ts';
import type { Concern, Reason } from './claim.ts';
import type { Intent, Result } from './intent.ts';

/** A request is about to be sent, for the first time or again: the page must not be left until its response. */
export interface IntentOpened {
  type: 'intent.opened';
  intent: Intent;
}

export interface IntentsSettled extends Concern {
  type: 'intents.settled';
  /** A check showed that they were done, which the user is informed of until the result is seen. */
  isFoundDone?: true;
  /** The person cancelled the next step of those whose result has these values. Pending ones stay pending. */
  cancelled?: Result;
}

export interface IntentClosed {
  type: 'intent.closed';
  key: string;
}

export type LedgerEvent =
  | IntentOpened
  | IntentClosed
  | IntentsSettled
  /** The user's choice in the dialog: why the next request may be sent. */
  | { type: 'request.permitted'; reason: Reason }
  | { type: 'permission.used' }
  /** The user agreed to send requests although the phone cannot store them. */
  | { type: 'forgetting.permitted' }
  /** A screen has drawn the results of these requests. */
  | { type: 'results.seen'; keys: readonly string[] }
  | { type: 'warning.left'; reason: string; keys: readonly string[] }
  /** In another tab, or by a settled request here. */
  | { type: 'intents.changed' };

export interface LedgerContext {
  book: Book;
  /** Why the next request is sent. */
  reason: Reason;
}

/** The one ledger of pending requests, a long-lived child of the root (machines/pendingRequests/ledger.ts). */
export type LedgerRef = ActorRef<Snapshot<unknown> & { context: LedgerContext }, LedgerEvent>;

/** Returns the ledger of an actor system. Throws when its root has none: no irreversible request is sent without it. */
export const ledgerOf = (system: AnyActorRef['system']): LedgerRef => {
  const ledger = system.get('ledger') as LedgerRef | undefined;
  if (!ledger) throw new Error("The actor system has no 'ledger'");
  return ledger;
};

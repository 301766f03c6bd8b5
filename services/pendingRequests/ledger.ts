import type { ActorRef, AnyActorRef, Snapshot } from 'xstate';
import type { Book } from './book.ts';
import type { Concern } from './claim.ts';
import type { Intent } from './intent.ts';

/** A request is about to be sent, for the first time or again: the page must not be left until its response. */
export interface IntentOpened {
  type: 'intent.opened';
  intent: Intent;
}

type Permission =
  /** Permission to repeat the same request, under one of these keys or not at all. */
  | { type: 'retry.permitted'; keys: readonly string[] }
  /** Permission to send it under a new key in place of one of these, which are too old to repeat. */
  | { type: 'replacement.permitted'; keys: readonly string[] }
  /** Permission to send it although these pending requests may have done the same. */
  | { type: 'otherWay.permitted'; keys: readonly string[] }
  /** Permission to send it although the phone cannot store it. */
  | { type: 'forgetting.permitted' };

export interface IntentsSettled extends Concern {
  type: 'intents.settled';
}

export interface IntentClosed {
  type: 'intent.closed';
  key: string;
}

export type LedgerEvent =
  | IntentOpened
  | IntentClosed
  | Permission
  | IntentsSettled
  | { type: 'permission.used' }
  | { type: 'warning.left'; reason: string; keys: readonly string[] }
  /** In another tab, or by a settled request here. */
  | { type: 'intents.changed' };

export interface LedgerContext {
  book: Book;
  warnedOf: readonly string[];
  retryOf: readonly string[] | undefined;
  replaces: readonly string[];
  mayForget: boolean;
}

/** The one ledger of pending requests, a long-lived child of the root (machines/pendingRequests/ledger.ts). */
export type LedgerRef = ActorRef<Snapshot<unknown> & { context: LedgerContext }, LedgerEvent>;

/** Returns the ledger of an actor system. Throws when its root has none: no irreversible request is sent without it. */
export const ledgerOf = (system: AnyActorRef['system']): LedgerRef => {
  const ledger = system.get('ledger') as LedgerRef | undefined;
  if (!ledger) throw new Error("The actor system has no 'ledger'");
  return ledger;
};

import type { ActorRef, AnyActorRef, Snapshot } from 'xstate';
import type { Book } from './book.ts';
import type { Concern } from './claim.ts';
import type { Intent } from './intent.ts';

/** A request is about to leave, for the first time or again: the page must not be left until it is answered. */
export interface IntentOpened {
  type: 'intent.opened';
  intent: Intent;
}

type Permission =
  /** To send the very same again, under one of these keys or not at all. */
  | { type: 'retry.permitted'; keys: readonly string[] }
  /** To be sent under a new key in the place of one of these, which are too old to be sent again. */
  | { type: 'replacement.permitted'; keys: readonly string[] }
  /** To be sent though these requests, which may have done the same, are pending. */
  | { type: 'otherWay.permitted'; keys: readonly string[] }
  /** To be sent though the phone cannot remember it. */
  | { type: 'forgetting.permitted' };

/** Something was found done whose outcome was unknown. */
export interface IntentsSettled extends Concern {
  type: 'intents.settled';
}

/** A clear answer came. */
export interface IntentClosed {
  type: 'intent.closed';
  key: string;
}

/** Everything that happens to the ledger. */
export type LedgerEvent =
  | IntentOpened
  | IntentClosed
  | Permission
  | IntentsSettled
  /** A request uses what it is permitted to do: once. */
  | { type: 'permission.used' }
  | { type: 'warning.left'; reason: string; keys: readonly string[] }
  /** In another tab, or by what was settled here. */
  | { type: 'intents.changed' };

export interface LedgerContext {
  book: Book;
  /** Keys that the person was warned of before going another way. */
  warnedOf: readonly string[];
  /** Keys of which one is sent again by the next request. */
  retryOf: readonly string[] | undefined;
  /** Keys of which one is replaced by the next request. */
  replaces: readonly string[];
  /** The person agreed that the phone does not remember what is sent. */
  mayForget: boolean;
}

/** The one ledger of pending requests, a long-lived child of the root (machines/moneyOnce/ledger.ts). */
export type LedgerRef = ActorRef<Snapshot<unknown> & { context: LedgerContext }, LedgerEvent>;

/** The ledger of an actor system. Throws when its root has none: no irreversible request leaves without it. */
export const ledgerOf = (system: AnyActorRef['system']): LedgerRef => {
  const ledger = system.get('ledger') as LedgerRef | undefined;
  if (!ledger) throw new Error("The actor system has no 'ledger'");
  return ledger;
};

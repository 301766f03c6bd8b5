import type { ActorRef, AnyActorRef, Snapshot } from 'xstate';
import type { Intent, Purpose, Subject } from './intent.ts';

/** It goes out, for the first time or again: nobody may leave until it is answered. */
export interface IntentOpened {
  type: 'intent.opened';
  intent: Intent;
}

/** What the ledger is told. */
export type LedgerEvent =
  /** Whoever is about to read it wants to see what other tabs wrote; one of them ended those in `ended`. */
  | { type: 'intents.refreshed'; ended?: readonly Intent[] }
  | IntentOpened
  /** A clear answer came. */
  | { type: 'intent.closed'; key: string }
  /** Somebody looked and found what they were about: done. */
  | { type: 'intents.settled'; subject: Subject; purposes: readonly Purpose[] };

/** What the ledger holds. */
export interface LedgerContext {
  /** The intents whose end is not known. */
  intents: Intent[];
  /** Those that another tab ended while this page was open: it never heard how. */
  endedElsewhere: Intent[];
  /** What was written down can be read no more: what other tabs do with it since is not known. */
  isBlind: boolean;
}

/** The one ledger of intents, a long-lived child of the root (machines/parts/ledger.ts). */
export type LedgerRef = ActorRef<Snapshot<unknown> & { context: LedgerContext }, LedgerEvent>;

/** The ledger of an actor system. Throws when its root has none: nothing that cannot be undone goes out without it. */
export const ledgerOf = (system: AnyActorRef['system']): LedgerRef => {
  const ledger = system.get('ledger') as LedgerRef | undefined;
  if (!ledger) throw new Error("The actor system has no 'ledger'");
  return ledger;
};

/** Keys of what is open, as its page knows it now; none where the system has no ledger. */
export const openKeys = (system: AnyActorRef['system']): string[] => {
  const ledger = system.get('ledger') as LedgerRef | undefined;
  return ledger?.getSnapshot().context.intents.map(({ key }) => key) ?? [];
};

/** The ledger as it is now, with what other tabs wrote. */
export const readLedger = (ledger: LedgerRef): LedgerContext => {
  ledger.send({ type: 'intents.refreshed' });
  return ledger.getSnapshot().context;
};

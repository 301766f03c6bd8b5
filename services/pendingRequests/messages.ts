import type { ActorRef, AnyActorRef, Snapshot } from 'xstate';
import type { PendingStore } from './store.ts';
import type { Reason } from './openRequest.ts';
import type { Intent } from './intent.ts';

/** A request is about to be sent, for the first time or again: the page must not be left until its response. */
export interface IntentOpened {
  type: 'intent.opened';
  intent: Intent;
}

export interface IntentClosed {
  type: 'intent.closed';
  key: string;
}

/** Messages of the services to the actor of pending requests. */
export type PendingRequestsEvent = IntentOpened | IntentClosed | { type: 'permission.used' };

export interface PendingRequestsContext {
  book: PendingStore;
  /** Why the next request is sent. */
  reason: Reason;
  /** The user agreed to send requests although the phone cannot store them. */
  mayForget: boolean;
}

/** The one actor of pending requests, a long-lived child of the root (machines/pendingRequests/pendingRequests.ts). */
export type PendingRequestsRef = ActorRef<
  Snapshot<unknown> & { context: PendingRequestsContext },
  PendingRequestsEvent
>;

/** Returns the actor of pending requests of an actor system. Throws when its root has none: no irreversible request is sent without it. */
export function pendingRequestsOf(system: AnyActorRef['system']): PendingRequestsRef {
  const pendingRequests = system.get('pendingRequests') as PendingRequestsRef | undefined;
  if (!pendingRequests) throw new Error("The actor system has no 'pendingRequests'");
  return pendingRequests;
}

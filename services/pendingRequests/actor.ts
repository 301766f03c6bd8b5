import { type ActorRef, type AnyActorRef, fromCallback, fromPromise, type Snapshot } from 'xstate';
import { timeOf } from '../visit/clock.ts';
import { sessionOf } from '../visit/session.ts';
import type { Pending } from './request.ts';
import type { PendingRequest } from './stored.ts';
import type { Found, Reason } from './openRequest.ts';
import type { PendingStore } from './store.ts';
import type { Tabs } from './tabs.ts';

/** A request is about to be sent, for the first time or again: the page must not be left until its response. */
export interface RequestOpened {
  type: 'request.opened';
  request: PendingRequest;
}

/** Messages of the services to the actor of pending requests. */
export type PendingRequestsEvent =
  | RequestOpened
  /** Its response was clear, and its screen has it. */
  | { type: 'request.closed'; key: string }
  | { type: 'permission.used' };

export interface PendingRequestsContext {
  pendingStore: PendingStore;
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

/** The session in the URL, for the pending requests; empty without one. */
export const sessionIdOf = (system: AnyActorRef['system']): string =>
  sessionOf(system).page.get('sessionId') ?? '';

/** Looks for pending requests to warn about; resolves with undefined without any. */
export const findPending = fromPromise<Found | undefined, Pending & { shown: readonly string[] }>(
  ({ input, system }) => {
    const { pendingStore } = pendingRequestsOf(system).getSnapshot().context;
    return pendingStore.find({ ...input, session: sessionIdOf(system), now: timeOf(system) });
  },
);

/** Notifies its parent of every change by another tab. */
export const listenToTabs = fromCallback<{ type: 'ignored' }, Tabs>(({ input, sendBack }) =>
  input.listen(() => sendBack({ type: 'requests.changed' })),
);

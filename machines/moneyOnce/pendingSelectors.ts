import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { pendingMachine } from './pending.ts';

export type PendingRef = ActorRefFrom<typeof pendingMachine>;
type PendingSnapshot = SnapshotFrom<typeof pendingMachine>;

/** Whether the dialog about a pending request is open or about to open. */
export const selectIsAsking = (snapshot: PendingSnapshot) =>
  snapshot.matches('opening') || snapshot.matches('warning');

export const selectDialog = ({ children }: PendingSnapshot) => children.outcomeUnknown;

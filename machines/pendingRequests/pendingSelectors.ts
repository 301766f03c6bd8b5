import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { pendingMachine } from './pending.ts';

export type PendingRef = ActorRefFrom<typeof pendingMachine>;
type PendingSnapshot = SnapshotFrom<typeof pendingMachine>;

export const selectIsAsking = (snapshot: PendingSnapshot) =>
  snapshot.matches('opening') || snapshot.matches('warning');

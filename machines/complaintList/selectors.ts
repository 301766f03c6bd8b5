import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { complaintListMachine } from './machine.ts';

export type ComplaintListRef = ActorRefFrom<typeof complaintListMachine>;
type ComplaintListSnapshot = SnapshotFrom<typeof complaintListMachine>;

export const selectTab = (snapshot: ComplaintListSnapshot) => snapshot.context.tab;

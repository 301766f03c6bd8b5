import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { complaintListMachine } from './machine.ts';

export type ComplaintListRef = ActorRefFrom<typeof complaintListMachine>;
type ComplaintListSnapshot = SnapshotFrom<typeof complaintListMachine>;

/** Which of its three faces the screen shows. */
export const selectFace = (snapshot: ComplaintListSnapshot) => snapshot.value;

/** The tabs with their complaints. */
export const selectHistory = (snapshot: ComplaintListSnapshot) => snapshot.context.history;

/** Place of the tab on show, from 0. */
export const selectTab = (snapshot: ComplaintListSnapshot) => snapshot.context.tab;

import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { viewStateOf } from '../screen/viewState.ts';
import type { complaintListMachine } from './machine.ts';

export type ComplaintListRef = ActorRefFrom<typeof complaintListMachine>;
type ComplaintListSnapshot = SnapshotFrom<typeof complaintListMachine>;

export const selectViewState = (snapshot: ComplaintListSnapshot) =>
  viewStateOf(snapshot, { shown: 'shown', failed: 'failed' }, 'loading');

export const selectHistory = (snapshot: ComplaintListSnapshot) => snapshot.context.history;

/** Whether nothing is listed under the chosen tab. */
export const selectIsEmpty = ({ context: { history, tab } }: ComplaintListSnapshot) =>
  !history[tab]?.list.length;

export const selectTab = (snapshot: ComplaintListSnapshot) => snapshot.context.tab;

import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { complaintListMachine } from './machine.ts';

export { selectViewState } from '../screen/viewState.ts';
export type ComplaintListRef = ActorRefFrom<typeof complaintListMachine>;
type ComplaintListSnapshot = SnapshotFrom<typeof complaintListMachine>;

/** Whether nothing is listed under the chosen tab. */
export const selectIsEmpty = ({ context: { history, tab } }: ComplaintListSnapshot) =>
  !history[tab]?.list.length;

export const selectTab = (snapshot: ComplaintListSnapshot) => snapshot.context.tab;

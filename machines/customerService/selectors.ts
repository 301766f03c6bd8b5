import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { mailsIn, phonesIn } from '../../services/values/contacts.ts';
import type { customerServiceMachine } from './machine.ts';

export { selectRefusal } from '../screen/failure.ts';
export { selectViewState } from '../screen/viewState.ts';
export { type Topic, topics } from '../../services/customerService/topics.ts';

export type CustomerServiceRef = ActorRefFrom<typeof customerServiceMachine>;
type CustomerServiceSnapshot = SnapshotFrom<typeof customerServiceMachine>;

/** Whether the configured contact is on the page, because the backend's did not arrive. */
export const selectHasFailed = (snapshot: CustomerServiceSnapshot) =>
  snapshot.matches('failed') || snapshot.matches('reloading');

export { mailsIn, phonesIn };

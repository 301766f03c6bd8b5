import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { dialLink } from '../../bridge/dialLink.ts';
import { mailsIn, phonesIn } from '../../services/values/contacts.ts';
import { viewStateOf } from '../screen/viewState.ts';
import type { customerServiceMachine } from './machine.ts';

export { type Topic, topics } from './topics.ts';

export type CustomerServiceRef = ActorRefFrom<typeof customerServiceMachine>;
type CustomerServiceSnapshot = SnapshotFrom<typeof customerServiceMachine>;

export const selectViewState = (snapshot: CustomerServiceSnapshot) =>
  viewStateOf(snapshot, { shown: 'shown', failed: 'failed' }, 'loading');

/** Whether the configured contact is on the page, because the backend's did not arrive. */
export const selectHasFailed = (snapshot: CustomerServiceSnapshot) =>
  snapshot.matches('failed') || snapshot.matches('reloading');

/** The phone or the e-mail address may be empty, never both. */
export const selectContact = (snapshot: CustomerServiceSnapshot) => snapshot.context.contact;

export { dialLink, mailsIn, phonesIn };

export const selectOrder = ({ context: { order } }: CustomerServiceSnapshot) => order;

export const selectCode = ({ context: { code } }: CustomerServiceSnapshot) => code;

export const selectTopic = ({ context: { topic } }: CustomerServiceSnapshot) => topic;

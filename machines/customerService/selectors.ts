import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { faceOf } from '../parts/face.ts';
import type { customerServiceMachine } from './machine.ts';

export type CustomerServiceRef = ActorRefFrom<typeof customerServiceMachine>;
type CustomerServiceSnapshot = SnapshotFrom<typeof customerServiceMachine>;

/** Which of its three faces the screen shows. */
export const selectFace = (snapshot: CustomerServiceSnapshot) =>
  faceOf(snapshot, { shown: 'shown', failed: 'failed' }, 'loading');

/** How customer service is reached: either may be empty. */
export const selectContact = (snapshot: CustomerServiceSnapshot) => snapshot.context.contact;

/** Whether there is any way to reach it. */
export const selectIsReachable = ({ context: { contact } }: CustomerServiceSnapshot) =>
  contact.email !== '' || contact.smWa !== '';

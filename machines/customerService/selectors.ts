import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { faceOf } from '../parts/face.ts';
import type { customerServiceMachine } from './machine.ts';

export type CustomerServiceRef = ActorRefFrom<typeof customerServiceMachine>;
type CustomerServiceSnapshot = SnapshotFrom<typeof customerServiceMachine>;

/** Which view state the screen shows. */
export const selectFace = (snapshot: CustomerServiceSnapshot) =>
  faceOf(snapshot, { shown: 'shown', failed: 'failed' }, 'loading');

/** How customer service is reached: one of them may be empty, never both. */
export const selectContact = (snapshot: CustomerServiceSnapshot) => snapshot.context.contact;

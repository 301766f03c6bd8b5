import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { customerServiceMachine } from './machine.ts';

export type CustomerServiceRef = ActorRefFrom<typeof customerServiceMachine>;
type CustomerServiceSnapshot = SnapshotFrom<typeof customerServiceMachine>;

/** Which of its three faces the screen shows. */
export const selectFace = (snapshot: CustomerServiceSnapshot) =>
  snapshot.matches('shown') ? 'shown' : snapshot.matches('failed') ? 'failed' : 'loading';

/** How customer service is reached: either may be empty. */
export const selectContact = (snapshot: CustomerServiceSnapshot) => snapshot.context.contact;

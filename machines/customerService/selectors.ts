import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { customerServiceMachine } from './machine.ts';

export { topics } from '../../services/customerService/topics.ts';

export type CustomerServiceRef = ActorRefFrom<typeof customerServiceMachine>;
type CustomerServiceSnapshot = SnapshotFrom<typeof customerServiceMachine>;

/** The backend's message while its refusal is what failed last; empty otherwise. */
export const selectRefusal = (snapshot: CustomerServiceSnapshot): string =>
  snapshot.matches({ failed: 'byRefusal' }) ? snapshot.context.refusal : '';

/** Whether the configured contact is on the page, because the backend's did not arrive. */
export const selectHasFailed = (snapshot: CustomerServiceSnapshot) =>
  snapshot.matches('failed') || snapshot.matches('reloading');

import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { repaymentCodeMachine } from './machine.ts';

export type RepaymentCodeRef = ActorRefFrom<typeof repaymentCodeMachine>;
type RepaymentCodeSnapshot = SnapshotFrom<typeof repaymentCodeMachine>;

/** What the address says of the code. It never changes while the screen is on show. */
export const selectCode = (snapshot: RepaymentCodeSnapshot) => snapshot.context;

/** Which view state the screen shows. */
export const selectFace = (snapshot: RepaymentCodeSnapshot) =>
  snapshot.matches('refused') ? 'refused' : snapshot.matches('missing') ? 'missing' : 'code';

export const selectIsEnlarged = (snapshot: RepaymentCodeSnapshot) => snapshot.matches({ shown: 'enlarged' });

/** The look whether the payment arrived, while the code is on show. */
export const selectArrivalActor = (snapshot: RepaymentCodeSnapshot) => snapshot.children.arrival;

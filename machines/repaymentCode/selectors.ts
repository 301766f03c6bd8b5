import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { faceOf } from '../parts/face.ts';
import type { repaymentCodeMachine } from './machine.ts';

export type RepaymentCodeRef = ActorRefFrom<typeof repaymentCodeMachine>;
type RepaymentCodeSnapshot = SnapshotFrom<typeof repaymentCodeMachine>;

/** What the address says of the code. It never changes while the screen is on show. */
export const selectCode = (snapshot: RepaymentCodeSnapshot) => snapshot.context;

/** Which view state the screen shows. */
export const selectFace = (snapshot: RepaymentCodeSnapshot) =>
  snapshot.matches({ shown: 'expired' })
    ? 'expired'
    : snapshot.matches({ shown: 'arrived' })
      ? 'arrived'
      : faceOf(snapshot, { refused: 'refused', missing: 'missing' }, 'code');

export const selectIsEnlarged = (snapshot: RepaymentCodeSnapshot) =>
  snapshot.matches({ shown: { payable: 'enlarged' } });

/** The look whether the payment arrived, while the code is on show. */
export const selectArrivalActor = (snapshot: RepaymentCodeSnapshot) => snapshot.children.arrival;

/** The time that the code has left, while it can be paid by. */
export const selectTimeLeft = (snapshot: RepaymentCodeSnapshot) => snapshot.children.timeLeft;

/** Channels where a person types the code into an app: a barcode would be of no use there. */
const typedInApps = /gcash|maya|wallet|shopeepay|grabpay|coins\.ph|bank|instapay|pesonet/i;

/** Whether a picture of the code helps: the company's own always, a barcode that we draw only where somebody may scan it. */
export const selectHasPicture = ({ context: { image, code } }: RepaymentCodeSnapshot) =>
  image !== '' || !typedInApps.test(code?.channel ?? '');

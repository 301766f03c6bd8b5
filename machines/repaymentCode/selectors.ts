import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { faceOf } from '../parts/face.ts';
import type { repaymentCodeMachine } from './machine.ts';

export type RepaymentCodeRef = ActorRefFrom<typeof repaymentCodeMachine>;
type RepaymentCodeSnapshot = SnapshotFrom<typeof repaymentCodeMachine>;

/** The code as the URL describes it. It never changes while the screen is open. */
export const selectCode = (snapshot: RepaymentCodeSnapshot) => snapshot.context;

/** Which view state the screen shows, as long as its code neither expired nor was paid. */
export const selectFace = (snapshot: RepaymentCodeSnapshot) =>
  faceOf(snapshot, { refused: 'refused', missing: 'missing' }, 'code');

export const selectIsEnlarged = (snapshot: RepaymentCodeSnapshot) =>
  snapshot.matches({ shown: { payable: 'enlarged' } });

/** Channels where a person types the code into an app: a barcode would be of no use there. */
const typedInApps = /gcash|maya|wallet|shopeepay|grabpay|coins\.ph|bank|instapay|pesonet/i;

/** Whether a picture of the code helps: the company's own always, a barcode that we draw only where somebody may scan it. */
export const selectHasPicture = ({ context: { image, code } }: RepaymentCodeSnapshot) =>
  image !== '' || !typedInApps.test(code?.channel ?? '');

import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { viewStateOf } from '../screen/viewState.ts';
import type { repaymentCodeMachine } from './machine.ts';

export { isUnverified } from '../../services/repay/openedCode.ts';
export { navigateToRepayment, walletLinkOf } from '../payment/codePage.ts';

export type RepaymentCodeRef = ActorRefFrom<typeof repaymentCodeMachine>;
type RepaymentCodeSnapshot = SnapshotFrom<typeof repaymentCodeMachine>;

export const selectCode = (snapshot: RepaymentCodeSnapshot) => snapshot.context;

export const selectViewState = (snapshot: RepaymentCodeSnapshot) =>
  viewStateOf(snapshot, { refused: 'refused', missing: 'missing' }, 'code');

export const selectCodeState = (snapshot: RepaymentCodeSnapshot) =>
  (['payable', 'expired', 'used', 'arrived'] as const).find((code) => snapshot.matches({ shown: { code } }));

export const selectCanShare = (snapshot: RepaymentCodeSnapshot) =>
  snapshot.matches({ shown: { sharing: 'offered' } });

export const selectIsEnlarged = (snapshot: RepaymentCodeSnapshot) =>
  snapshot.matches({ shown: { code: { payable: 'enlarged' } } });

/** Channels where the code is typed into an app, for which a barcode is useless. */
const typedInApps = /gcash|maya|wallet|shopeepay|grabpay|coins\.ph|bank|instapay|pesonet/i;

/** Whether to show a picture of the code: the company's own always, our own barcode only where it may be scanned. */
export const selectHasPicture = ({ context: { image, code } }: RepaymentCodeSnapshot) =>
  image !== '' || !typedInApps.test(code?.channel ?? '');

import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { arrivalIn, hasNews } from './context.ts';
import { faceOf } from '../parts/face.ts';
import { sumOf } from '../parts/sum.ts';
import { amountDue, isDue, usableChannel } from './channel.ts';
import type { repayMachine } from './machine.ts';

export type { Channel } from '../../services/repay/schema.ts';
export type RepayRef = ActorRefFrom<typeof repayMachine>;
type RepaySnapshot = SnapshotFrom<typeof repayMachine>;

/** Detail rows of an instalment that show before 'more' is tapped (docs/product/repay.md#limits). */
const collapsedRows = 2;

export const selectFace = (snapshot: RepaySnapshot) =>
  faceOf(snapshot, { shown: 'repayment', failed: 'failed', codeMade: 'codeMade', paid: 'paid' }, 'loading');

export const selectInfo = (snapshot: RepaySnapshot) => snapshot.context.info;

/** Time of the response by the company's clock: epoch milliseconds; undefined before. */
export const selectNow = ({ context }: RepaySnapshot) => context.now;

export const selectIsDelay = (snapshot: RepaySnapshot) => snapshot.context.isDelay;

export const selectMarket = (snapshot: RepaySnapshot) => snapshot.context.market;

/** Centavos that are due: they go to the loan, and they are the sum of the code. */
export const selectAmount = ({ context }: RepaySnapshot) => (context.info ? amountDue(context.info) : 0);

/** Whether there is anything to pay. */
export const selectIsDue = ({ context }: RepaySnapshot) => isDue(context.info);

export const selectChannel = ({ context }: RepaySnapshot) =>
  usableChannel(context.info, context.channelNumber);

/** The chosen channel's fee in centavos, on top of the amount due; 0 when it has none or is unknown. */
export const selectFee = (snapshot: RepaySnapshot) => selectChannel(snapshot)?.fee ?? 0;

/** Centavos that the borrower pays in all: to the loan, and the channel's fee. */
export const selectTotal = (snapshot: RepaySnapshot) =>
  sumOf(selectAmount(snapshot), selectFee(snapshot)).total;

export const selectCode = ({ context }: RepaySnapshot) => context.code;

/** Whether the payment by code arrived, by the amount due now; undefined without a code, and before the borrower reports a payment. */
export const selectArrival = ({ context }: RepaySnapshot) => arrivalIn(context);

/** Whether there is news about a code: its payment, or that another one would be made. */
export const selectHasNews = ({ context }: RepaySnapshot) => hasNews(context);

/** Whether the borrower is warned before another code is made. */
export const selectIsWarned = (snapshot: RepaySnapshot) => snapshot.matches({ codeMade: 'warned' });

/** Whether there are more detail rows than show at first. */
export const selectHasMoreRows = ({ context }: RepaySnapshot) =>
  (context.info?.detail.length ?? 0) > collapsedRows;

export const selectIsExpanded = (snapshot: RepaySnapshot) =>
  snapshot.matches({ shown: { details: 'expanded' } });

export const selectRowCount = (snapshot: RepaySnapshot) =>
  selectIsExpanded(snapshot) ? Infinity : collapsedRows;

/** The state of the payment region. */
export const selectPayment = ({ value }: RepaySnapshot) => {
  if (typeof value !== 'object' || !('shown' in value)) return undefined;
  const { payment } = value.shown;
  return typeof payment === 'object' ? 'ready' : payment;
};

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

/** When it came, by the company's clock: epoch milliseconds; undefined while there is none. */
export const selectNow = ({ context }: RepaySnapshot) => context.now;

export const selectIsDelay = (snapshot: RepaySnapshot) => snapshot.context.isDelay;

export const selectMarket = (snapshot: RepaySnapshot) => snapshot.context.market;

/** Centavos that are due: they go to the loan, and they are the sum of the code. */
export const selectAmount = ({ context }: RepaySnapshot) => (context.info ? amountDue(context.info) : 0);

/** Whether there is anything to pay. */
export const selectIsDue = ({ context }: RepaySnapshot) => isDue(context.info);

export const selectChannel = ({ context }: RepaySnapshot) =>
  usableChannel(context.info, context.channelNumber);

/** Centavos that the chosen channel takes for itself on top of what is due; 0 when it takes none, or does not say. */
export const selectFee = (snapshot: RepaySnapshot) => selectChannel(snapshot)?.fee ?? 0;

/** Centavos that the borrower pays in all: to the loan, and the channel's fee. */
export const selectTotal = (snapshot: RepaySnapshot) =>
  sumOf(selectAmount(snapshot), selectFee(snapshot)).total;

export const selectCode = ({ context }: RepaySnapshot) => context.code;

/** Whether the payment by the code that was made arrived, by what is asked for now; undefined while no code was made, and before the borrower says that it is paid. */
export const selectArrival = ({ context }: RepaySnapshot) => arrivalIn(context);

/** Whether there is something to say of a code that was made: its payment, or that another one is made beside it. */
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

import { otherDayOf } from '../../services/values/day.ts';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { arrivalIn, canShow, hasNews } from './context.ts';
import { viewStateOf } from '../screen/viewState.ts';
import { sumOf } from '../../services/values/sum.ts';
import { amountDue, isDue, isUnknown, usableChannel } from '../../services/repay/facts.ts';
import type { repayMachine } from './machine.ts';

export type RepayRef = ActorRefFrom<typeof repayMachine>;
type RepaySnapshot = SnapshotFrom<typeof repayMachine>;

export const selectViewState = (snapshot: RepaySnapshot) =>
  viewStateOf(
    snapshot,
    { shown: 'repayment', failed: 'failed', codeMade: 'codeMade', paid: 'paid' },
    'loading',
  );

export const selectRepayment = ({ context }: RepaySnapshot) => context;

/** Number of the plan's payments that show at first: the one due now, and the next. */
export const paymentsInSight = 2;

/** The plan, if it says more than the banner, which names an instalment's single payment already. */
export const selectPlan = ({ context: { info, isDelay } }: RepaySnapshot) =>
  info && (info.repayPlan === 'unknown' || info.repayPlan.length > (isDelay ? 0 : 1))
    ? info.repayPlan
    : undefined;

export const selectOtherDay = ({ context: { asOf, today } }: RepaySnapshot) => otherDayOf(asOf, today);

/** Centavos to pay; undefined when unknown. */
export const selectAmount = ({ context }: RepaySnapshot) => context.info && amountDue(context.info);

export const selectIsDue = ({ context }: RepaySnapshot) => isDue(context.info);

export const selectIsUnknown = ({ context }: RepaySnapshot) => isUnknown(context.info);

export const selectChannel = ({ context }: RepaySnapshot) =>
  usableChannel(context.info, context.channelNumber);

/** Centavos to pay with the chosen channel's fee, if it has one that is known. */
export const selectTotal = (snapshot: RepaySnapshot) =>
  sumOf(selectAmount(snapshot) ?? 0, selectChannel(snapshot)?.fee).total;

export const selectCanShowCode = ({ context }: RepaySnapshot) => canShow(context);

export const selectArrival = ({ context }: RepaySnapshot) => arrivalIn(context);

export const selectHasNews = ({ context }: RepaySnapshot) => hasNews(context);

export const selectIsWarned = (snapshot: RepaySnapshot) => snapshot.matches({ codeMade: 'warned' });

export const selectIsExpanded = (snapshot: RepaySnapshot) =>
  snapshot.matches({ shown: { details: 'expanded' } });

export const selectPayment = ({ value }: RepaySnapshot) => {
  if (typeof value !== 'object' || !('shown' in value)) return undefined;
  const { payment } = value.shown;
  return typeof payment === 'object' ? 'ready' : payment;
};

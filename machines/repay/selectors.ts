import { otherDayOf } from '../../services/values/otherDay.ts';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { arrivalIn, canShow, hasNews } from './context.ts';
import { viewStateOf } from '../screen/viewState.ts';
import { sumOf } from '../../services/values/sum.ts';
import {
  amountDue,
  billOf,
  hasWay,
  isUnknown,
  otherPurposeOf,
  usableChannel,
} from '../../services/repay/facts.ts';
import type { repayMachine } from './machine.ts';

export type RepayRef = ActorRefFrom<typeof repayMachine>;
type RepaySnapshot = SnapshotFrom<typeof repayMachine>;

export const selectViewState = (snapshot: RepaySnapshot) =>
  viewStateOf(
    snapshot,
    { shown: 'repayment', failed: 'failed', codeMade: 'codeMade', paid: 'paid' },
    'loading',
  );

/** What the page shows. Compare it with `shallowEqual`. */
export const selectRepayment = ({ context }: RepaySnapshot) => {
  const { info, isDelay, code, channelNumber, asOf, today } = context;
  const channel = usableChannel(info, channelNumber);
  const amount = info && amountDue(info);
  const plan = info?.repayPlan ?? [];
  return {
    ...context,
    channel,
    /** Centavos to pay; undefined when unknown. */
    amount,
    /** Centavos to pay with the chosen channel's fee, if it has one that is known. */
    total: sumOf(amount ?? 0, channel?.fee).total,
    /** Whether something is due, and the page shows how to pay it. */
    isDue: !!info && billOf(info, today) === 'due',
    isUnknown: isUnknown(info, today),
    hasNoWay: !!info && isUnknown(info, today) && !hasWay(info),
    /** The plan, if it says more than the banner, which names an instalment's single payment already. */
    plan: plan === 'unknown' || plan.length > (isDelay ? 0 : 1) ? plan : undefined,
    canShowCode: canShow(context),
    otherPurpose: info && code && otherPurposeOf(code, info, isDelay),
    arrival: arrivalIn(context),
    hasNews: hasNews(context),
    otherDay: otherDayOf(asOf, today),
  };
};

/** Number of the plan's payments that show at first: the one due now, and the next. */
export const paymentsInSight = 2;

export const selectIsWarned = (snapshot: RepaySnapshot) => snapshot.matches({ codeMade: 'warned' });

export const selectIsExpanded = (snapshot: RepaySnapshot) =>
  snapshot.matches({ shown: { details: 'expanded' } });

export const selectPayment = ({ value }: RepaySnapshot) => {
  if (typeof value !== 'object' || !('shown' in value)) return undefined;
  const { payment } = value.shown;
  return typeof payment === 'object' ? 'ready' : payment;
};

import { useSelector } from '@xstate/react';
import { selectMinutesLeft, type TimeLeftRef } from '../../machines/payment/timeLeft.ts';
import { formatDaysLeft } from '../format/daysLeft.ts';
import { t } from '../wording/wording.ts';

const hour = 60;
const day = 24 * hour;

const formatMinutes = (minutes: number): string => {
  if (minutes >= 2 * day) return formatDaysLeft(Math.floor(minutes / day));
  if (minutes < hour) return t('code.minutesLeft', { n: minutes });
  return t('code.hoursLeft', { hours: Math.floor(minutes / hour), n: minutes % hour });
};

export const TimeLeft = ({ actor }: { actor: TimeLeftRef | undefined }) => {
  const minutes = useSelector(actor, selectMinutesLeft);
  return minutes === undefined ? null : <p className="font-medium">{formatMinutes(minutes)}</p>;
};

import { t } from '../wording/wording.ts';

export const formatDaysLeft = (days: number): string => {
  if (days === 0) return t('days.today');
  const n = Math.abs(days);
  if (days > 0) return n === 1 ? t('days.oneLeft') : t('days.left', { n });
  return n === 1 ? t('days.oneLate') : t('days.late', { n });
};

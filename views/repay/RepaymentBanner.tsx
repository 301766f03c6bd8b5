import { daysUntil } from '../../machines/screen/day.ts';
import { amountDue, type RepaymentHeadline } from '../../machines/repay/channel.ts';
import { extensionCostOf } from '../../machines/repay/extension.ts';
import { formatDate } from '../format/date.ts';
import { formatDaysLeft } from '../format/daysLeft.ts';
import { formatMoney } from '../format/money.ts';
import { t } from '../wording/wording.ts';
import { AmountBanner } from './AmountBanner.tsx';

interface RepaymentBannerProps {
  info: RepaymentHeadline;
  isDelay: boolean;
  now: number | undefined;
  market: boolean;
}

/** The amount due and its date. It only renders values, without React's hooks: the document draws it too (views/firstPaint). */
export const RepaymentBanner = ({ info, isDelay, now, market }: RepaymentBannerProps) => {
  const amount = amountDue(info);
  const daysLeft = daysUntil(info.repayDate, now);
  const isDue = amount > 0;
  const extra = isDelay ? extensionCostOf(info) : undefined;
  const date = isDue && info.repayDate;
  return (
    <AmountBanner
      label={isDelay ? info.delayInfo?.title || t('repay.delayAmount') : t('repay.amount')}
      amount={formatMoney(amount, market)}
    >
      {!isDue && t('repay.nothingDue')}
      {extra !== undefined && (
        <span className="block">{t('repay.extensionCost', { amount: formatMoney(extra, market) })}</span>
      )}
      {date && (
        <span className="flex flex-wrap gap-x-2">
          <span>
            {t(isDelay ? 'repay.nextDate' : 'repay.date')}: <span className="whole">{formatDate(date)}</span>
          </span>{' '}
          {!isDelay && daysLeft !== undefined && (
            <span className={daysLeft < 0 ? 'whole due-late' : 'whole text-muted'}>
              {formatDaysLeft(daysLeft)}
            </span>
          )}
        </span>
      )}
    </AmountBanner>
  );
};

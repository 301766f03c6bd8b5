import type { NextPayment } from '../../services/order/nextPayment.ts';
import { amountDue, extensionCostOf, nextOf, paymentAfter } from '../../services/repay/facts.ts';
import type { RepaymentHeadline } from '../../services/repay/headline.ts';
import { formatDate } from '../format/date.ts';
import { formatDaysLeft } from '../format/daysLeft.ts';
import { formatMoney } from '../format/money.ts';
import { Glued } from '../parts/Glued.tsx';
import { language, t } from '../wording/wording.ts';
import { AmountBanner } from './AmountBanner.tsx';

export interface RepaymentBannerProps {
  info: RepaymentHeadline;
  isDelay: boolean;
  now: number | undefined;
  market: boolean;
}

const Day = ({ label, day, left }: { label: string; day: string; left?: number | undefined }) =>
  day && (
    <span className="flex flex-wrap gap-x-2">
      <span>
        {label}: <span className="whole">{formatDate(day)}</span>
      </span>{' '}
      {left !== undefined && (
        <span className={left < 0 ? 'whole due-late' : 'whole text-muted'}>{formatDaysLeft(left)}</span>
      )}
    </span>
  );

/** The next payment, if it is not the sum, and its day. */
export const Next = ({ next, isSum, market }: { next: NextPayment; isSum: boolean; market: boolean }) => (
  <>
    {!isSum && next.amount !== undefined && (
      <span className="block">
        {t(next.isNow ? 'repay.now' : 'repay.next')}:{' '}
        <span className="whole">{formatMoney(next.amount, market)}</span>
      </span>
    )}
    {next.part !== undefined && (
      <span className="block">{t('repay.ofPart', { amount: formatMoney(next.part, market) })}</span>
    )}
    <Day label={t('repay.date')} day={next.day} left={next.daysLeft} />
  </>
);

/** What follows an extension, what it costs, and the day. */
const Extension = ({ info, now, market }: Omit<RepaymentBannerProps, 'isDelay'>) => {
  const after = paymentAfter(info, now);
  const extra = extensionCostOf(info, now);
  // The ordered texts name the day twice; a sentence that has it needs no second one.
  const isSaid = language() !== 'spec' && after?.time === info.repayDate;
  return (
    <>
      <span className="block">
        <Glued>
          {after
            ? t('repay.then', { amount: formatMoney(after.amount, market), day: formatDate(after.time) })
            : t('repay.thenNotKnown')}
        </Glued>
      </span>
      {extra !== undefined && (
        <span className="block">{t('repay.extensionCost', { amount: formatMoney(extra, market) })}</span>
      )}
      {!isSaid && <Day label={t('repay.nextDate')} day={info.repayDate} />}
    </>
  );
};

/** The amount to pay, if there is one, and its date. It only renders values, without React's hooks: the document draws it too (views/firstPaint). */
export const RepaymentBanner = ({ info, isDelay, now, market }: RepaymentBannerProps) => {
  const amount = amountDue(info);
  const next = isDelay ? undefined : nextOf(info, now);
  if (!amount) return null;
  return (
    <AmountBanner
      label={
        isDelay
          ? info.delayInfo?.title || t('repay.delayAmount')
          : t(next?.inAll === undefined ? 'repay.amount' : 'repay.inAll')
      }
      amount={formatMoney(amount, market)}
    >
      {isDelay && <Extension info={info} now={now} market={market} />}
      {next && <Next next={next} isSum={next.inAll === undefined} market={market} />}
    </AmountBanner>
  );
};

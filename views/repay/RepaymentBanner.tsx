import { amountDue, extensionCostOf, nextOf, noSumOf, paymentAfter } from '../../services/repay/facts.ts';
import type { RepaymentHeadline } from '../../services/repay/headline.ts';
import { formatDate } from '../format/date.ts';
import { formatDaysLeft } from '../format/daysLeft.ts';
import { formatMoney } from '../format/money.ts';
import { Glued } from '../parts/Glued.tsx';
import { Notice } from '../parts/Notice.tsx';
import { language, t } from '../wording/wording.ts';
import { AmountBanner } from './AmountBanner.tsx';

interface RepaymentBannerProps {
  info: RepaymentHeadline;
  isDelay: boolean;
  now: number | undefined;
  market: boolean;
}

/** The amount to pay and its date. It only renders values, without React's hooks: the document draws it too (views/firstPaint). */
export const RepaymentBanner = ({ info, isDelay, now, market }: RepaymentBannerProps) => {
  const amount = amountDue(info);
  if (!amount) {
    const said = noSumOf(info, now);
    return (
      <Notice tone={said === 'notKnown' ? 'amber' : 'green'} title={t(`repay.${said}`)}>
        {said === 'loanPaid' && t('repay.nothingToPay')}
      </Notice>
    );
  }
  const after = isDelay ? paymentAfter(info) : undefined;
  const extra = isDelay ? extensionCostOf(info) : undefined;
  const next = isDelay ? undefined : nextOf(info, now);
  const { day = info.repayDate, daysLeft = undefined } = next ?? {};
  // The ordered texts name the day of an extension twice; a sentence that has it needs no second one.
  const isSaid = language() !== 'spec' && after?.time === day;
  const label = next?.inAll === undefined ? t('repay.amount') : t('repay.inAll');
  return (
    <AmountBanner
      label={isDelay ? info.delayInfo?.title || t('repay.delayAmount') : label}
      amount={formatMoney(amount, market)}
    >
      {isDelay && (
        <span className="block">
          <Glued>
            {after
              ? t('repay.then', { amount: formatMoney(after.amount, market), day: formatDate(after.time) })
              : t('repay.thenNotKnown')}
          </Glued>
        </span>
      )}
      {extra !== undefined && (
        <span className="block">{t('repay.extensionCost', { amount: formatMoney(extra, market) })}</span>
      )}
      {next?.inAll !== undefined && next.amount !== undefined && (
        <span className="block">
          {t(next.isNow ? 'repay.now' : 'repay.next')}:{' '}
          <span className="whole">{formatMoney(next.amount, market)}</span>
        </span>
      )}
      {next?.part !== undefined && (
        <span className="block">{t('repay.ofPart', { amount: formatMoney(next.part, market) })}</span>
      )}
      {day && !isSaid && (
        <span className="flex flex-wrap gap-x-2">
          <span>
            {t(isDelay ? 'repay.nextDate' : 'repay.date')}: <span className="whole">{formatDate(day)}</span>
          </span>{' '}
          {daysLeft !== undefined && (
            <span className={daysLeft < 0 ? 'whole due-late' : 'whole text-muted'}>
              {formatDaysLeft(daysLeft)}
            </span>
          )}
        </span>
      )}
    </AmountBanner>
  );
};

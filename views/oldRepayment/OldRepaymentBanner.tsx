import { formatDate } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';
import { AmountBanner } from '../repay/AmountBanner.tsx';
import { t } from '../wording/wording.ts';

interface OldRepaymentBannerProps {
  amount: number;
  /** The due date; empty when unknown. */
  day: string;
  market: boolean;
}

/** The amount due and its date. It only renders values: the document draws it too (views/firstPaint). */
export const OldRepaymentBanner = ({ amount, day, market }: OldRepaymentBannerProps) => (
  <AmountBanner label={t('oldRepay.amount')} amount={formatMoney(amount, market)}>
    {day && (
      <>
        {t('oldRepay.date')}: <span className="whole">{formatDate(day)}</span>
      </>
    )}
  </AmountBanner>
);

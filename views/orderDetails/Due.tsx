import { lateCost } from '../../services/order/ifPaid.ts';
import type { NextPayment } from '../../services/order/nextPayment.ts';
import type { Headline } from '../../services/orderDetails/headline.ts';
import { formatDate } from '../format/date.ts';
import { formatDaysLeft } from '../format/daysLeft.ts';
import { formatMoney } from '../format/money.ts';
import { sumStyle } from '../format/sumStyle.ts';
import { t } from '../wording/wording.ts';
import { paymentWords } from './paymentWords.ts';

interface DueProps {
  next: NextPayment;
  order: Headline;
  market: boolean;
}

/** The next payment, its date, the days left, and the cost of a delay: whatever the backend sends. */
export const Due = ({ next, order, market }: DueProps) => {
  const { label, sum, by, dispute, rest } = paymentWords(next, market);
  const { amount, day, daysLeft, isLate } = next;
  const cost = lateCost(next, order);
  return (
    <div className="due">
      <p>
        <span className="text-muted block">{label}</span>
        <strong className="due-amount sum whole" style={sumStyle(sum)}>
          {sum}
        </strong>
      </p>
      {day && (
        <p className="due-day">
          <span>
            {by} <span className="whole">{formatDate(day)}</span>
          </span>
          {daysLeft !== undefined && (
            <span className={isLate && !dispute ? 'due-left due-late' : 'due-left'}>
              {formatDaysLeft(daysLeft)}
            </span>
          )}
        </p>
      )}
      {dispute && <p className="due-late">{dispute}</p>}
      {amount === undefined && <p className="font-medium">{t('order.askUs')}</p>}
      {rest && <p className="font-medium">{rest}</p>}
      {cost && (
        <p className="text-small text-muted">
          {t(isLate ? 'order.furtherDay' : 'order.lateDay')}{' '}
          <span className="whole">{formatMoney(cost.perDay, market)}</span>
          {cost.once > 0 && t('order.lateOnce', { amount: formatMoney(cost.once, market) })}
        </p>
      )}
    </div>
  );
};

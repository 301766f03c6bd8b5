import type { Due as DueFacts } from '../../machines/orderDetails/facts.ts';
import { formatDate } from '../format/date.ts';
import { formatDaysLeft } from '../format/daysLeft.ts';
import { formatMoney } from '../format/money.ts';
import { sumStyle } from '../format/sumStyle.ts';
import { t } from '../wording/wording.ts';

interface DueProps {
  due: DueFacts;
  market: boolean;
}

/** The amount due, its date, the days left, and the cost of each further day: whatever the backend sends. */
export const Due = ({ due: { amount, day, daysLeft, penaltyPerDay, isNow }, market }: DueProps) => {
  const sum = amount === undefined ? '' : formatMoney(amount, market);
  const isLate = daysLeft !== undefined && daysLeft < 0;
  return (
    <div className="due">
      {sum && (
        <p>
          <span className="text-muted block">{t(isNow ? 'order.toPay' : 'order.nextPayment')}</span>
          <strong className="due-amount sum whole" style={sumStyle(sum)}>
            {sum}
          </strong>
        </p>
      )}
      {day && (
        <p className="due-day">
          <span>
            {t(isLate ? 'order.wasDue' : 'order.by')} <span className="whole">{formatDate(day)}</span>
          </span>
          {daysLeft !== undefined && (
            <span className={isLate ? 'due-left due-late' : 'due-left'}>{formatDaysLeft(daysLeft)}</span>
          )}
        </p>
      )}
      {penaltyPerDay !== undefined && penaltyPerDay > 0 && (
        <p className="text-small text-muted">
          {t(isLate ? 'order.furtherDay' : 'order.lateDay')}{' '}
          <span className="whole">{formatMoney(penaltyPerDay, market)}</span>
        </p>
      )}
    </div>
  );
};

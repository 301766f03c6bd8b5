import type { CSSProperties } from 'react';
import type { Due as DueFacts } from '../../machines/orderDetails/facts.ts';
import { type StatusTone, statusTones } from '../../machines/orderDetails/tones.ts';
import { formatDate } from '../format/date.ts';
import { formatDaysLeft } from '../format/daysLeft.ts';
import { formatMoney } from '../format/money.ts';
import { sumStyle } from '../format/sumStyle.ts';
import { t } from '../wording/wording.ts';

/** Days before the due date from which it is pressing. */
const pressing = 3;

/** The colour of what is overdue or pressing; undefined while there is time. */
const urgencyOf = (daysLeft: number): StatusTone | undefined =>
  daysLeft < 0 ? 'red' : daysLeft <= pressing ? 'amber' : undefined;

const colourOf = (tone: StatusTone | undefined) =>
  ({ '--due-tone': tone && statusTones[tone].surface }) as CSSProperties;

interface DueProps {
  due: DueFacts;
  market: boolean;
}

/** How much is to be paid, by when, how long that is, and what each further day costs: whatever of it the lender tells. */
export const Due = ({ due: { amount, day, daysLeft, penaltyPerDay }, market }: DueProps) => {
  const sum = amount === undefined ? '' : formatMoney(amount, market);
  return (
    <div className="due">
      {sum && (
        <p>
          <span className="text-muted block">{t('order.toPay')}</span>
          <strong className="due-amount sum whole" style={sumStyle(sum)}>
            {sum}
          </strong>
        </p>
      )}
      {day && (
        <p className="due-day">
          <span>
            {t('order.by')} <span className="whole">{formatDate(day)}</span>
          </span>
          {daysLeft !== undefined && (
            <span className="due-left" style={colourOf(urgencyOf(daysLeft))}>
              {formatDaysLeft(daysLeft)}
            </span>
          )}
        </p>
      )}
      {penaltyPerDay !== undefined && penaltyPerDay > 0 && (
        <p className="text-small text-muted">
          {t(daysLeft !== undefined && daysLeft < 0 ? 'order.furtherDay' : 'order.lateDay')}{' '}
          <strong className="whole">{formatMoney(penaltyPerDay, market)}</strong>
        </p>
      )}
    </div>
  );
};

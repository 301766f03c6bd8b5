import { isDisputed, nextPaymentOf } from '../../services/order/nextPayment.ts';
import type { DocumentFacts } from '../../machines/orderDetails/selectors.ts';
import { isoOf } from '../../services/values/day.ts';
import { ifPaid } from '../../services/order/ifPaid.ts';
import { formatMoney } from '../format/money.ts';
import { Icon } from '../parts/Icon.tsx';
import { Rows } from '../parts/Rows.tsx';
import { t } from '../wording/wording.ts';
import { reminderOf } from './reminder.ts';

/** What the next payment comes to, today and a day late, and a reminder of its day. */
export function Ahead({ facts }: { facts: DocumentFacts }) {
  const { order, number, market, now } = facts;
  const next = nextPaymentOf(order, now);
  if (!next) return null;
  const sum = (centavos: number | undefined) => (centavos === undefined ? '' : formatMoney(centavos, market));
  const { today, later } = ifPaid(next, order);
  const { isLate, amount, daysLeft = 0 } = next;
  const day = isoOf(next.day);
  return (
    <>
      <Rows
        rows={[
          { text: t('order.paidToday'), value: sum(today) },
          {
            text: t(isLate ? 'order.paidTomorrow' : 'order.paidLate'),
            value: isDisputed(next) ? '' : sum(later),
          },
        ]}
      />
      {day !== undefined && daysLeft > 0 && (
        <a
          className="line-link"
          download="reminder.ics"
          href={reminderOf({
            id: number,
            day,
            title: [t('order.reminderTitle'), sum(amount), order.productName].filter(Boolean).join(' · '),
          })}
        >
          <span>{t('order.reminder')}</span>
          <Icon name="chevron" />
        </a>
      )}
    </>
  );
}

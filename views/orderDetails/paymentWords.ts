import { isDisputed, type NextPayment } from '../../services/order/nextPayment.ts';
import { formatMoney } from '../format/money.ts';
import { t } from '../wording/wording.ts';

const labelOf = ({ isNow, isOnlySum }: NextPayment) => {
  if (isOnlySum) return 'order.asked';
  return isNow ? 'order.toPay' : 'order.nextPayment';
};

/** The name and sum of the next payment, the words before its day, what contradicts that day, and what else is asked for; empty without anything. */
export function paymentWords(next: NextPayment, market: boolean) {
  const { amount, inAll, part, daysLeft } = next;
  return {
    label: t(labelOf(next)),
    sum: amount === undefined ? t('order.notKnown') : formatMoney(amount, market),
    by: t(daysLeft !== undefined && daysLeft < 0 ? 'order.wasDue' : 'order.by'),
    dispute: isDisputed(next) && t('order.lateOtherwise'),
    rest: [
      inAll !== undefined && t('order.inAll', { amount: formatMoney(inAll, market) }),
      part !== undefined && t('order.ofPart', { amount: formatMoney(part, market) }),
    ]
      .filter(Boolean)
      .join(''),
  };
}

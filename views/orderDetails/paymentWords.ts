import type { NextPayment } from '../../machines/orderDetails/facts.ts';
import { formatMoney } from '../format/money.ts';
import { t } from '../wording/wording.ts';

/** The name and sum of the next payment, the words before its day, and what else is asked for; empty without anything. */
export const paymentWords = (
  { amount, inAll, part, daysLeft, isNow, isLate }: NextPayment,
  market: boolean,
) => ({
  label: t(isLate || (isNow && inAll === undefined) ? 'order.toPay' : 'order.nextPayment'),
  sum: amount === undefined ? t('order.notKnown') : formatMoney(amount, market),
  by: t(daysLeft !== undefined && daysLeft < 0 ? 'order.wasDue' : 'order.by'),
  rest: [
    inAll !== undefined && t('order.inAll', { amount: formatMoney(inAll, market) }),
    part !== undefined && t('order.ofPart', { amount: formatMoney(part, market) }),
  ]
    .filter(Boolean)
    .join(''),
});

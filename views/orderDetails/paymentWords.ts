import type { NextPayment } from '../../machines/orderDetails/facts.ts';
import { formatMoney } from '../format/money.ts';
import { t } from '../wording/wording.ts';

/** The name and sum of the next payment, and what else is asked for; empty without anything. */
export const paymentWords = ({ amount, inAll, part, isNow, isLate }: NextPayment, market: boolean) => ({
  label: t(isLate || (isNow && inAll === undefined) ? 'order.toPay' : 'order.nextPayment'),
  sum: amount === undefined ? t('order.notKnown') : formatMoney(amount, market),
  rest: [
    inAll !== undefined && t('order.inAll', { amount: formatMoney(inAll, market) }),
    part !== undefined && t('order.ofPart', { amount: formatMoney(part, market) }),
  ]
    .filter(Boolean)
    .join(''),
});

import { partsOf, unpaidParts } from '../../services/order/plan.ts';
import { paymentsOf } from '../../services/order/payments.ts';
import type { Order } from '../../services/orderDetails/schema.ts';
import type { DocumentFacts } from '../../machines/orderDetails/selectors.ts';
import { formatDate } from '../format/date.ts';
import { lenderLines, written } from '../format/written.ts';
import { formatMoney } from '../format/money.ts';
import { t } from '../wording/wording.ts';

export const orderLines = ({ order, number }: DocumentFacts) => [
  order.productName,
  number && `${t('order.number')}: ${number}`,
];

export const asOf = ({ now }: DocumentFacts) =>
  now === undefined ? '' : t('order.asOf', { day: formatDate(String(now)) });

const sumOf = (amounts: readonly { amount: number }[]) =>
  amounts.length > 0 ? amounts.reduce((sum, { amount }) => sum + amount, 0) : undefined;

/** What was paid: the payments that the company lists, otherwise the plan if every part is paid; undefined when neither is known, or the list is of less than the plan. */
const paidIn = ({ payments, repayPlan }: Order) => {
  const planned = sumOf(partsOf(repayPlan)) ?? 0;
  const paid = sumOf(paymentsOf(payments)) ?? (unpaidParts(repayPlan).length > 0 ? 0 : planned);
  return paid > 0 && paid >= planned ? paid : undefined;
};

export const proofText = (facts: DocumentFacts): string => {
  const { order, lender, market } = facts;
  const paid = paidIn(order);
  return written([
    ...lenderLines(lender),
    ...orderLines(facts),
    paid === undefined ? t('order.fullyPaid') : `${t('order.fullyPaid')}: ${formatMoney(paid, market)}`,
    order.paidAt ? t('order.paidOn', { day: formatDate(order.paidAt) }) : asOf(facts),
  ]);
};

import { partsOf, unpaidParts } from '../../services/order/plan.ts';
import { type Payment, paymentsOf } from '../../services/order/payments.ts';
import type { Order } from '../../services/orderDetails/schema.ts';
import type { DocumentFacts } from '../../machines/orderDetails/selectors.ts';
import { formatDate } from '../format/date.ts';
import { lenderLines, written } from '../format/written.ts';
import { formatMoney } from '../format/money.ts';
import { t } from '../wording/wording.ts';

/** A payment that the company received: its sum, day, channel and reference, as far as they are known. */
export function paymentLine({ amount, time, channel, reference }: Payment, market: boolean): string {
  return [formatMoney(amount, market), time && formatDate(time), channel, reference]
    .filter(Boolean)
    .join(' · ');
}

export const orderLines = ({ order, number }: DocumentFacts) => [
  order.productName,
  number && `${t('order.number')}: ${number}`,
];

export const asOf = ({ now }: DocumentFacts) =>
  now === undefined ? '' : t('order.asOf', { day: formatDate(String(now)) });

const sumOf = (amounts: readonly { amount: number }[]) =>
  amounts.length > 0 ? amounts.reduce((sum, { amount }) => sum + amount, 0) : undefined;

/** What was paid: the payments that the company received, otherwise the plan if every part is paid; undefined when neither is known. */
const paidIn = ({ payments, repayPlan }: Order) => {
  return (
    sumOf(paymentsOf(payments)) ??
    (unpaidParts(repayPlan).length === 0 ? sumOf(partsOf(repayPlan)) : undefined)
  );
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

export const paymentProofText = (facts: DocumentFacts, payment: Payment): string =>
  written([
    ...lenderLines(facts.lender),
    ...orderLines(facts),
    `${t('order.received')}: ${paymentLine(payment, facts.market)}`,
    payment.time ? '' : asOf(facts),
  ]);

import { nextPaymentOf, zeroOfOrder } from '../../services/order/nextPayment.ts';
import { partsOf } from '../../services/order/plan.ts';
import { type Payment, paymentsOf } from '../../services/order/payments.ts';
import { rowsOf } from '../../services/orderDetails/facts.ts';
import type { DocumentFacts } from '../../machines/orderDetails/selectors.ts';
import { formatDate } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';
import { lenderLines, written } from '../format/written.ts';
import { t } from '../wording/wording.ts';
import { asOf, orderLines } from './documents.ts';
import { paymentWords } from './OrderHero.tsx';

/** A payment that the company received: its sum, day, channel and reference, as far as they are known. */
export function paymentLine({ amount, time, channel, reference }: Payment, market: boolean): string {
  return [formatMoney(amount, market), time && formatDate(time), channel, reference]
    .filter(Boolean)
    .join(' · ');
}

export const paymentProofText = (facts: DocumentFacts, payment: Payment): string =>
  written([
    ...lenderLines(facts.lender),
    ...orderLines(facts),
    `${t('order.received')}: ${paymentLine(payment, facts.market)}`,
    payment.time ? '' : asOf(facts),
  ]);

const nextLines = ({ order, market, now }: DocumentFacts) => {
  const next = nextPaymentOf(order, now);
  const zero = zeroOfOrder(order, now);
  if (!next) return [zero && t(`order.${zero}`)];
  const { label, sum, by, dispute, rest } = paymentWords(next, market);
  return [`${label}: ${sum}`, next.day && `${by} ${formatDate(next.day)}`, dispute, rest];
};

export const statementText = (facts: DocumentFacts): string => {
  const { order, number, lender, market } = facts;
  const { rows, repeated } = rowsOf(order, number, facts.now);
  return written([
    t('order.statementTitle'),
    ...lenderLines(lender),
    ...orderLines(facts),
    asOf(facts),
    order.noticeStatusText,
    ...nextLines(facts),
    ...[...rows, ...repeated].map(({ text, value }) => `${text}: ${value}`),
    order.repayPlan === 'unknown' && t('plan.notKnown'),
    ...partsOf(order.repayPlan).map(({ title, amount, time, paid }) =>
      [title, amount !== 0 && formatMoney(amount, market), time && formatDate(time), paid && t('plan.paid')]
        .filter(Boolean)
        .join(' · '),
    ),
    order.payments === 'unknown' && `${t('order.payments')}: ${t('order.notKnown')}`,
    ...paymentsOf(order.payments).map((payment) => `${t('order.received')}: ${paymentLine(payment, market)}`),
  ]);
};

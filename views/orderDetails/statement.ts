import { hasNothingToPay, nextPaymentOf } from '../../services/order/nextPayment.ts';
import { partsOf } from '../../services/order/plan.ts';
import { paymentsOf } from '../../services/order/payments.ts';
import { rowsOf } from '../../services/orderDetails/facts.ts';
import type { DocumentFacts } from '../../machines/orderDetails/selectors.ts';
import { formatDate } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';
import { lenderLines, written } from '../format/written.ts';
import { t } from '../wording/wording.ts';
import { asOf, orderLines, paymentLine } from './documents.ts';
import { paymentWords } from './paymentWords.ts';

const nextLines = ({ order, market, now }: DocumentFacts) => {
  const next = nextPaymentOf(order, now);
  if (!next) return [hasNothingToPay(order, now) && t('order.nothingToPay')];
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
      [title, formatMoney(amount, market), time && formatDate(time), paid && t('plan.paid')]
        .filter(Boolean)
        .join(' · '),
    ),
    order.payments === 'unknown' && `${t('order.payments')}: ${t('order.notKnown')}`,
    ...paymentsOf(order.payments).map((payment) => `${t('order.received')}: ${paymentLine(payment, market)}`),
  ]);
};

import { dueOf, rowsOf } from '../../machines/orderDetails/facts.ts';
import { formatDate } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';
import { t } from '../wording/wording.ts';
import { type DocumentFacts, lenderLines, orderLines, written } from './documents.ts';

export const statementText = (facts: DocumentFacts, now: number | undefined): string => {
  const { order, number, lender, market } = facts;
  const due = dueOf(order, now);
  const { rows, repeated } = rowsOf(order, number);
  return written([
    t('order.statementTitle'),
    ...lenderLines(lender),
    ...orderLines(facts),
    order.noticeStatusText,
    due?.amount !== undefined
      ? `${t(due.isNow ? 'order.toPay' : 'order.nextPayment')}: ${formatMoney(due.amount, market)}`
      : undefined,
    due?.day && `${t('order.by')} ${formatDate(due.day)}`,
    ...[...rows, ...repeated].map(({ text, value }) => `${text}: ${value}`),
    ...order.repayPlan.map(({ title, amount, time, paid }) =>
      [title, formatMoney(amount, market), time && formatDate(time), paid && t('plan.paid')]
        .filter(Boolean)
        .join(' · '),
    ),
  ]);
};

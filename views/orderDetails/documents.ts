import type { Lender } from '../../machines/parts/lender.ts';
import { dueOf, type Order, rowsOf } from '../../machines/orderDetails/facts.ts';
import { formatDate } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';
import { t } from '../wording/wording.ts';

interface DocumentFacts {
  order: Order;
  number: string;
  lender: Lender;
  market: boolean;
}

const lenderLines = ({ companyName, secNumber, caNumber }: Lender) => [
  companyName,
  secNumber && t('lender.sec', { number: secNumber }),
  caNumber && t('lender.ca', { number: caNumber }),
];

const orderLines = ({ order, number }: DocumentFacts) => [
  order.productName,
  number && `${t('order.number')}: ${number}`,
];

const written = (lines: readonly (string | undefined)[]) => lines.filter(Boolean).join('\n');

/** What was paid by the plan, in centavos; undefined where the backend sends no plan. */
const paidByPlan = ({ repayPlan }: Order) => {
  const paid = repayPlan.filter((payment) => payment.paid);
  return paid.length > 0 ? paid.reduce((sum, { amount }) => sum + amount, 0) : undefined;
};

/** Proof that an order is paid, as text to keep or to show: company with its registration, order, sum and date. */
export const proofText = (facts: DocumentFacts): string => {
  const { order, lender, market } = facts;
  const paid = paidByPlan(order);
  return written([
    ...lenderLines(lender),
    ...orderLines(facts),
    paid === undefined ? t('order.fullyPaid') : `${t('order.fullyPaid')}: ${formatMoney(paid, market)}`,
    order.paidAt && t('order.paidOn', { day: formatDate(order.paidAt) }),
  ]);
};

/** An order's figures as text: the company, the order's status, what is to pay, every row of the backend's and the plan. */
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

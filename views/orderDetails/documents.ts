import type { Lender } from '../../machines/screen/lender.ts';
import type { Order } from '../../machines/orderDetails/facts.ts';
import { formatDate } from '../format/date.ts';
import { lenderNumbers } from '../format/lenderNumbers.ts';
import { formatMoney } from '../format/money.ts';
import { t } from '../wording/wording.ts';

export interface DocumentFacts {
  order: Order;
  number: string;
  lender: Lender;
  market: boolean;
}

export const lenderLines = (lender: Lender) => [lender.companyName, ...lenderNumbers(lender)];

export const orderLines = ({ order, number }: DocumentFacts) => [
  order.productName,
  number && `${t('order.number')}: ${number}`,
];

export const written = (lines: readonly (string | undefined)[]) => lines.filter(Boolean).join('\n');

const paidByPlan = ({ repayPlan }: Order) => {
  const paid = repayPlan.filter((payment) => payment.paid);
  return paid.length > 0 ? paid.reduce((sum, { amount }) => sum + amount, 0) : undefined;
};

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

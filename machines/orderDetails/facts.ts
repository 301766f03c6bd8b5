import type { Headline } from '../../services/orderDetails/headline.ts';
import type { Order } from '../../services/orderDetails/schema.ts';
import { daysUntil } from '../parts/day.ts';
import { type LifeStep, statusRule } from './status.ts';

/** How a lender calls an order's number: 'Order No.', 'ORDER ID'. A row of the same value may be anything else. */
const numberWords = /order\W*(n|id|$)/i;

/** The lender's own row of the order's number, which has a place of its own, if there is one; and all other detail rows. */
export const rowsOf = ({ userOrderDetail }: Order, orderId: string) => {
  const own = userOrderDetail.find(({ text, value }) => value === orderId && numberWords.test(text));
  return { own, rows: userOrderDetail.filter((row) => row !== own) };
};

/** Whether the order continues on another page; one that is being looked at does not. */
export const leadsElsewhere = ({ orderStatus, playeduL }: Headline): boolean =>
  orderStatus !== '21' && playeduL !== '';

/**
 * What is to be paid: centavos now, the day, the days that are left (below 0: overdue) and what each further one costs; a part that the lender
 * does not tell is undefined or empty. Undefined when it tells neither sum nor day, or there is nothing to pay.
 */
export const dueOf = ({ orderStatus, repayAmount, repayDate, penaltyPerDay }: Headline) => {
  if (!['repay', 'repayOrRollover'].includes(statusRule(orderStatus).action)) return undefined;
  if (repayAmount === undefined && !repayDate) return undefined;
  return { amount: repayAmount, day: repayDate, daysLeft: daysUntil(repayDate), penaltyPerDay };
};

/** What is to be paid, as `dueOf` says it. */
export type Due = NonNullable<ReturnType<typeof dueOf>>;

/** One step of an order's life: whether it has happened, is now or comes next, and its day; empty where that is not known. */
export interface Step {
  step: LifeStep;
  day: string;
  is: 'done' | 'now' | 'next';
}

/** What has happened to an order and what comes next; none where its status does not tell. */
export const stepsOf = ({ orderStatus, appliedAt, disbursedAt }: Headline): Step[] => {
  const { steps, at } = statusRule(orderStatus);
  // The day on which it is due stands with the sum.
  const days: Partial<Record<LifeStep, string>> = { applied: appliedAt, sent: disbursedAt };
  const now = steps.findIndex((step) => step === at);
  return steps.map((step, index) => ({
    step,
    day: days[step] ?? '',
    is: index < now ? 'done' : index === now ? 'now' : 'next',
  }));
};

/** How many payments of the plan are made. */
export const paidOf = ({ repayPlan }: Order) => repayPlan.filter(({ paid }) => paid).length;

import type { Headline } from '../../services/orderDetails/headline.ts';
import type { Order } from '../../services/orderDetails/schema.ts';
import { daysUntil, isoOf } from '../parts/day.ts';
import { type LifeStep, statusRule } from './status.ts';

export type { Order } from '../../services/orderDetails/schema.ts';

/** Labels that backends use for an order's number: 'Order No.', 'ORDER ID'. Another row can have the same value. */
const numberWords = /order\W*(n|id|$)/i;

type Row = Order['userOrderDetail'][number];

/** The centavos that a row's value writes as a sum of money, '₱9,248.00'; undefined when it is something else. */
const centavosIn = (value: string): number | undefined => {
  const [, whole, cents = '00'] = /^\D{0,4}(\d[\d,]*)(?:\.(\d\d))?$/.exec(value.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole.replaceAll(',', '') + cents);
};

/** The day that a row's value names, in words too; undefined when it names none. */
const dayIn = (value: string): string | undefined => {
  const text = value.trim();
  const iso = isoOf(text);
  if (iso !== undefined || !/^[A-Z][a-z]+ \d{1,2}, \d{4}$/.test(text)) return iso;
  const noon = Date.parse(`${text} 12:00 UTC`);
  return Number.isNaN(noon) ? undefined : new Date(noon).toISOString().slice(0, 10);
};

/** The account that the money goes to, while it has not been sent; '' when the backend does not name it. */
export const payoutOf = ({ orderStatus, payoutAccount }: Order): string =>
  ['applied', 'approved'].includes(statusRule(orderStatus).at ?? '') ? payoutAccount : '';

/** Whether a row says what the headline says: the sum to pay, its day, or the account that the money goes to. */
const repeats = (order: Order, { value }: Row): boolean => {
  if (value === payoutOf(order)) return true;
  const due = dueOf(order, undefined);
  if (!due) return false;
  const isSum = due.amount !== undefined && centavosIn(value) === due.amount;
  return isSum || (due.day !== '' && dayIn(value) === isoOf(due.day.trim()));
};

/** The order number that borrowers see: the one in the backend's row, else the order id. */
export const numberOf = ({ userOrderDetail }: Order, orderId: string): string => {
  const rows = userOrderDetail.filter(({ text, value }) => value && numberWords.test(text));
  return (rows.find(({ value }) => value === orderId) ?? rows[0])?.value ?? orderId;
};

/**
 * The backend's own row of the order's number, which has a place of its own, if there is one; all other detail rows; and those that repeat the
 * headline, which come below the first screen.
 */
export const rowsOf = (order: Order, number: string) => {
  const { userOrderDetail } = order;
  const own = userOrderDetail.find(({ text, value }) => value === number && numberWords.test(text));
  const others = userOrderDetail.filter((row) => row !== own);
  return {
    own,
    rows: others.filter((row) => !repeats(order, row)),
    repeated: others.filter((row) => repeats(order, row)),
  };
};

/** Whether the order continues on another page; one that is being looked at does not. */
export const leadsElsewhere = ({ orderStatus, playeduL }: Headline): boolean =>
  orderStatus !== '21' && playeduL !== '';

/** Days before its due date from which a payment is to be made now; until then it is the next one. */
const dueSoon = 7;

/**
 * What is to be paid: centavos, the day, the days that are left at `now` (below 0: overdue), what each further one costs, and whether it is to be paid now;
 * a part that the backend does not name is undefined or empty. Undefined when it names neither sum nor day, or there is nothing to pay.
 */
export const dueOf = (
  { orderStatus, repayAmount, repayDate, penaltyPerDay }: Headline,
  now: number | undefined,
) => {
  const { action } = statusRule(orderStatus);
  if (!['repay', 'repayOrRollover'].includes(action)) return undefined;
  if (repayAmount === undefined && !repayDate) return undefined;
  const daysLeft = daysUntil(repayDate, now);
  const isNow = daysLeft === undefined ? action === 'repayOrRollover' : daysLeft <= dueSoon;
  return { amount: repayAmount, day: repayDate, daysLeft, penaltyPerDay, isNow };
};

export type Due = NonNullable<ReturnType<typeof dueOf>>;

/** One step of an order's life: whether it has happened, is now or comes next, and its day; empty where that is not known. */
export interface Step {
  step: LifeStep;
  day: string;
  is: 'done' | 'now' | 'next';
}

/** The past and next steps of an order; none when its status is unknown. */
export const stepsOf = ({ orderStatus, appliedAt, disbursedAt }: Headline): Step[] => {
  const { steps, at } = statusRule(orderStatus);
  // The due date is beside the amount.
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

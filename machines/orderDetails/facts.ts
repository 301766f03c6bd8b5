import type { Headline } from '../../services/orderDetails/headline.ts';
import type { Order } from '../../services/orderDetails/schema.ts';
import { daysUntil, isoOf } from '../screen/day.ts';
import { type LifeStep, statusRule } from './status.ts';

export type { Order } from '../../services/orderDetails/schema.ts';

/** Backends' labels for an order's number: 'Order No.', 'ORDER ID'. Another row can have the same value. */
const numberWords = /order\W*(n|id|$)/i;

type Row = Order['userOrderDetail'][number];

/** The centavos in a row's value, '₱9,248.00'; undefined when it is not a sum of money. */
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

export const payoutOf = ({ orderStatus, payoutAccount }: Order): string =>
  ['applied', 'approved'].includes(statusRule(orderStatus).at ?? '') ? payoutAccount : '';

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

/** The backend's row with the order's number, if any; the other rows; and those that repeat the headline, shown below the first screen. */
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

/** Whether the order continues on another page; an application under review does not. */
export const leadsElsewhere = ({ orderStatus, playeduL }: Headline): boolean =>
  orderStatus !== '21' && playeduL !== '';

/** Days before its due date from which a payment counts as due now; earlier it is the next one. */
const dueSoon = 7;

/** The payment due: centavos, date, days left at `now` (negative: overdue), cost per further day. Undefined if nothing is due or known. */
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

/** The date is empty when unknown. */
export interface Step {
  step: LifeStep;
  day: string;
  is: 'done' | 'now' | 'next';
}

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

export const paidOf = ({ repayPlan }: Order) => repayPlan.filter(({ paid }) => paid).length;

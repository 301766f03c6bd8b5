import { nextPaymentOf, zeroOfOrder } from '../order/nextPayment.ts';
import { type Action, type LifeStep, statusOf } from '../order/status.ts';
import type { Headline } from './headline.ts';
import type { Order } from './schema.ts';
import { isoOf } from '../values/day.ts';
import { canOpen } from '../values/links.ts';
import type { Environment } from '../visit/environment.ts';

/** Backends' labels for an order's number: 'Order No.', 'ORDER ID'. Another row can have the same value. */
const numberWords = /(order|loan)\W*(no|id|num(ber)?)\b(?! of)|^(.* ng )?order\W*$/i;

type Row = Order['userOrderDetail'][number];

/** The centavos in a row's value, '₱9,248.00'; undefined when it is not a sum of money. */
const centavosIn = (value: string): number | undefined => {
  const [, whole, cents = '00'] = /^\D{0,4}(\d[\d,]*)(?:\.(\d\d))?$/.exec(value.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole.replaceAll(',', '') + cents);
};

/** The day that a row's value names, in words too; undefined when it names none. */
const dayIn = (value: string): string | undefined => {
  const text = value.trim();
  if (!/^[A-Z][a-z]+ \d{1,2}, \d{4}$/.test(text)) return isoOf(text);
  const noon = Date.parse(`${text} 12:00 UTC`);
  return Number.isNaN(noon) ? undefined : new Date(noon).toISOString().slice(0, 10);
};

export const payoutOf = (order: Order): string => (statusOf(order).awaitsMoney ? order.payoutAccount : '');

const repeats = (order: Order, { value }: Row, now: number | undefined): boolean => {
  if (value === payoutOf(order)) return true;
  const next = nextPaymentOf(order, now);
  if (!next) return false;
  const isSum = centavosIn(value) !== undefined && [next.amount, next.inAll].includes(centavosIn(value));
  return isSum || (next.day !== '' && dayIn(value) === isoOf(next.day));
};

/** The order number that borrowers see: the one in the backend's row, else the order id. */
export const numberOf = ({ userOrderDetail }: Order, orderId: string): string => {
  const rows = userOrderDetail.filter(({ text, value }) => value && numberWords.test(text));
  return (rows.find(({ value }) => value === orderId) ?? rows[0])?.value ?? orderId;
};

/** The backend's row with the order's number, if any; the other rows; and those that repeat the headline, shown below the first screen. */
export const rowsOf = (order: Order, number: string, now?: number) => {
  const { userOrderDetail } = order;
  const own = userOrderDetail.find(({ text, value }) => value === number && numberWords.test(text));
  const others = userOrderDetail.filter((row) => row !== own);
  return {
    own,
    rows: others.filter((row) => !repeats(order, row, now)),
    repeated: others.filter((row) => repeats(order, row, now)),
  };
};

/** Whether the order continues on another page; an application under review does not. */
export const leadsElsewhere = (order: Headline): boolean => statusOf(order).leadsOn && order.playeduL !== '';

/** Whether the link guard refuses the link to the borrower's next step: to go on elsewhere, or to withdraw. */
export function isNextRefused(order: Order, environment: Environment): boolean {
  const hasNext = leadsElsewhere(order) || (order.playeduL !== '' && order.reyMsg !== '');
  return hasNext && !canOpen(order.playeduL, environment);
}

const isOffered = {
  /** What is owed is not known. */
  contact: (order, now) => (nextPaymentOf(order, now) ?? { amount: 0 }).amount === undefined,
  repay: (order, now) => zeroOfOrder(order, now) === undefined,
  rollOver: (order, now) => order.isDelay && zeroOfOrder(order, now) === undefined,
  saveProof: () => true,
  borrowAgain: () => true,
} satisfies Record<Action, (order: Headline, now: number | undefined) => boolean>;

/** The actions by the order's status (docs/product/orderDetails.md#states), the main one first: to ask the company if what is owed is not known. */
export const actionsOf = (order: Headline, now: number | undefined): Action[] =>
  (['contact', ...statusOf(order).actions] as const).filter((action) => isOffered[action](order, now));

/** Whether its main action is filled: a payment that is due later is not. */
export const isPressing = (order: Headline, now: number | undefined): boolean => {
  const next = nextPaymentOf(order, now);
  return next === undefined || next.isNow || next.isLate || next.amount === undefined;
};

/** The date is empty when unknown or unreadable. */
export interface Step {
  step: LifeStep;
  day: string;
  is: 'done' | 'now' | 'next';
}

export const stepsOf = (order: Headline): Step[] => {
  const { life, at } = statusOf(order);
  // The due date is beside the amount.
  const days: Partial<Record<LifeStep, string>> = { applied: order.appliedAt, sent: order.disbursedAt };
  const now = life.findIndex((step) => step === at);
  return life.map((step, index) => {
    const day = days[step] ?? '';
    const is = index < now ? 'done' : index === now ? 'now' : 'next';
    return { step, day: isoOf(day) ? day : '', is };
  });
};

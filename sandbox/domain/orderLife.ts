import type { StatusCode } from '../../services/order/status.ts';

export const orderStates = [
  'applied',
  'approved',
  'rejected',
  'disbursed',
  'due',
  'overdue',
  'settled',
  'other',
] as const;
export type OrderState = (typeof orderStates)[number];

/** The wire code of each state (docs/product/lending.md); `other` is a code that the app does not know. */
export const statusCodes: Record<OrderState, StatusCode | '999'> = {
  applied: '21',
  approved: '151',
  rejected: '110',
  disbursed: '170',
  due: '174',
  overdue: '180',
  settled: '200',
  other: '999',
};

export type OrderEvent =
  | 'accepted'
  | 'declined'
  | 'confirmed'
  | 'fellDue'
  | 'ranLate'
  | 'extended'
  /** One of several payments was paid in full. */
  | 'paidInPart'
  | 'paidOff';

const life: Record<OrderState, Partial<Record<OrderEvent, OrderState>>> = {
  applied: { accepted: 'approved', declined: 'rejected' },
  approved: { confirmed: 'disbursed' },
  rejected: {},
  disbursed: { fellDue: 'due', paidInPart: 'disbursed', paidOff: 'settled' },
  due: { ranLate: 'overdue', extended: 'disbursed', paidInPart: 'disbursed', paidOff: 'settled' },
  overdue: { extended: 'disbursed', paidInPart: 'disbursed', paidOff: 'settled' },
  settled: {},
  other: {},
};

/** Undefined when `event` cannot happen in `state`. */
export const nextState = (state: OrderState, event: OrderEvent): OrderState | undefined => life[state][event];

/** Days before its due date from which a loan counts as due. */
const dueSoon = 3;
/** Days until an application is decided (docs/product/lending.md), and until an accepted loan is disbursed (1-3 days). */
const decisionTime = 1;
const sendingTime = 1;

/** Returns the event that the calendar causes for an order that has been in `state` for `days`, with `daysLeft` until it is due. */
export function eventOfTheDay(state: OrderState, days: number, daysLeft: number): OrderEvent | undefined {
  if (state === 'applied' && days >= decisionTime) return 'accepted';
  if (state === 'approved' && days >= sendingTime) return 'confirmed';
  if (state === 'disbursed' && daysLeft <= dueSoon) return 'fellDue';
  if (state === 'due' && daysLeft < 0) return 'ranLate';
  return undefined;
}

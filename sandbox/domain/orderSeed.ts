import * as v from 'valibot';
import { type OrderState, orderStates } from './orderLife.ts';
import type { Scenario } from './scenario.ts';

export const orderRow = v.object({
  id: v.string(),
  product_id: v.string(),
  borrower_id: v.string(),
  state: v.picklist(orderStates),
  /** Centavos, as are `fee` and `paid`; the rate in basis points per month. */
  principal: v.number(),
  term_days: v.number(),
  monthly_rate: v.number(),
  fee: v.number(),
  paid: v.number(),
  /** Number of payments, and the penalties of late ones, in centavos. */
  payments: v.number(),
  penalties: v.number(),
  /** Days since disbursement; null before. */
  sent_ago: v.nullable(v.number()),
  /** Days since the application, since the state began, and until the last payment is due (null before disbursement). */
  age: v.number(),
  state_age: v.number(),
  due_in: v.nullable(v.number()),
  /** The target of the Repayment button: a page of the app, a partner's site, or none. */
  payment_page: v.picklist(['app', 'partner', 'none']),
  can_extend: v.number(),
  withdraw_reason: v.string(),
  withdraw_link: v.string(),
  tip: v.string(),
  asks_rating: v.number(),
  asks_card: v.number(),
  card_reason: v.string(),
  content: v.picklist(['full', 'empty', 'long', 'refused']),
});

/** What an order without anything particular has. */
export const ordinary = {
  product_id: 'p1',
  borrower_id: 'b1',
  principal: 800_000,
  term_days: 120,
  monthly_rate: 390,
  fee: 24_000,
  payments: 1,
  age: 1,
  payment_page: 'app',
  content: 'full',
} as const;

const due = { age: 119, state_age: 1, due_in: 2 };
const overdue = { age: 134, state_age: 13, due_in: -13, borrower_id: 'b2', principal: 500_000, fee: 15_000 };
const instalments = { payments: 4, paid: 231_200, state_age: 1 };
const tip =
  'Pay only through the channels that this app shows, and never tell anyone your OTP. Our staff will never ask you for it.';
const withdrawReason = 'Your loan is ready. The offer is open for 24 hours.';
const cardReason =
  'The account that you gave us does not accept transfers. Please bind another account to receive your money.';

/** A situation of an order, under a heading of the simulator's list. */
const situationsIn =
  (group: string) =>
  (
    id: string,
    title: string,
    description: string,
    state: OrderState,
    order: Partial<v.InferOutput<typeof orderRow>> = {},
    query: Record<string, string> = {},
  ) => ({ group, id, title, description, state, order, query });

const status = situationsIn('Order status');
const dialog = situationsIn('Dialogs');
const navigation = situationsIn('Navigation');
const edge = situationsIn('Edge cases');

const situations = [
  status('due', '174 Due', 'Due in two days, one Repayment button.', 'due', due),
  status('due-rollover', '174 Due, can roll over', 'REPAY, and an offer to extend the loan.', 'due', {
    ...due,
    can_extend: 1,
    borrower_id: 'b3',
    product_id: 'p3',
    principal: 1_200_000,
    monthly_rate: 350,
    fee: 36_000,
  }),
  status('overdue', '180 Overdue', '13 days late: the penalty grows up to its cap.', 'overdue', overdue),
  status(
    'overdue-rollover',
    '180 Overdue, can roll over',
    'Late, with an offer to extend the loan.',
    'overdue',
    { ...overdue, can_extend: 1, borrower_id: 'b4', age: 123, state_age: 3, due_in: -3 },
  ),
  status(
    'instalments',
    '174 Due, the second of four payments',
    'Repaid in four payments: one is made, the next is due in two days.',
    'due',
    { ...instalments, borrower_id: 'b6', age: 59, due_in: 62 },
  ),
  status(
    'instalments-overdue',
    '180 Overdue, the second of four payments',
    'Only the payment that is late costs a penalty.',
    'overdue',
    { ...instalments, borrower_id: 'b7', age: 64, due_in: 57 },
  ),
  status('disbursed', '170 Money sent', 'The money was sent. The loan can be repaid early.', 'disbursed', {
    age: 20,
    state_age: 18,
    due_in: 102,
    borrower_id: 'b5',
    principal: 1_500_000,
    fee: 45_000,
  }),
  status('applied', '21 Applied', 'Waiting for a decision.', 'applied', {
    age: 0,
    borrower_id: 'b6',
    product_id: 'p2',
    monthly_rate: 450,
    principal: 300_000,
    fee: 9_000,
    term_days: 91,
  }),
  status('approved', '151 Approved', 'The money is on its way.', 'approved', {
    borrower_id: 'b7',
    product_id: 'p4',
    monthly_rate: 300,
    principal: 2_500_000,
    fee: 75_000,
    term_days: 365,
  }),
  status('rejected', '110 Rejected', 'Not approved this time.', 'rejected', { borrower_id: 'b8' }),
  status('settled', '200 Settled', 'Fully paid: Borrow Again.', 'settled', {
    age: 130,
    state_age: 10,
    due_in: -10,
    paid: 924_800,
  }),
  status('unknown', '999 Unknown status', 'Looks like 21, without any action.', 'other', {
    borrower_id: 'b2',
  }),
  dialog(
    'withdraw',
    'Withdraw prompt',
    'A loan that can be taken: a reason, Cancel to home, Withdraw Now to the confirmation.',
    'applied',
    {
      borrower_id: 'b3',
      withdraw_reason: withdrawReason,
      withdraw_link: '/confirm?productId=p1&orderId=withdraw',
    },
  ),
  dialog('card', 'Bank card', 'The borrower must bind another payout account.', 'approved', {
    borrower_id: 'b4',
    asks_card: 1,
    card_reason: cardReason,
  }),
  dialog('tips', 'Kind tips', 'A notice that is not shown again after a tap on Repayment.', 'due', {
    ...due,
    borrower_id: 'b5',
    tip,
  }),
  dialog('rating', 'Rating', 'Asks once for a rating.', 'settled', {
    age: 126,
    state_age: 6,
    due_in: -6,
    paid: 924_800,
    borrower_id: 'b6',
    asks_rating: 1,
  }),
  dialog(
    'all-dialogs',
    'All four at once',
    'Withdraw, bank card, Kind tips, rating: one after another.',
    'applied',
    {
      borrower_id: 'b7',
      withdraw_reason: withdrawReason,
      withdraw_link: '/confirm?productId=p1&orderId=all-dialogs',
      asks_card: 1,
      card_reason: cardReason,
      tip,
      asks_rating: 1,
    },
  ),
  navigation(
    'redirect',
    'Redirect to the confirmation',
    'Approved with a link: the page opens it automatically.',
    'approved',
    { borrower_id: 'b8', withdraw_link: '/confirm?productId=p1&orderId=redirect' },
  ),
  navigation('partner', 'Pays at a partner', 'Repayment opens a page of another host.', 'due', {
    ...due,
    borrower_id: 'b2',
    payment_page: 'partner',
  }),
  navigation('nowhere', 'Without a payment page', 'Repayment opens the page in the app.', 'due', {
    ...due,
    borrower_id: 'b3',
    payment_page: 'none',
  }),
  navigation(
    'recommended',
    'Recommended products',
    'With the market flag: shows the list, with amounts in rupees.',
    'disbursed',
    { age: 30, state_age: 28, due_in: 92, borrower_id: 'b4' },
    { market: '1' },
  ),
  edge('refused', 'Refused', 'success: false: the order is not shown.', 'applied', {
    borrower_id: 'b5',
    content: 'refused',
  }),
  edge('empty', 'Empty rows', 'Rows without values, texts or pictures.', 'disbursed', {
    borrower_id: 'b6',
    age: 10,
    due_in: 110,
    content: 'empty',
  }),
  edge('long', 'Very long texts', 'Every text is far too long for its place.', 'due', {
    ...due,
    borrower_id: 'b7',
    can_extend: 1,
    content: 'long',
  }),
];

export const orderSeed = situations.map(({ id, state, order }) => {
  const { term_days, due_in, ...row } = { ...ordinary, due_in: null, ...order, id, state };
  return { ...row, term_days, due_in, sent_ago: due_in === null ? null : term_days - due_in };
});

export const orderScenarios: Scenario[] = situations.map(
  ({ group, id, title, description, order, query }) => ({
    id,
    group,
    title,
    description,
    page: '/loanDetail',
    query: { productId: order.product_id ?? ordinary.product_id, orderId: id, ...query },
  }),
);

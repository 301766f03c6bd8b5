import type { OrderState } from './orderLife.ts';
import type { Scenario } from './scenario.ts';

interface Situation {
  id: string;
  title: string;
  description: string;
  state: OrderState;
  order?: Partial<typeof ordinary>;
  query?: Record<string, string>;
}

/** An order without anything particular. */
export const ordinary = {
  product_id: 'p1',
  borrower_id: 'b1',
  principal: 800_000,
  term_days: 120,
  monthly_rate: 390,
  fee: 24_000,
  paid: 0,
  payments: 1,
  penalties: 0,
  age: 1,
  state_age: 0,
  due_in: null as number | null,
  payment_page: 'app',
  can_extend: 0,
  withdraw_reason: '',
  withdraw_link: '',
  tip: '',
  asks_rating: 0,
  asks_card: 0,
  card_reason: '',
  content: 'full',
};

const due = { age: 119, state_age: 1, due_in: 2 };
const overdue = { age: 134, state_age: 13, due_in: -13, borrower_id: 'b2', principal: 500_000, fee: 15_000 };
const instalments = { payments: 4, paid: 231_200, state_age: 1 };
const tip =
  'Pay only through the channels that this app shows, and never tell anyone your OTP. Our staff will never ask you for it.';
const withdrawReason = 'Your loan is ready. The offer is open for 24 hours.';
const cardReason =
  'The account that you gave us does not accept transfers. Please bind another account to receive your money.';

/** By their heading in the simulator's list. */
const situations: Record<string, Situation[]> = {
  'Order status': [
    {
      id: 'due',
      title: '174 Due',
      description: 'Due in two days, one Repayment button.',
      state: 'due',
      order: due,
    },
    {
      id: 'due-rollover',
      title: '174 Due, can roll over',
      description: 'REPAY, and an offer to extend the loan.',
      state: 'due',
      order: {
        ...due,
        can_extend: 1,
        borrower_id: 'b3',
        product_id: 'p3',
        principal: 1_200_000,
        monthly_rate: 350,
        fee: 36_000,
      },
    },
    {
      id: 'overdue',
      title: '180 Overdue',
      description: '13 days late: the penalty grows up to its cap.',
      state: 'overdue',
      order: overdue,
    },
    {
      id: 'overdue-rollover',
      title: '180 Overdue, can roll over',
      description: 'Late, with an offer to extend the loan.',
      state: 'overdue',
      order: { ...overdue, can_extend: 1, borrower_id: 'b4', age: 123, state_age: 3, due_in: -3 },
    },
    {
      id: 'instalments',
      title: '174 Due, the second of four payments',
      description: 'Repaid in four payments: one is made, the next is due in two days.',
      state: 'due',
      order: { ...instalments, borrower_id: 'b6', age: 59, due_in: 62 },
    },
    {
      id: 'instalments-overdue',
      title: '180 Overdue, the second of four payments',
      description: 'Only the payment that is late costs a penalty.',
      state: 'overdue',
      order: { ...instalments, borrower_id: 'b7', age: 64, due_in: 57 },
    },
    {
      id: 'disbursed',
      title: '170 Money sent',
      description: 'The money was sent. The loan can be repaid early.',
      state: 'disbursed',
      order: { age: 20, state_age: 18, due_in: 102, borrower_id: 'b5', principal: 1_500_000, fee: 45_000 },
    },
    {
      id: 'applied',
      title: '21 Applied',
      description: 'Waiting for a decision.',
      state: 'applied',
      order: {
        age: 0,
        borrower_id: 'b6',
        product_id: 'p2',
        monthly_rate: 450,
        principal: 300_000,
        fee: 9_000,
        term_days: 91,
      },
    },
    {
      id: 'approved',
      title: '151 Approved',
      description: 'The money is on its way.',
      state: 'approved',
      order: {
        borrower_id: 'b7',
        product_id: 'p4',
        monthly_rate: 300,
        principal: 2_500_000,
        fee: 75_000,
        term_days: 365,
      },
    },
    {
      id: 'rejected',
      title: '110 Rejected',
      description: 'Not approved this time.',
      state: 'rejected',
      order: { borrower_id: 'b8' },
    },
    {
      id: 'settled',
      title: '200 Settled',
      description: 'Fully paid: Borrow Again.',
      state: 'settled',
      order: { age: 130, state_age: 10, due_in: -10, paid: 924_800 },
    },
    {
      id: 'unknown',
      title: '999 Unknown status',
      description: 'Looks like 21, without any action.',
      state: 'other',
      order: { borrower_id: 'b2' },
    },
  ],
  Dialogs: [
    {
      id: 'withdraw',
      title: 'Withdraw prompt',
      description: 'A loan that can be taken: a reason, Cancel to home, Withdraw Now to the confirmation.',
      state: 'applied',
      order: {
        borrower_id: 'b3',
        withdraw_reason: withdrawReason,
        withdraw_link: '/confirm?productId=p1&orderId=withdraw',
      },
    },
    {
      id: 'card',
      title: 'Bank card',
      description: 'The borrower must bind another payout account.',
      state: 'approved',
      order: { borrower_id: 'b4', asks_card: 1, card_reason: cardReason },
    },
    {
      id: 'tips',
      title: 'Kind tips',
      description: 'A notice that is not shown again after a tap on Repayment.',
      state: 'due',
      order: { ...due, borrower_id: 'b5', tip },
    },
    {
      id: 'rating',
      title: 'Rating',
      description: 'Asks once for a rating.',
      state: 'settled',
      order: { age: 126, state_age: 6, due_in: -6, paid: 924_800, borrower_id: 'b6', asks_rating: 1 },
    },
    {
      id: 'all-dialogs',
      title: 'All four at once',
      description: 'Withdraw, bank card, Kind tips, rating: one after another.',
      state: 'applied',
      order: {
        borrower_id: 'b7',
        withdraw_reason: withdrawReason,
        withdraw_link: '/confirm?productId=p1&orderId=all-dialogs',
        asks_card: 1,
        card_reason: cardReason,
        tip,
        asks_rating: 1,
      },
    },
  ],
  Navigation: [
    {
      id: 'redirect',
      title: 'Redirect to the confirmation',
      description: 'Approved with a link: the page opens it automatically.',
      state: 'approved',
      order: { borrower_id: 'b8', withdraw_link: '/confirm?productId=p1&orderId=redirect' },
    },
    {
      id: 'partner',
      title: 'Pays at a partner',
      description: 'Repayment opens a page of another host.',
      state: 'due',
      order: { ...due, borrower_id: 'b2', payment_page: 'partner' },
    },
    {
      id: 'nowhere',
      title: 'Without a payment page',
      description: 'Repayment opens the page in the app.',
      state: 'due',
      order: { ...due, borrower_id: 'b3', payment_page: 'none' },
    },
    {
      id: 'recommended',
      title: 'Recommended products',
      description: 'With the market flag: shows the list, with amounts in rupees.',
      state: 'disbursed',
      order: { age: 30, state_age: 28, due_in: 92, borrower_id: 'b4' },
      query: { market: '1' },
    },
  ],
  'Edge cases': [
    {
      id: 'refused',
      title: 'Refused',
      description: 'success: false: the order is not shown.',
      state: 'applied',
      order: { borrower_id: 'b5', content: 'refused' },
    },
    {
      id: 'empty',
      title: 'Empty rows',
      description: 'Rows without values, texts or pictures.',
      state: 'disbursed',
      order: { borrower_id: 'b6', age: 10, due_in: 110, content: 'empty' },
    },
    {
      id: 'long',
      title: 'Very long texts',
      description: 'Every text is far too long for its place.',
      state: 'due',
      order: { ...due, borrower_id: 'b7', can_extend: 1, content: 'long' },
    },
  ],
};

export const orderSeed = Object.values(situations)
  .flat()
  .map(({ id, state, order }) => {
    const row = { ...ordinary, ...order, id, state };
    return { ...row, sent_ago: row.due_in === null ? null : row.term_days - row.due_in };
  });

export const orderScenarios: Scenario[] = Object.entries(situations).flatMap(([group, members]) =>
  members.map(({ id, title, description, order, query }) => ({
    id,
    group,
    title,
    description,
    page: '/loanDetail',
    query: { productId: order?.product_id ?? ordinary.product_id, orderId: id, ...query },
  })),
);

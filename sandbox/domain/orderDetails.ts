import type { Database } from '../database.ts';
import { dayFromToday, dayInWords } from './calendar.ts';
import { money } from './money.ts';
import { oneTimePenalty } from './lending.ts';
import { long } from './offers.ts';
import { orderNumber } from './orderNumber.ts';
import { nextState, statusCodes } from './orderLife.ts';
import { askedNow, costOfDelay, dueIn, type OrderRow, orderBill, outstanding, paymentsOf } from './orders.ts';
import { extensionPaid, overpaidFor, paymentNews, receivedFor } from './paymentCodes.ts';
import { findBorrower, maskedName, maskedPhone, payoutAccount } from './people.ts';
import { findProduct } from './products.ts';
import { recommendedProducts } from './recommended.ts';

interface Facts {
  order: OrderRow;
  market: string;
  wallet: string;
  account: string;
  phone: string;
  /** Centavos that were paid to extend the loan; 0 when it was not. */
  forExtension: number;
  /** Epoch milliseconds. */
  now: number;
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** The legal cap, named beside each penalty. */
const capOf = ({ principal }: OrderRow, market: string) =>
  `Interest, fee and penalties together never exceed ${money(principal, market)}.`;

/** Whether the loan's end was moved by another term. */
const isExtended = ({ sent_ago, due_in, term_days }: OrderRow) =>
  sent_ago !== null && due_in !== null && sent_ago + due_in > term_days;

const notice = ({ order, market, wallet, phone, forExtension, now }: Facts): [string, string] => {
  const asked = money(askedNow(order), market);
  const sent = money(order.principal - order.fee, market);
  switch (order.state) {
    case 'applied':
      // An approved amount that the borrower has not taken yet.
      if (order.withdraw_link)
        return ['Ready for you', `You can take a loan of ${money(order.principal, market)}.`];
      return ['Application received', `We decide within 1 day. Please keep ${phone} on, in case we call.`];
    case 'approved':
      if (order.asks_card) return ['Approved', `${sent} is ready. We send it once we have another account.`];
      return ['Approved', `${sent} is on its way to your ${wallet} account and arrives within 1 to 3 days.`];
    case 'rejected':
      return ['Not approved this time', `You may apply again from ${dayInWords(30, now)}.`];
    case 'disbursed':
      if (isExtended(order)) {
        const paid = forExtension > 0 ? ` You paid ${money(forExtension, market)} to extend your loan.` : '';
        return ['Extended', `Your loan is extended.${paid} ${capOf(order, market)}`];
      }
      return ['Money sent', `${sent} was sent to your ${wallet} account. ${capOf(order, market)}`];
    case 'due':
      return ['Payment due', capOf(order, market)];
    case 'overdue':
      return [
        'Overdue',
        costOfDelay(order) > 0
          ? `Please pay ${asked} today to stop the penalty from growing. ${capOf(order, market)}`
          : `Please pay ${asked}. The penalty does not grow any more. ${capOf(order, market)}`,
      ];
    case 'settled':
      return ['Fully paid', 'Thank you! You can borrow again at once.'];
    case 'other':
      return ['Being reviewed', 'We are looking into your loan and will tell you when there is news.'];
  }
};

const rows = ({ order, market, account, forExtension, now }: Facts, name: string) => {
  // A rejected application has cost nothing.
  if (order.state === 'rejected')
    return [
      { text: 'Loan number', value: orderNumber(order.id) },
      { text: 'Borrower', value: maskedName(name) },
      { text: 'Amount applied for', value: money(order.principal, market) },
    ];
  const bill = orderBill(order);
  const isSent = order.due_in !== null;
  const show = (centavos: number) => (centavos > 0 ? money(centavos, market) : '');
  return [
    { text: 'Loan number', value: orderNumber(order.id) },
    { text: 'Borrower', value: maskedName(name) },
    { text: 'Loan amount', value: money(order.principal, market) },
    { text: 'Term', value: plural(order.term_days, 'day') },
    { text: 'Interest', value: money(bill.interest, market) },
    { text: 'Interest rate', value: `${(order.monthly_rate / 100).toFixed(1)}% a month` },
    { text: 'Processing fee', value: show(order.fee) },
    { text: 'You receive', value: money(order.principal - order.fee, market) },
    { text: 'Received in', value: isSent ? account : '' },
    { text: 'Penalty', value: show(bill.penalty) },
    { text: 'Total to repay', value: money(bill.total, market) },
    { text: 'Paid so far', value: show(order.paid) },
    { text: 'Paid to extend', value: show(forExtension) },
    { text: 'Still to pay', value: isSent ? show(outstanding(order)) : '' },
    {
      text: 'Due date',
      value: isSent && order.state !== 'settled' ? dayInWords(dueIn(order) ?? 0, now) : '',
    },
  ];
};

/** The plan; its first open payment includes the penalty of the late ones. */
const planOf = (order: OrderRow) => {
  const penalty = orderBill(order).penalty - order.penalties;
  const plan = paymentsOf(order);
  const next = plan.find(({ open }) => open > 0);
  return plan.map((part) => (part === next ? { ...part, open: part.open + penalty } : part));
};

/** The payments received, newest first; an order that was seeded with one has no record of it. */
const paymentsIn = (database: Database, order: OrderRow) => {
  const received = receivedFor(database, order.id);
  const before = order.paid - received.reduce((sum, { credited }) => sum + credited, 0);
  const [first] = paymentsOf(order);
  return [
    ...received.map(({ amount, at, channel, code }) => ({
      amount,
      time: at,
      channel,
      reference: code,
      code,
    })),
    ...(before > 0
      ? [{ amount: before, time: dayFromToday(Math.min(first?.dueIn ?? 0, -1), database.now()) }]
      : []),
  ];
};

/** An order's data for the first screen and the plan, besides texts: money in centavos, days as YYYY-MM-DD. */
const planned = (order: OrderRow, now: number) => {
  const day = (days: number | null) => (days === null ? '' : dayFromToday(days, now));
  const isOpen = nextState(order.state, 'paidOff') !== undefined;
  return {
    repayAmount: isOpen ? askedNow(order) : '',
    repayDate: isOpen ? day(dueIn(order)) : '',
    penaltyPerDay: (isOpen && costOfDelay(order)) || '',
    penaltyOnce: isOpen && (dueIn(order) ?? 0) >= 0 ? oneTimePenalty : '',
    repayPlan: planOf(order).map(({ title, amount, open, dueIn: days }) => ({
      title,
      amount: isOpen && open > 0 ? open : amount,
      time: day(days),
      paid: open === 0 ? '1' : '0',
    })),
    appliedAt: day(-order.age),
    disbursedAt: day(order.sent_ago === null ? null : -order.sent_ago),
    paidAt: order.state === 'settled' ? day(-order.state_age) : '',
  };
};

/** Returns the data of GET /v3/loan-details/loan-details for an order, as of today. `origin` is the app's, for links to the partner. */
export function detailsOf(database: Database, order: OrderRow, market: string, partner: string) {
  const product = findProduct(database, order.product_id);
  const borrower = findBorrower(database, order.borrower_id);
  const facts: Facts = {
    order,
    market,
    wallet: borrower?.wallet ?? '',
    account: borrower ? payoutAccount(borrower) : '',
    phone: maskedPhone(borrower?.phone ?? ''),
    forExtension: extensionPaid(database, order.id),
    now: database.now(),
  };
  const [headline, description] = notice(facts);
  const detail = rows(facts, borrower?.name ?? '');
  const data = {
    orderStatus: statusCodes[order.state],
    noticeStatusText: headline,
    noticeDesText: `${description} ${paymentNews(database, order.id, market)}`.trim(),
    banner: '/sandbox/assets/banner.svg',
    recProducts: recommendedProducts(database, order.product_id, market),
    ...planned(order, facts.now),
    payments: paymentsIn(database, order),
    payoutAccount: order.asks_card ? '' : facts.account,
    overpaid: overpaidFor(database, order.id) || '',
    productName: product?.name,
    productLogo: product?.logo,
    userOrderDetail: { detail },
    inside: order.payment_page === 'app' ? '1' : '0',
    h5Url: order.payment_page === 'partner' ? `${partner}/sandbox/partner/pay/${order.id}` : '',
    isDelay: String(order.can_extend),
    telephone: product?.telephone,
    isScore: String(order.asks_rating),
    playeduL: order.withdraw_link,
    reyMsg: order.withdraw_reason,
    KindTipsMsg: order.tip,
    cardNeedPop: order.asks_card,
    cardPopTitle: order.asks_card ? 'Where should we send your money?' : '',
    cardPopMsg: order.card_reason,
  };
  if (order.content === 'empty')
    return {
      ...data,
      noticeDesText: null,
      banner: '',
      recProducts: null,
      productLogo: '',
      userOrderDetail: { detail: detail.map((row) => ({ ...row, value: '' })) },
      telephone: null,
    };
  if (order.content === 'long')
    return {
      ...data,
      noticeStatusText: long(headline),
      noticeDesText: long(description),
      productName: long(data.productName ?? ''),
      userOrderDetail: { detail: detail.map((row) => ({ text: long(row.text), value: long(row.value) })) },
    };
  return data;
}

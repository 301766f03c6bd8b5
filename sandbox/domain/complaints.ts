import * as v from 'valibot';
import { orderNumber } from './orderNumber.ts';
import { type Database, type Row, tableOf, type Tables } from '../database.ts';
import { replyDay } from '../../services/complaint/replyDay.ts';
import type { Complaint } from '../../services/complaint/schema.ts';
import { isoOf } from '../../services/values/day.ts';
import { enter } from './books.ts';
import { dayFromToday } from './calendar.ts';
import { money } from './money.ts';
import { findOrder, type OrderRow, outstanding } from './orders.ts';
import { findProduct } from './products.ts';
import { type Scenario, scenariosIn } from './scenario.ts';

export const complaintTypes = [
  { type: '1', title: 'Collection' },
  { type: '2', title: 'Repayment not recorded' },
  { type: '3', title: 'Fees and interest' },
  { type: '4', title: 'Money not received' },
  { type: '5', title: 'Something else' },
];
export const collectionTypes = [
  { type: '11', title: 'Too many calls or messages' },
  { type: '12', title: 'Threats or rude words' },
  { type: '13', title: 'Calls to my family or work' },
];

const answer =
  'We listened to the calls of that day, and you are right. That collector no longer contacts you, and we call only between 8 a.m. and 7 p.m. We are sorry.';

const seed: readonly Row[] = [
  {
    id: 'CP10001',
    borrower_id: 'b2',
    order_id: 'overdue',
    type: '1',
    son_type: '11',
    content: 'They called me eleven times in one day, twice after nine in the evening.',
    images: '/sandbox/assets/classic.svg,/sandbox/assets/mabilis.svg',
    answer,
    answer_images: '/sandbox/assets/bayanihan.svg',
    asks_score: 1,
    days_ago: 6,
  },
  {
    id: 'CP10002',
    borrower_id: 'b2',
    order_id: 'overdue',
    type: '2',
    content: 'I paid ₱1,200 with GCash on Monday and the loan does not show it.',
    answer:
      'GCash did not send us this payment. Please ask GCash, with the reference number of your receipt.',
    days_ago: 12,
  },
  {
    id: 'CP10003',
    borrower_id: 'b2',
    order_id: 'partner',
    type: '3',
    content: 'Please explain the processing fee.',
    waits: 1,
    days_ago: 1,
  },
];

const complaintRow = v.object({
  id: v.string(),
  borrower_id: v.string(),
  order_id: v.string(),
  type: v.string(),
  son_type: v.string(),
  content: v.string(),
  images: v.string(),
  answer: v.string(),
  answer_images: v.string(),
  asks_score: v.number(),
  waits: v.number(),
  days_ago: v.number(),
  filed_at: v.nullable(v.number()),
});
type ComplaintRow = v.InferOutput<typeof complaintRow>;

/** Complaints and their pictures. `waits` leaves a complaint unanswered; `filed_at` is when one was filed here: epoch milliseconds. */
export const complaintTables: Tables = {
  schema: `
    ${tableOf('complaints', complaintRow)}
    create index complaints_of_borrower on complaints (borrower_id, days_ago);
    create table complaint_images (id integer primary key, bytes blob not null);
    create table complaint_scores (complaint_id text primary key, score integer not null);
  `,
  seed: {
    complaints: seed,
    sessions: ['complaints', 'complaint-answered', 'complaint-waiting'].map((id) => ({
      id: `session-${id}`,
      borrower_id: 'b2',
    })),
  },
};

const words: Record<OrderRow['state'], string> = {
  applied: 'Applied',
  approved: 'Approved',
  rejected: 'Not approved',
  disbursed: 'Money sent',
  due: 'Due',
  overdue: 'Overdue',
  settled: 'Paid',
  other: 'In review',
};

/** Only a disbursed loan can be collected. */
export const isCollectible = ({ state }: OrderRow): boolean =>
  ['disbursed', 'due', 'overdue'].includes(state);

export function orderCard(database: Database, order: OrderRow, market: string) {
  const product = findProduct(database, order.product_id);
  return {
    orderNo: order.id,
    productLogo: product?.logo ?? '',
    productName: product?.name ?? '',
    status: words[order.state],
    list: [
      { title: 'Loan number', value: orderNumber(order.id) },
      { title: 'Loan amount', value: money(order.principal, market) },
      { title: 'Still to pay', value: order.due_in === null ? '' : money(outstanding(order), market) },
    ],
    isShow: isCollectible(order) ? '1' : '0',
  };
}

export const complaintsOf = (database: Database, borrowerId: string): ComplaintRow[] =>
  database.all(
    complaintRow,
    'select * from complaints where borrower_id = ? order by days_ago, rowid desc',
    borrowerId,
  );

export const findComplaint = (database: Database, id: string): ComplaintRow | undefined =>
  database.one(complaintRow, 'select * from complaints where id = ?', id);

/** The day by which a complaint is answered; empty once it is. */
export const replyByOf = (complaint: ComplaintRow, now: number): string =>
  complaint.answer === '' ? replyDay(complaint.filed_at ?? now - complaint.days_ago * 86_400_000) : '';

/** When a complaint was filed, in Manila time; for a seeded complaint only the date. */
export const timeOf = ({ filed_at, days_ago }: ComplaintRow, now: number): string =>
  (filed_at !== null && isoOf(String(filed_at), true)) || dayFromToday(-days_ago, now);

export function fileComplaint(database: Database, borrowerId: string, filed: Complaint): string {
  const id = `CP${10_001 + database.count('complaints')}`;
  const orderId = findOrder(database, filed.orderNo)?.id ?? '';
  const type = filed.problemType;
  database.insert('complaints', {
    id,
    borrower_id: borrowerId,
    order_id: orderId,
    type,
    son_type: filed.problemSonType,
    content: filed.problemDetail,
    images: filed.problemImage,
    filed_at: database.now(),
  });
  enter(database, 'complaints', { complaintId: id, borrowerId, orderId, type });
  return id;
}

/** Answers a complaint when the borrower first opens it, and asks for a rating. */
export function answerComplaint(database: Database, id: string): void {
  database.run(
    `update complaints set answer = ?, asks_score = 1 where id = ? and answer = '' and waits = 0`,
    'Thank you for telling us. We looked into it and put it right.',
    id,
  );
}

/** Rates a complaint's answer, 1 to 5. Resolves with whether the rating was accepted: only one is. */
export function rateComplaint(database: Database, id: string, score: number): boolean {
  const stored = database.insert('complaint_scores', { complaint_id: id, score }, 'or ignore');
  if (stored === 0) return false;
  database.run('update complaints set asks_score = 0 where id = ?', id);
  enter(database, 'serviceRatings', { complaintId: id, score });
  return true;
}

export const titlesOf = ({ type, son_type }: Pick<ComplaintRow, 'type' | 'son_type'>) => ({
  type: complaintTypes.find((topic) => topic.type === type)?.title ?? type,
  sonType: collectionTypes.find((topic) => topic.type === son_type)?.title ?? '',
});

const scenario = scenariosIn('Complaints');

export const complaintScenarios: Scenario[] = [
  scenario('complaint', 'Complain', 'About a loan that is overdue.', '/complaint', { orderNo: 'overdue' }),
  scenario(
    'complaint-refused',
    'Collection refused',
    'The order was only applied for: type 1 is refused.',
    '/complaint',
    { orderNo: 'applied' },
  ),
  scenario('complaint-write', 'Write it', 'The text and the pictures.', '/complainPageNext', {
    type: '1',
    sonType: '12',
    orderNo: 'overdue',
  }),
  scenario('complaints', 'My complaints', 'Answered ones and one that waits.', '/complaintList'),
  scenario('complaint-answered', 'Answered', 'Asks for a rating after 3 s.', '/complainDetails', {
    problemId: 'CP10001',
  }),
  scenario('complaint-waiting', 'Not answered yet', 'No Process Result block.', '/complainDetails', {
    problemId: 'CP10003',
  }),
];

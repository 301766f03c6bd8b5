import type { Books } from '../../../sandbox/domain/books.ts';
import type { Purpose } from '../../../services/pendingRequests/request.ts';

type Entry = Books[keyof Books][number];

interface Deed {
  kind: keyof Books;
  purpose: Purpose;
  subject(sent: URLSearchParams): string;
  /** The amounts in centavos in the request and in the books; undefined if it is not about money. */
  sum?: { sent(sent: URLSearchParams): number; booked(entry: Entry): number };
}

/** Without the spaces by which some backends pad an id. */
const idIn = (sent: URLSearchParams, name: string) => (sent.get(name) ?? '').trim();
const order = (sent: URLSearchParams) => `order:${idIn(sent, 'orderId')}`;
const product = (sent: URLSearchParams) => `product:${idIn(sent, 'productId')}`;
const amount = (sent: URLSearchParams) => Number(sent.get('amount'));
const booked = (entry: Entry) => ('amount' in entry ? entry.amount : Number.NaN);

const loan: Deed = {
  kind: 'loans',
  purpose: 'takeLoan',
  subject: product,
  sum: { sent: amount, booked: (entry) => ('principal' in entry ? entry.principal : Number.NaN) },
};
const account: Deed = { kind: 'accounts', purpose: 'bindAccount', subject: product };

const deeds: Readonly<Record<string, Deed>> = {
  '/v3/loan-confirm/loan-detail-push': loan,
  '/gopia/goya/depush': loan,
  '/v3/bind-card/bind-card-new': account,
  '/v3/bind-card/bind-card-order': account,
  '/v3/loan-details/generate-vcode': {
    kind: 'codes',
    purpose: 'pay',
    subject: order,
    sum: { sent: amount, booked },
  },
  '/repayment/repayment-commit': {
    kind: 'commits',
    purpose: 'pay',
    subject: order,
    sum: { sent: amount, booked },
  },
  '/repayment/repayment-confirm': { kind: 'confirmations', purpose: 'pay', subject: order },
  '/repayment/repayment-huichao': {
    kind: 'walletPayments',
    purpose: 'pay',
    subject: order,
    sum: { sent: amount, booked },
  },
  '/user-problem/problem-save': {
    kind: 'complaints',
    purpose: 'complain',
    subject: (sent) => `order:${idIn(sent, 'orderNo')}`,
  },
  '/user-problem/save-score': {
    kind: 'serviceRatings',
    purpose: 'rateService',
    subject: (sent) => `complaint:${idIn(sent, 'problemId')}`,
  },
  '/v3/loan-details/google-score': {
    kind: 'appRatings',
    purpose: 'rateApp',
    // The call does not say from which order it comes.
    subject: () => 'order:',
  },
  '/api/v2/youmi/promotion/register': {
    kind: 'registrations',
    purpose: 'register',
    subject: (sent) => `promotion:${idIn(sent, 'id')}`,
  },
};

const codeDeed: Deed = { kind: 'commits', purpose: 'sendCode', subject: order };

export const deedOf = (path: string, sent: URLSearchParams): Deed => {
  const deed = sent.get('sendMsg') === '1' ? codeDeed : deeds[path];
  if (!deed) throw new Error(`Say in tests/simulation/truth/deeds.ts what ${path} leaves in the books`);
  return deed;
};

import { groups } from '../../sandbox/api/index.ts';
import type { Books } from '../../sandbox/domain/books.ts';
import { orderOf, type RunningSandbox } from './start.ts';

type Body = Record<string, string>;

interface Case {
  body: (lender: RunningSandbox) => Body | Promise<Body>;
  other: Body;
  kind: keyof Books;
  /** Done again, accepted without work, or refused with a code. */
  again: 'done' | 'not done' | { refused: string };
}

const product = { productId: 'p1', product_id: 'p1' };
const terms = { ...product, amount: '800000', periods: '120', termUnit: 'days' };
const wallet = { cardType: '1', walletCode: 'MAYA', walletNumber: '09171234567', payday: '15' };
const bind: Case = {
  body: () => ({ ...wallet, ...product, channelNumber: '90012' }),
  other: { walletNumber: '09177654321' },
  kind: 'accounts',
  again: 'not done',
};
const youmi = '/api/v2/youmi/promotion';

const amountOf = async (lender: RunningSandbox, orderId: string): Promise<string> => {
  const way = await (await lender.get('/repayment/repayment-way', { orderId })).json();
  return String(way.data.amount);
};
/** Without a card when `cardId` is empty. */
export const commitOf = async (lender: RunningSandbox, orderId: string, cardId: string): Promise<Body> => ({
  orderId,
  cardId,
  amount: await amountOf(lender, orderId),
  bankName: '',
  cardNo: '',
  bankCode: '',
  couponId: '',
  repayToken: '',
  sendMsg: '0',
});
const codeOfSms = async (lender: RunningSandbox): Promise<string> => (await lender.control('/sms')).code;

export const cases: Record<string, Case> = {
  // Indistinguishable from a real second loan; the books show that the app causes none.
  '/v3/loan-confirm/loan-detail-push': {
    body: () => terms,
    other: { periods: '91' },
    kind: 'loans',
    again: 'done',
  },
  '/gopia/goya/depush': {
    body: async (lender) => {
      await orderOf(lender, 'withdraw');
      return { ...terms, orderKey: 'withdraw' };
    },
    other: { orderKey: 'applied' },
    kind: 'loans',
    again: { refused: 'already-taken' },
  },
  '/v3/bind-card/bind-card-new': bind,
  '/v3/bind-card/bind-card-order': bind,
  '/v3/loan-details/generate-vcode': {
    body: () => ({ ...product, orderId: 'due', amount: '924800', channelNumber: '90001' }),
    other: { channelNumber: '90006' },
    kind: 'codes',
    again: 'done',
  },
  '/repayment/repayment-commit': {
    body: (lender) => commitOf(lender, 'disbursed', ''),
    other: { amount: '1' },
    kind: 'commits',
    again: { refused: '800005' },
  },
  '/repayment/repayment-confirm': {
    body: async (lender) => {
      const committed = await lender.post(
        '/repayment/repayment-commit',
        await commitOf(lender, 'due', 'c1'),
        'key-of-commit',
      );
      const { repayRecordId } = (await committed.json()).data;
      return {
        orderId: 'due',
        verifyCode: await codeOfSms(lender),
        repaymentRecordId: String(repayRecordId),
      };
    },
    other: { verifyCode: '000 000' },
    kind: 'confirmations',
    again: { refused: '800005' },
  },
  '/repayment/repayment-huichao': {
    body: async (lender) => ({ userId: 'u-1', orderId: 'due', amount: await amountOf(lender, 'due') }),
    other: { amount: '1' },
    kind: 'walletPayments',
    again: 'done',
  },
  '/user-problem/problem-save': {
    body: () => ({
      problemType: '2',
      problemSonType: '',
      problemDetail: 'I paid on Monday',
      problemImage: '',
      orderNo: 'overdue',
    }),
    other: { problemDetail: 'I paid on Tuesday' },
    kind: 'complaints',
    again: 'done',
  },
  '/user-problem/save-score': {
    body: () => ({ problemId: 'CP10001', score: '4' }),
    other: { score: '1' },
    kind: 'serviceRatings',
    again: { refused: 'already-rated' },
  },
  '/v3/loan-details/google-score': {
    body: async (lender) => {
      await orderOf(lender, 'rating');
      return { score: '5' };
    },
    other: { score: '1' },
    kind: 'appRatings',
    again: { refused: 'already-rated' },
  },
  [`${youmi}/register`]: {
    body: async (lender) => {
      const { sid } = (await (await lender.get(`${youmi}/get-sid`, {})).json()).data;
      await lender.get(`${youmi}/get-captcha`, { sid, t: '1' });
      const phone = '13912345678';
      const form = {
        phone,
        capcode: (await lender.control('/captcha')).characters,
        sid,
        deviceId: sid,
        appName: 'PeraLoan',
        app_from: '',
        user_from: '',
        utm_tag: '',
      };
      await lender.post(`${youmi}/get-sms`, form);
      return {
        ...form,
        merchantNumber: '0',
        userName: phone,
        smsCode: await codeOfSms(lender),
        invite_code: '',
        id: 't1',
      };
    },
    other: { invite_code: 'MARIA' },
    kind: 'registrations',
    again: { refused: '11' },
  },
};

export const irreversibleRoutes = groups
  .flatMap(({ routes }) => routes)
  .filter(({ irreversible }) => irreversible);

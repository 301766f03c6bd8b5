import type { Order } from '../../services/orderDetails/schema.ts';
import type { RepaymentInfo } from '../../services/repay/schema.ts';
import { extendedPlan } from '../models/fixtures/repayment.ts';

export const now = Date.parse('2026-11-23T09:00:00+08:00');

export const part = (time: string, paid: boolean | undefined, amount = 312_300) => ({
  title: 'Part',
  remark: '',
  amount,
  time,
  paid,
});

export const states = {
  '21 under review': { orderStatus: '21' },
  '151 approved': { orderStatus: '151' },
  '110 rejected': { orderStatus: '110' },
  '170 sent': { orderStatus: '170' },
  '174 due': { orderStatus: '174', isDelay: true },
  '180 overdue': { orderStatus: '180', isDelay: true, repayDate: '2026-11-20' },
  '200 settled': { orderStatus: '200' },
  '205 unknown': { orderStatus: '205', isDelay: true },
  'none: unknown': { orderStatus: '' },
} satisfies Record<string, Partial<Order>>;

/** By what is missing or contradicts. */
export const sums = {
  nothing: {},
  'the sum': { repayAmount: undefined },
  'the date': { repayDate: '' },
  'sum and date': { repayAmount: undefined, repayDate: '' },
  'what a delay costs once': { penaltyOnce: undefined },
  'nothing: a delay costs nothing once': { penaltyOnce: 0 },
  'nothing: it is due today': { repayDate: '2026-11-23' },
  'a readable plan': { repayPlan: 'unknown' },
  'the sum, with a plan': { repayAmount: undefined, repayPlan: [part('2026-11-28', false)] },
  'nothing: a part is due before the sum': {
    repayPlan: [part('2026-11-03', true), part('2026-12-10', false), part('2027-01-10', false)],
  },
  'nothing: a part is due soon': { repayPlan: [part('2026-11-30', false), part('2027-01-10', false)] },
  'nothing: a part is late': { repayPlan: [part('2026-11-20', false), part('2027-01-10', false)] },
  'nothing: a part is late behind one of the future': {
    repayPlan: [part('2027-01-10', false), part('2026-11-20', false)],
  },
  'the day of the next part: the date of the sum is over': {
    repayDate: '2026-11-20',
    repayPlan: [part('', false), part('2027-01-10', false)],
  },
  'the day of the only part: the date of the sum is over': {
    repayDate: '2026-11-20',
    repayPlan: [part('', false, 924_800)],
  },
  'nothing: a part is of zero': { repayPlan: [part('2026-11-20', false, 0), part('2026-12-10', false)] },
  'nothing: a part is more than the sum': { repayAmount: 112_300, repayPlan: [part('2026-12-10', false)] },
  'what is paid of the plan': {
    repayPlan: [part('2026-11-20', undefined), part('2027-01-10', undefined)],
  },
  'nothing: the sum is zero': { repayAmount: 0 },
  'nothing: the sum is zero, a part is unpaid': { repayAmount: 0, repayPlan: [part('2026-12-10', false)] },
  'nothing: the sum is zero, a part is due soon': { repayAmount: 0, repayPlan: [part('2026-11-30', false)] },
  'nothing: the sum is zero, a part is late': { repayAmount: 0, repayPlan: [part('2026-11-20', false)] },
  'what is paid of the plan: the sum is zero': {
    repayAmount: 0,
    repayPlan: [part('2026-11-03', undefined), part('2026-12-10', undefined)],
  },
  'a readable plan: the sum is zero': { repayAmount: 0, repayPlan: 'unknown' },
} satisfies Record<string, Partial<Order>>;

const price = { title: '', delayAmount: 264_700 };
export const bills = {
  'an instalment': {},
  'an instalment, without the sum': { repayAmount: undefined },
  'an instalment of zero': { repayAmount: 0 },
  'an instalment of zero with an unpaid part': { repayAmount: 0, repayPlan: [part('2026-12-10', false)] },
  'an instalment of zero with a paid plan': {
    repayAmount: 0,
    repayPlan: [part('2026-11-03', true), part('2026-12-10', true), part('2027-01-10', false, 0)],
  },
  'an instalment of zero with a silent plan': {
    repayAmount: 0,
    repayPlan: [part('2026-11-03', undefined), part('2026-12-10', undefined)],
  },
  'an instalment of zero without a readable plan': { repayAmount: 0, repayPlan: 'unknown' },
  'an instalment, without the date': { repayDate: '' },
  'an instalment, without a readable plan': { repayPlan: 'unknown' },
  'a part of the sum': { repayPlan: [part('2026-12-10', false), part('2027-01-10', false)] },
  'a part of the sum, due soon': { repayPlan: [part('2026-11-30', false), part('2027-01-10', false)] },
  'less than a part': { repayAmount: 112_300, repayPlan: [part('2026-12-10', false)] },
  'a late part of the sum': { repayPlan: [part('2026-11-20', false), part('2027-01-10', false)] },
  'an instalment of zero with a late part': { repayAmount: 0, repayPlan: [part('2026-11-20', false)] },
  'an extension': { delayInfo: price, repayPlan: extendedPlan },
  'an extension, without a plan': { delayInfo: price },
  'an extension, without a readable plan': { delayInfo: price, repayPlan: 'unknown' },
  'an extension, without what follows': { delayInfo: price, repayPlan: [part('', false, 264_700)] },
  'an extension, followed by zero': {
    delayInfo: price,
    repayPlan: [part('', false, 264_700), part('2027-03-28', false, 0)],
  },
  'an extension, without the day of what follows': {
    delayInfo: price,
    repayDate: '',
    repayPlan: [part('', false, 578_000)],
  },
  'an extension, without the whole debt': {
    delayInfo: price,
    repayAmount: undefined,
    repayPlan: extendedPlan,
  },
  'an extension of zero': { delayInfo: { title: '', delayAmount: 0 } },
} satisfies Record<string, Partial<RepaymentInfo>>;

/** The first is another day's noon; the others are the last and first moment of a day, when a payment becomes due now, and late. */
export const moments = [
  '2026-11-20T12:00:00+08:00',
  '2026-11-23T23:59:59.999+08:00',
  '2026-11-24T00:00:00+08:00',
  '2026-12-01T23:59:59.999+08:00',
  '2026-12-02T00:00:00+08:00',
].map((moment) => Date.parse(moment));

/** Queries of the code page for a code that the app did not make. */
export const linkedCodes = [
  '?showType=1&payCode=123&repayAmount=892480',
  '?showType=1&payCode=123&repayAmount=892480&productId=p1&orderId=o1',
  '?showType=2&payCode=abc&repayAmount=0',
  '?showType=2&payCodeImg=https://pay.example/qr.png&repayAmount=1',
  '?showType=1&payCode=0312345678901234',
];

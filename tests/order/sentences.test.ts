import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { actionsOf, type Order } from '../../machines/orderDetails/facts.ts';
import { isDue } from '../../machines/repay/channel.ts';
import type { Arrival } from '../../services/order/arrival.ts';
import type { RepaymentInfo } from '../../services/repay/schema.ts';
import { actionLabel } from '../../views/orderDetails/actionLabels.tsx';
import { OrderHero } from '../../views/orderDetails/OrderHero.tsx';
import { Arrived } from '../../views/repay/Arrived.tsx';
import { RepaymentBanner } from '../../views/repay/RepaymentBanner.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { order } from '../models/fixtures/order.ts';
import { extendedPlan, repaymentInfo } from '../models/fixtures/repayment.ts';

const now = Date.parse('2026-11-23T09:00:00+08:00');

const part = (time: string, paid: boolean | undefined, amount = 312_300) => ({
  title: 'Part',
  remark: '',
  amount,
  time,
  paid,
});

const states = {
  '21 under review': { orderStatus: '21' },
  '151 approved': { orderStatus: '151' },
  '110 rejected': { orderStatus: '110' },
  '170 sent': { orderStatus: '170' },
  '174 due': { orderStatus: '174', isDelay: true },
  '180 overdue': { orderStatus: '180', isDelay: true, repayDate: '2026-11-20' },
  '200 settled': { orderStatus: '200' },
  '999 unknown': { orderStatus: '999' },
} satisfies Record<string, Partial<Order>>;

const sums = {
  nothing: {},
  'the sum': { repayAmount: undefined },
  'the date': { repayDate: '' },
  'sum and date': { repayAmount: undefined, repayDate: '' },
  'what a delay costs once': { penaltyOnce: undefined },
  'a readable plan': { repayPlan: 'unknown' },
  'the sum, with a plan': { repayAmount: undefined, repayPlan: [part('2026-11-28', false)] },
  'nothing: a part is due before the sum': {
    repayPlan: [part('2026-11-03', true), part('2026-12-10', false), part('2027-01-10', false)],
  },
  'nothing: a part is late': { repayPlan: [part('2026-11-20', false), part('2027-01-10', false)] },
  'what is paid of the plan': {
    repayPlan: [part('2026-11-20', undefined), part('2027-01-10', undefined)],
  },
  'nothing: the sum is zero': { repayAmount: 0 },
  'nothing: the sum is zero, a part is unpaid': { repayAmount: 0, repayPlan: [part('2026-12-10', false)] },
  'a readable plan: the sum is zero': { repayAmount: 0, repayPlan: 'unknown' },
} satisfies Record<string, Partial<Order>>;

/** What a borrower reads, each element on its own. */
const readOf = (drawn: ReactElement): string =>
  renderToStaticMarkup(drawn)
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<ol.*?<\/ol>/g, '')
    .replace(/<\/(p|strong|h2|h3|div)>|<span class="(block|flex|text-muted block)[^>]*>/g, ' / ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+([,.])/g, '$1')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .replace(/( ?\/ )+/g, ' / ')
    .replace(/^ \/ | \/ $/g, '')
    .trim();

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** One row for a status where nothing that is missing changes what is said. */
const withoutRepeats = (rows: string[][]) =>
  Object.values(Object.groupBy(rows, ([status = '']) => status)).flatMap((same = []) => {
    const [[status = '', , ...said] = []] = same;
    return same.every(([, , ...each]) => String(each) === String(said))
      ? [[status, 'any of them', ...said]]
      : same;
  });

const orderRow = (changes: Partial<Order>): string[] => {
  const shown = order({ noticeStatusText: '', noticeDesText: '', ...changes });
  const actions = actionsOf(shown, now);
  return [
    readOf(createElement(OrderHero, { order: shown, now, market: false })).replace(/ ?\/? ?Status$/, '') ||
      '-',
    actions.map((action) => actionLabel(action, actions)).join(', ') || '-',
  ];
};

const price = { title: '', delayAmount: 264_700 };
const bills = {
  'an instalment': {},
  'an instalment, without the sum': { repayAmount: undefined },
  'an instalment of zero': { repayAmount: 0 },
  'an instalment of zero with an unpaid part': { repayAmount: 0, repayPlan: [part('2026-12-10', false)] },
  'an instalment of zero without a readable plan': { repayAmount: 0, repayPlan: 'unknown' },
  'an instalment, without the date': { repayDate: '' },
  'an instalment, without a readable plan': { repayPlan: 'unknown' },
  'a part of the sum': { repayPlan: [part('2026-12-10', false), part('2027-01-10', false)] },
  'a late part of the sum': { repayPlan: [part('2026-11-20', false), part('2027-01-10', false)] },
  'an instalment of zero with a late part': { repayAmount: 0, repayPlan: [part('2026-11-20', false)] },
  'an extension': { delayInfo: price, repayPlan: extendedPlan },
  'an extension, without a plan': { delayInfo: price },
  'an extension, without a readable plan': { delayInfo: price, repayPlan: 'unknown' },
  'an extension, without what follows': { delayInfo: price, repayPlan: [part('', false, 264_700)] },
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

const arrivals = {
  'not yet': { is: 'waiting' },
  'all, with its sum': { is: 'arrived', received: 924_800, rest: 0 },
  'all, without its sum': { is: 'arrived', received: undefined, rest: undefined },
  'all, and more is owed': { is: 'arrived', received: 312_300, rest: 612_500 },
  'a part': { is: 'partly', received: 300_000, rest: 624_800 },
  'a part, without what is left': { is: 'partly', received: 300_000, rest: undefined },
} satisfies Record<string, Arrival>;

test('an order, a repayment and an arrival say what is known, in the words that were read and accepted', async () => {
  await loadWording('en', ['common', 'orderDetails', 'orderLater', 'repay']);
  const orders = Object.entries(states).flatMap(([state, status]) =>
    Object.entries(sums).map(([missing, changes]) => [
      state,
      missing,
      ...orderRow({ ...status, ...changes }),
    ]),
  );
  expect(orders.length).toBeGreaterThan(60);
  const repayments = Object.entries(bills).map(([bill, changes]) => {
    const info = repaymentInfo(changes);
    const isDelay = info.delayInfo !== undefined;
    return [
      bill,
      readOf(createElement(RepaymentBanner, { info, isDelay, now, market: false })),
      isDue(info) ? 'can be paid' : 'cannot be paid',
    ];
  });
  const found = Object.entries(arrivals).map(([arrived, arrival]) => [
    arrived,
    readOf(createElement(Arrived, { arrival, news: '', market: false })),
    readOf(createElement(Arrived, { arrival, news: '', market: false, extendedTo: '2027-03-28' })),
  ]);
  await expect(
    [
      '# What the pages say',
      '`npx vitest run --project unit tests/order/sentences.test.ts -u` writes this page, in English, as of Nov 23, 2026. Read a changed row as a borrower would.',
      '## An order',
      table(['status', 'what is missing', 'the page says', 'actions'], withoutRepeats(orders)),
      '## A repayment',
      table(['what is to be paid', 'the page says', 'payment'], repayments),
      '## The payment by a code',
      table(['what arrived', 'the page says', 'for an extension'], found),
      '',
    ].join('\n\n'),
  ).toMatchFileSnapshot('accepted/sentences.md');
});

import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { actionsOf } from '../../services/orderDetails/facts.ts';
import type { Order } from '../../services/orderDetails/schema.ts';
import { amountDue, billOf } from '../../services/repay/facts.ts';
import type { Arrival } from '../../services/order/arrival.ts';
import { drawActions } from '../../views/orderDetails/actionLabels.tsx';
import { proofText } from '../../views/orderDetails/documents.ts';
import { OrderHero } from '../../views/orderDetails/OrderHero.tsx';
import { statementText } from '../../views/orderDetails/statement.ts';
import { Arrived } from '../../views/repay/Arrived.tsx';
import { NoSum } from '../../views/repay/NoPayment.tsx';
import { RepaymentBanner } from '../../views/repay/RepaymentBanner.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { order } from '../models/fixtures/order.ts';
import { repaymentInfo } from '../models/fixtures/repayment.ts';
import { bills, now, part, states, sums } from './states.ts';

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

/** A list in place of a table whose rows would be too long to read. */
const list = (heads: string[], rows: string[][]) =>
  rows
    .flatMap(([first, ...said]) => [
      `- ${first}`,
      ...said.map((text, index) => `  - ${heads[index]}: ${text}`),
    ])
    .join('\n');

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
  const labels: string[] = [];
  drawActions(actionsOf(shown, now), false, (_action, _kind, label) => labels.push(label));
  return [
    readOf(createElement(OrderHero, { order: shown, now, market: false })).replace(/ ?\/? ?Status$/, '') ||
      '-',
    labels.join(', ') || '-',
  ];
};

const received = { amount: 312_300, time: '2026-11-03', channel: 'GCash', reference: 'R1', code: '' };
const records = {
  ...sums,
  'nothing: late by the status alone': { orderStatus: '180', repayPlan: [part('2026-12-10', false)] },
  'the payments: one cannot be read': { payments: 'unknown' },
  'nothing: no payment was received': { payments: [] },
  'nothing: payments were received': { payments: [received, { ...received, time: '', reference: '' }] },
  'the payments, but the plan is paid': { repayPlan: [part('2026-11-03', true), part('2026-11-20', true)] },
  'the payments: less than the plan': {
    payments: [received],
    repayPlan: [part('2026-11-03', true), part('2026-11-20', true)],
  },
  'the payments, but a part is paid': { repayPlan: [part('2026-11-03', true), part('2026-12-10', false)] },
  'the day of the last payment': { payments: [received], paidAt: '' },
  'nothing: the day of the last payment is known': { payments: [received], paidAt: '2026-11-03' },
} satisfies Record<string, Partial<Order>>;

const lender = { companyName: 'PeraLoan', secNumber: '', caNumber: '' };
const paperRow = (text: typeof proofText, changes: Partial<Order>): string =>
  text({
    order: order({ noticeStatusText: '', userOrderDetail: [], ...changes }),
    number: 'o1',
    lender,
    market: false,
    now,
  }).replaceAll('\n', ' / ');

const arrivals = {
  'not yet': { is: 'waiting' },
  'all, with its sum': { is: 'arrived', received: 924_800, rest: 0 },
  'all, without its sum': { is: 'arrived', received: undefined, rest: undefined },
  'all, and more is owed': { is: 'arrived', received: 312_300, rest: 612_500 },
  'a part': { is: 'partly', received: 300_000, rest: 624_800 },
  'a part, without what is left': { is: 'partly', received: 300_000, rest: undefined },
} satisfies Record<string, Arrival>;

const extended = (arrival: Arrival, isShown: boolean): Arrival =>
  arrival.is === 'arrived' ? { ...arrival, extension: { day: '2027-03-28', isShown } } : arrival;

test('shows what is known of an order, a repayment and an arrival, in the accepted texts', async () => {
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
      readOf(createElement(amountDue(info) ? RepaymentBanner : NoSum, { info, isDelay, now, market: false })),
      billOf(info, now) === 'due' ? 'can be paid' : 'cannot be paid',
    ];
  });
  const papers = Object.entries(records).map(([missing, changes]) => [
    missing,
    paperRow(statementText, changes),
    paperRow(proofText, { ...changes, orderStatus: '200' }),
  ]);
  const found = Object.entries(arrivals).map(([arrived, arrival]) => [
    arrived,
    readOf(createElement(Arrived, { arrival, market: false })),
    ...[true, false].map((isShown) =>
      readOf(createElement(Arrived, { arrival: extended(arrival, isShown), market: false })),
    ),
  ]);
  await expect(
    [
      '# What the pages say',
      '`npx vitest run --project unit tests/order/sentences.test.ts -u` writes this page, in English, as of Nov 23, 2026. Read a changed row as a borrower would.',
      '## An order',
      table(['status', 'what is missing', 'the page says', 'actions'], withoutRepeats(orders)),
      '## A repayment',
      table(['what is to be paid', 'the page says', 'payment'], repayments),
      '## The statement of an order that is due, and the proof of one that is settled, by what is missing',
      list(['the statement', 'the proof'], papers),
      '## The payment by a code',
      table(
        ['what arrived', 'the page says', 'for an extension', 'for one that the order does not show'],
        found,
      ),
      '',
    ].join('\n\n'),
  ).toMatchFileSnapshot('accepted/sentences.md');
});

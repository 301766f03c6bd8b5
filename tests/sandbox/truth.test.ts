import * as v from 'valibot';
import { expect, test } from 'vitest';
import { tables } from '../../sandbox/api/index.ts';
import { complaint } from '../../sandbox/api/groups/complaint.ts';
import { repay } from '../../sandbox/api/groups/repay.ts';
import { Refusal, type Group } from '../../sandbox/api/route.ts';
import { dayFromToday } from '../../sandbox/domain/calendar.ts';
import { complaintsOf, isCollectible, replyByOf } from '../../sandbox/domain/complaints.ts';
import { openDatabase } from '../../sandbox/database.ts';
import { demonstrate } from '../../sandbox/demonstration.ts';
import { effectiveRateOf, findOffer } from '../../sandbox/domain/offers.ts';
import { detailsOf } from '../../sandbox/domain/orderDetails.ts';
import {
  allOrders,
  askedNow,
  costOfDelay,
  findOrder,
  applyEvent,
  type OrderRow,
  orderBill,
  outstanding,
  passDay,
} from '../../sandbox/domain/orders.ts';
import { money } from '../../sandbox/domain/money.ts';
import { termLimits } from '../../sandbox/domain/lending.ts';
import { recommendedProducts } from '../../sandbox/domain/recommended.ts';
import { parseEnvironment } from '../../services/visit/environment.ts';
import { costRange } from '../../services/lending/example.ts';
import { wording as site } from '../../views/wording/spec/site.ts';

const database = () => openDatabase(':memory:', tables);
const centavos = (text: string) =>
  [...text.matchAll(/[₱₹]([\d,]+)(?:\.(\d\d))?/g)].map(([, pesos = '', cents = '00']) =>
    Number(pesos.replaceAll(',', '') + cents),
  );

const sentencesOf = (db: ReturnType<typeof database>, order: OrderRow) => {
  const { noticeStatusText, noticeDesText, reyMsg } = detailsOf(db, order, '0', '');
  return `${noticeStatusText}. ${noticeDesText ?? ''} ${reyMsg}`;
};

/** The sums of an order's sentences, in their order. */
const sumsOf = (order: OrderRow, isExtended: boolean): number[] => {
  const received = order.principal - order.fee;
  const sums: Record<OrderRow['state'], number[]> = {
    applied: order.withdraw_link ? [order.principal] : [],
    approved: [received],
    rejected: [],
    disbursed: isExtended ? [order.principal] : [received, order.principal],
    due: [order.principal],
    overdue: [askedNow(order), order.principal],
    settled: [],
    other: [],
  };
  return sums[order.state];
};

/** Each row with a figure, as the books have it. A rejected application has cost nothing. */
const rowsOf = (order: OrderRow): Record<string, string> => {
  const { interest, penalty } = orderBill(order);
  const total = order.principal + interest + penalty;
  const peso = (sum: number) => (sum > 0 ? money(sum, '0') : '');
  if (order.state === 'rejected') return { 'Amount applied for': peso(order.principal) };
  return {
    'Loan amount': peso(order.principal),
    Term: `${order.term_days} days`,
    Interest: peso(interest),
    'Interest rate': `${(order.monthly_rate / 100).toFixed(1)}% a month`,
    'Processing fee': peso(order.fee),
    'You receive': peso(order.principal - order.fee),
    Penalty: peso(penalty),
    'Total to repay': peso(total),
    'Paid so far': peso(order.paid),
    'Still to pay': order.due_in === null ? '' : peso(total - order.paid),
  };
};

/** Data of a call as text, its sums in centavos; nothing when it is refused. */
const answerOf = (group: Group, path: string, payload: object, db: ReturnType<typeof database>) => {
  const call = { database: db, sessionId: 's', market: '0', origin: '' };
  try {
    return group.routes.find((route) => route.path === path)?.handle(payload, call);
  } catch (error) {
    if (error instanceof Refusal) return;
    throw error;
  }
};

const paymentSchema = v.object({
  repayAmount: v.number(),
  detail: v.array(v.object({ text: v.string(), value: v.string() })),
  repayPlan: v.array(v.object({ amount: v.number() })),
  delayInfo: v.optional(v.object({ delayAmount: v.number() })),
});

/** What the pages of repayment, extension and complaint show of an order, where it has them. */
const pageFaultsOf = (db: ReturnType<typeof database>, order: OrderRow): string[] => {
  const key = { orderId: order.id, productId: order.product_id };
  const { interest, penalty } = orderBill(order);
  const peso = (sum: number) => (sum > 0 ? money(sum, '0') : '');
  const owed = outstanding(order);
  const price = Math.min(interest + penalty, owed);
  const told = {
    'Loan amount': order.principal,
    Interest: interest,
    Penalty: penalty,
    'Paid so far': order.paid,
  };
  const faults = ['/v3/installment/loan-play-detail', '/spoken/unforgettable'].flatMap((path) => {
    const answer = answerOf(repay, path, key, db);
    if (answer === undefined) return [];
    const { repayAmount, detail, repayPlan, delayInfo } = v.parse(paymentSchema, answer);
    const rows = new Map(detail.map(({ text, value }) => [text, value]));
    const planned = repayPlan.reduce((sum, { amount }) => sum + amount, 0);
    const whole = delayInfo ? price + order.principal + interest - order.paid : owed;
    return [
      ...(repayAmount === askedNow(order) ? [] : [`asks for ${repayAmount}`]),
      ...(planned === whole ? [] : [`plans ${planned}, not ${whole}`]),
      ...(delayInfo === undefined || (delayInfo.delayAmount === price && repayPlan[0]?.amount === price)
        ? []
        : [`extends for ${delayInfo.delayAmount}`]),
      ...Object.entries(told).flatMap(([row, sum]) =>
        rows.get(row) === peso(sum) ? [] : [`${row}: ${rows.get(row)}`],
      ),
    ].map((fault) => `${path}: ${fault}`);
  });
  const init = JSON.stringify(answerOf(complaint, '/user-problem/problem-init', { orderId: order.id }, db));
  const { orderDetail } = v.parse(
    v.object({ orderDetail: v.object({ list: v.array(v.object({ value: v.string() })) }) }),
    JSON.parse(init),
  );
  const card = orderDetail.list.slice(1).map(({ value }) => value);
  const expected = [peso(order.principal), order.due_in === null ? '' : money(owed, '0')];
  return [...faults, ...(String(card) === String(expected) ? [] : [`complaint: ${card}`])].map(
    (fault) => `${order.id}, ${order.state}, due in ${order.due_in}: ${fault}`,
  );
};

const faultsOf = (db: ReturnType<typeof database>, order: OrderRow): string[] => {
  const said = sentencesOf(db, order);
  // The scenario of an order without texts.
  if (order.content === 'empty') return [];
  const sums = centavos(said);
  const { repayDate, userOrderDetail } = detailsOf(db, order, '0', '');
  const rows = new Map(userOrderDetail.detail.map(({ text, value }) => [text, value]));
  const isLate = order.state === 'overdue';
  const grows = isLate && costOfDelay(order) > 0;
  const dates = [...said.matchAll(/[A-Z][a-z]+ \d{1,2}, \d{4}/g)].map(([date]) =>
    new Date(`${date} UTC`).toISOString().slice(0, 10),
  );
  const arrival = said.match(/within (\d to \d days)/)?.[1]?.replace(' to ', '–');
  return [
    ...(String(sums) === String(sumsOf(order, said.startsWith('Extended')))
      ? []
      : [`the books have other sums than ${sums}`]),
    ...Object.entries(rowsOf(order)).flatMap(([row, value]) =>
      order.content === 'long' || rows.get(row) === value ? [] : [`${row}: ${rows.get(row)}, not ${value}`],
    ),
    ...(arrival === undefined || arrival === site['site.moneyTime']
      ? []
      : [`the site has another time than ${arrival}`]),
    ...(/decide within (?!1 day)/.test(said) ? ['the site has another time for a decision'] : []),
    ...(/to stop the penalty/.test(said) === grows ? [] : ['the penalty grows, or does not']),
    ...(isLate && !said.includes('never exceed') ? ['the cap is not named'] : []),
    ...(/loan is ready|Ready for you/.test(said) && !order.withdraw_link ? ['nothing can be taken'] : []),
    ...(/on its way/.test(said) && order.asks_card ? ['no account takes the money'] : []),
    ...(/decide/.test(said) && order.withdraw_link ? ['it is decided already'] : []),
    ...(order.state === 'rejected' ? [] : dates.filter((date) => date !== repayDate)),
  ].map((fault) => `${order.id}, ${order.state}: ${fault}: ${said}`);
};

test('says of every order, on each of 150 days, only what its books say', () => {
  const db = database();
  const faults = allOrders(db).flatMap(({ id }) =>
    Array.from({ length: 150 }, () => {
      passDay(db, id);
      const order = findOrder(db, id);
      return order ? [...faultsOf(db, order), ...pageFaultsOf(db, order)] : [];
    }).flat(),
  );
  expect([...allOrders(database()).flatMap((order) => faultsOf(database(), order)), ...faults]).toEqual([]);
});

test('says that a loan was extended', () => {
  const db = database();
  applyEvent(db, 'overdue-rollover', 'extended');
  const order = findOrder(db, 'overdue-rollover');
  expect(order && sentencesOf(db, order)).toMatch(/^Extended\. Your loan is extended\. Interest/);
});

test('says of a complaint only what the books of its loan say', () => {
  const db = database();
  const complaints = allOrders(db).flatMap(({ borrower_id }) => complaintsOf(db, borrower_id));
  expect(complaints.length).toBeGreaterThan(3);
  const faults = complaints.flatMap((made) => {
    const order = findOrder(db, made.order_id);
    if (!order) return [`${made.id} is about no loan`];
    const received = detailsOf(db, order, '0', '').payments.map(({ amount }) => amount);
    const said = `${made.content} ${made.answer}`;
    const isReceived = centavos(said).every((sum) => received.includes(sum));
    return [
      ...(/did not send us/.test(said) && isReceived ? ['the payment is in the books'] : []),
      ...(/is recorded|arrived/.test(said) && !isReceived ? ['the payment is not in the books'] : []),
      ...(made.type === '1' && !isCollectible(order) ? ['nothing is collected'] : []),
      ...(/fee/.test(said) && order.fee === 0 ? ['there is no fee'] : []),
      ...(made.answer === '' && replyByOf(made, db.now()) < dayFromToday(0, db.now()) ? ['it is late'] : []),
    ].map((fault) => `${made.id}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

test('advertises what the product costs, and its limits', () => {
  const db = database();
  const environment: NodeJS.ProcessEnv = {};
  demonstrate(environment);
  const rates = parseEnvironment(environment);
  const offer = findOffer(db, 'p1');
  if (!offer) throw new Error('The promoted product has no offer.');
  expect(rates.exampleRate).toBe(offer.monthly_rate);
  expect(rates.exampleFee).toBe((offer.fee / offer.principal) * 10_000);
  const range = costRange(rates);
  const effective = Number(effectiveRateOf(offer));
  expect(effective).toBeGreaterThanOrEqual(Number(range?.from));
  expect(effective).toBeLessThanOrEqual(Number(range?.to));

  const promotions = tables.flatMap(({ seed }) => seed?.['promotions'] ?? []);
  const products = tables.flatMap(({ seed }) => seed?.['products'] ?? []);
  const words = JSON.stringify([promotions, products]);
  expect(words).not.toMatch(/no hidden|free of charge/i);
  expect(words).not.toMatch(/₱[\d,]+ in one day/);
  expect(centavos(words)).toEqual([products.find(({ id }) => id === 'p1')?.['highest']]);
  expect(words).toContain(`${termLimits.shortest} to ${termLimits.longest} days`);
});

test('lists each product with the effective rate of its offer', () => {
  const db = database();
  for (const { productKey, rate, rateDescription, description } of recommendedProducts(db, '', '0')) {
    const offer = findOffer(db, productKey);
    expect(rateDescription).toBe('Effective rate, fee included');
    expect(rate).toBe(offer && `${effectiveRateOf(offer)}% a month`);
    expect(description).toBe(offer && `For ${offer.term_days} days`);
  }
});

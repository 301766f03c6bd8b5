import { expect, test } from 'vitest';
import { tables } from '../../sandbox/api/index.ts';
import { openDatabase } from '../../sandbox/database.ts';
import { demonstrate } from '../../sandbox/demonstration.ts';
import { createJournal } from '../../sandbox/journal.ts';
import { effectiveRateOf, findOffer } from '../../sandbox/domain/offers.ts';
import { detailsOf } from '../../sandbox/domain/orderDetails.ts';
import {
  allOrders,
  askedNow,
  costOfDelay,
  findOrder,
  happen,
  type OrderRow,
  orderBill,
  outstanding,
  passDay,
} from '../../sandbox/domain/orders.ts';
import { termLimits } from '../../sandbox/domain/lending.ts';
import { recommendedProducts } from '../../sandbox/domain/recommended.ts';
import { parseEnvironment } from '../../services/visit/environment.ts';
import { costRange } from '../../services/lending/example.ts';

const database = () => openDatabase(':memory:', tables);
const centavos = (text: string) =>
  [...text.matchAll(/[₱₹]([\d,]+)(?:\.(\d\d))?/g)].map(([, pesos = '', cents = '00']) =>
    Number(pesos.replaceAll(',', '') + cents),
  );

const sentencesOf = (db: ReturnType<typeof database>, order: OrderRow) => {
  const { noticeStatusText, noticeDesText, reyMsg } = detailsOf(db, order, '0', '');
  return `${noticeStatusText}. ${noticeDesText ?? ''} ${reyMsg}`;
};

const faultsOf = (db: ReturnType<typeof database>, order: OrderRow): string[] => {
  const said = sentencesOf(db, order);
  const bill = orderBill(order);
  const known = [
    askedNow(order),
    order.principal,
    order.principal - order.fee,
    bill.total,
    outstanding(order),
  ];
  // The scenario of an order without texts.
  if (order.content === 'empty') return [];
  const isLate = order.state === 'overdue';
  const grows = isLate && costOfDelay(order) > 0;
  const { repayDate } = detailsOf(db, order, '0', '');
  const dates = [...said.matchAll(/[A-Z][a-z]+ \d{1,2}, \d{4}/g)].map(([date]) =>
    new Date(`${date} UTC`).toISOString().slice(0, 10),
  );
  return [
    ...centavos(said).flatMap((sum) => (known.includes(sum) ? [] : [`${sum} is in no book`])),
    ...(/to stop the penalty/.test(said) === grows ? [] : ['the penalty grows, or does not']),
    ...(isLate && !said.includes('never exceed') ? ['the cap is not named'] : []),
    ...(/loan is ready|Ready for you/.test(said) && !order.withdraw_link ? ['nothing can be taken'] : []),
    ...(/decide/.test(said) && order.withdraw_link ? ['it is decided already'] : []),
    ...(order.state === 'rejected' ? [] : dates.filter((date) => date !== repayDate)),
  ].map((fault) => `${order.id}, ${order.state}: ${fault}: ${said}`);
};

test('says of every order, on each of 150 days, only what its books say', () => {
  const db = database();
  const journal = createJournal();
  const faults = allOrders(db).flatMap(({ id }) =>
    Array.from({ length: 150 }, () => {
      passDay(db, journal, id);
      const order = findOrder(db, id);
      return order ? faultsOf(db, order) : [];
    }).flat(),
  );
  expect([...allOrders(database()).flatMap((order) => faultsOf(database(), order)), ...faults]).toEqual([]);
});

test('says that a loan was extended', () => {
  const db = database();
  happen(db, createJournal(), 'overdue-rollover', 'extended');
  const order = findOrder(db, 'overdue-rollover');
  expect(order && sentencesOf(db, order)).toMatch(/^Extended\. Your loan is extended\. Please pay ₱/);
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

import { afterEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { tables } from '../../sandbox/api/index.ts';
import { openDatabase } from '../../sandbox/database.ts';
import { bankItems, readAccount } from '../../sandbox/domain/bankForm.ts';
import { monthlyRateCap, termLimits } from '../../sandbox/domain/lending.ts';
import { allOffers, confirmationOf, findOffer, offerBill } from '../../sandbox/domain/offers.ts';
import { findOrder, passDay } from '../../sandbox/domain/orders.ts';
import { takeLoan } from '../../sandbox/domain/takeLoan.ts';
import { cardInitSchema } from '../../services/bindBank/schema.ts';
import { confirmationSchema } from '../../services/loanConfirm/schema.ts';

const database = openDatabase(':memory:', tables);
const offerOf = (id: string) => {
  const offer = findOffer(database, id);
  if (!offer) throw new Error(`There is no offer ${id}`);
  return offer;
};
const offers = allOffers(database).filter(({ content }) => content !== 'refused');
afterEach(() => database.reset());

describe.each(offers.map((offer) => [offer.id, offer] as const))('offer %s', (_, offer) => {
  test('keeps the legal caps and the limits of the terms', () => {
    const { interest, fee, principal } = offerBill(offer);
    expect(offer.monthly_rate).toBeLessThanOrEqual(monthlyRateCap);
    expect(interest + fee).toBeLessThanOrEqual(principal);
    expect(offer.term_days).toBeGreaterThanOrEqual(termLimits.shortest);
    expect(offer.term_days).toBeLessThanOrEqual(termLimits.longest);
  });

  test("responds in the app's format, with a schedule that adds up to the centavo", () => {
    const told = v.parse(confirmationSchema, confirmationOf(database, offer, '0'));
    const sum = told.repay_plans?.reduce((total, { amount }) => total + amount, 0);
    const isWhole = !['wrong', 'bare'].includes(offer.content);
    expect(told.amount).toBe(offer.principal);
    expect(sum === offerBill(offer).total).toBe(isWhole);
  });
});

test('creates an order when a loan is taken, or advances the order that asked for it', () => {
  const offer = offerOf('o-stay');
  const id = takeLoan(database, offer, 'b5', '');
  expect(findOrder(database, id)).toMatchObject({
    state: 'approved',
    principal: offer.principal,
    borrower_id: 'b5',
  });
  passDay(database, id);
  expect(findOrder(database, id)).toMatchObject({ state: 'disbursed', due_in: offer.term_days });
  const classic = offerOf('p1');
  expect(takeLoan(database, classic, 'b3', '')).toBe('withdraw');
  expect(findOrder(database, 'withdraw')).toMatchObject({ state: 'approved', withdraw_link: '' });
});

test('parses the bank form, and checks its answers', () => {
  expect(v.parse(cardInitSchema, { items: bankItems })).toHaveLength(bankItems.length);
  expect(readAccount({ cardType: '1', walletCode: 'GCSH', walletNumber: '09171234567' })).toEqual({
    name: 'GCash',
    number: '09171234567',
  });
  expect(readAccount({ cardType: '2', bankCode: 'BDO', accountNumber: '1' })).toHaveProperty('fault');
  expect(readAccount({ cardType: '2', bankCode: 'GCSH', accountNumber: '1234567890' })).toHaveProperty(
    'fault',
  );
});

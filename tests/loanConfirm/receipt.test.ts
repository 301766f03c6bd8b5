import { afterEach, describe, expect, test, vi } from 'vitest';
import { receiptOwner } from '../../machines/loanConfirm/context.ts';
import { readReceipt } from '../../services/loanConfirm/receipt.ts';
import { keepReceipt, readTaken, receiptOf } from '../../services/loanConfirm/takenReceipt.ts';
import { ownerNow } from '../../services/device/owner.ts';
import { confirmation } from '../models/fixtures/confirmation.ts';

const receipt = receiptOf(confirmation(), [{ title: 'Loan agreement' }]);
const page = (query: string) => new URLSearchParams(query);
const here = 'productId=p1&orderId=o1&sessionId=s1';

const take = (next = 'o1', query = here) =>
  keepReceipt(receipt, ownerNow(next, page(query), Date.now()), {
    productId: 'p1',
    orderId: page(query).get('orderId') ?? '',
  });

afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

test('lists no documents without a title, which could not be told apart or read out', () => {
  const titles = [{ title: '' }, { title: 'Loan agreement' }, { title: '' }];
  expect(receiptOf(confirmation(), titles).documents).toEqual(['Loan agreement']);
});

describe('a loan that was taken', () => {
  test.each([
    ['the same page', here, 'o1'],
    ['the page by the alias of its product', 'product_id=p1&orderId=o1&sessionId=s1', 'o1'],
    ['the same page, when the lender began another order', here, 'o9'],
  ])('recognises a taken loan on %s', (_, query, next) => {
    take(next);
    expect(readTaken(page(query), Date.now())).toEqual(receipt);
  });

  test.each([
    ['another order of the product', 'productId=p1&orderId=o2&sessionId=s1'],
    ['the order that was begun', 'productId=p1&orderId=o9&sessionId=s1'],
    ['another product', 'productId=p2&orderId=o1&sessionId=s1'],
    ['another session', 'productId=p1&orderId=o1&sessionId=s2'],
    ['no session', 'productId=p1&orderId=o1'],
    ['no order', 'productId=p1&sessionId=s1'],
  ])('does not recognise a taken loan on the page of %s', (_, query) => {
    take('o9');
    expect(readTaken(page(query), Date.now())).toBeUndefined();
  });

  test('recognises a taken loan without an order in the URL as one of no particular order', () => {
    take('', 'productId=p1&sessionId=s1');
    expect(readTaken(page('productId=p1&sessionId=s1'), Date.now())).toBeUndefined();
  });

  test('keeps a receipt for a day', () => {
    vi.useFakeTimers();
    take();
    vi.advanceTimersByTime(24 * 3_600_000);
    expect(readTaken(page(here), Date.now())).toBeUndefined();
  });

  test.each([
    '/loanDetail?productId=p1&orderId=o9#top',
    '/loanDetail?productId=p1&amp;orderId=o9',
    '/loanDetail?productId=p1?orderId=o9',
    'https://lend.example/done?orderId=o9',
  ])('belongs to the order of the next page %s', (link) => {
    expect(receiptOwner({ orderId: 'o1', search: here }, link, 0).orderId).toBe('o9');
  });

  test('keeps its own page when another one follows', () => {
    keepReceipt(receipt, ownerNow('o9', page(here), Date.now()));
    expect(readTaken(page(here), Date.now())).toBeUndefined();
    expect(readReceipt(page('orderId=o9&sessionId=s1'), Date.now())).toEqual(receipt);
  });

  test('shows its receipt with the order that it leads to', () => {
    take('o9');
    expect(readReceipt(page('orderId=o9&sessionId=s1'), Date.now())).toEqual(receipt);
    expect(readReceipt(page(here), Date.now())).toBeUndefined();
  });
});

test('ignores a stored value that is not a receipt', () => {
  sessionStorage.setItem('receipt', '{"owner":{}}');
  expect([readTaken(page(here), Date.now()), readReceipt(page(here), Date.now())]).toEqual([
    undefined,
    undefined,
  ]);
});

import { describe, expect, test, vi } from 'vitest';
import { loanConfirmMachine } from '../../machines/loanConfirm/machine.ts';
import { receiptOwner } from '../../services/loanConfirm/takenReceipt.ts';
import { readReceipt } from '../../services/loanConfirm/receipt.ts';
import { readTaken, receiptOf, receiptToStore } from '../../services/loanConfirm/takenReceipt.ts';
import type { Stored, StorageRequest } from '../../services/device/stored.ts';
import { ownerNow } from '../../services/device/owner.ts';
import { holdCalls, openScreen } from '../doubles/lender.ts';
import { confirmation } from '../models/fixtures/confirmation.ts';

const receipt = receiptOf(confirmation(), [{ title: 'Loan agreement' }]);
const page = (query: string) => new URLSearchParams(query);
const here = 'productId=p1&orderId=o1&sessionId=s1';

const storedBy = (requests: StorageRequest[]): Stored => ({
  texts: { receipt: requests.flatMap((one) => ('text' in one ? (one.text ?? []) : [])).join('') },
  entry: Object.assign({}, ...requests.map((one) => ('values' in one ? one.values : {}))),
});

const take = (next = 'o1', query = here): Stored =>
  storedBy(
    receiptToStore(receipt, ownerNow(next, page(query), Date.now()), {
      productId: 'p1',
      orderId: page(query).get('orderId') ?? '',
    }),
  );

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
    const stored = take(next);
    expect(readTaken(stored, page(query), Date.now())).toEqual(receipt);
  });

  test.each([
    ['another order of the product', 'productId=p1&orderId=o2&sessionId=s1'],
    ['the order that was begun', 'productId=p1&orderId=o9&sessionId=s1'],
    ['another product', 'productId=p2&orderId=o1&sessionId=s1'],
    ['another session', 'productId=p1&orderId=o1&sessionId=s2'],
    ['no session', 'productId=p1&orderId=o1'],
    ['no order', 'productId=p1&sessionId=s1'],
  ])('does not recognise a taken loan on the page of %s', (_, query) => {
    const stored = take('o9');
    expect(readTaken(stored, page(query), Date.now())).toBeUndefined();
  });

  test('recognises a taken loan without an order in the URL only in its own history entry', () => {
    const address = 'productId=p1&sessionId=s1';
    const { entry, ...elsewhere } = take('', address);
    expect(readTaken({ ...elsewhere, entry }, page(address), Date.now())).toEqual(receipt);
    expect(readTaken(elsewhere, page(address), Date.now())).toBeUndefined();
  });

  test('keeps a receipt for a day', () => {
    vi.useFakeTimers();
    const stored = take();
    vi.advanceTimersByTime(24 * 3_600_000);
    expect(readTaken(stored, page(here), Date.now())).toBeUndefined();
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
    const stored = storedBy(receiptToStore(receipt, ownerNow('o9', page(here), Date.now())));
    expect(readTaken(stored, page(here), Date.now())).toBeUndefined();
    expect(readReceipt(stored, page('orderId=o9&sessionId=s1'), Date.now())).toEqual(receipt);
  });

  test('shows its receipt with the order that it leads to', () => {
    const stored = take('o9');
    expect(readReceipt(stored, page('orderId=o9&sessionId=s1'), Date.now())).toEqual(receipt);
    expect(readReceipt(stored, page(here), Date.now())).toBeUndefined();
  });
});

test('ignores a stored value that is not a receipt', () => {
  const stored = { texts: { receipt: '{"owner":{}}' } };
  expect([readTaken(stored, page(here), Date.now()), readReceipt(stored, page(here), Date.now())]).toEqual([
    undefined,
    undefined,
  ]);
});

test('shows a taken loan, not its offer, on a phone whose clock is two days ahead', () => {
  const search = `?${here}`;
  const taken = take();
  holdCalls();
  vi.useFakeTimers({ now: Date.now() + 2 * 86_400_000, toFake: ['Date'] });
  const { actor } = openScreen(loanConfirmMachine, { route: 'confirmUrl', search, stored: taken });
  expect(actor.getSnapshot().context.taken).toEqual(receipt);
});

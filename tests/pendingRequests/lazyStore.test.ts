import { describe, expect, test, vi } from 'vitest';
import { createLazyStore } from '../../services/pendingRequests/lazyStore.ts';
import { bookDouble } from '../doubles/pendingStore.ts';
import { inquiry, loan } from './loan.ts';

const open = ({ isKept, breaks = () => false }: { isKept: () => boolean; breaks?: () => boolean }) => {
  const loads: boolean[] = [];
  const book = createLazyStore({
    tabs: bookDouble().tabs,
    mayKeep: async () => isKept(),
    load: async (knowsNone) => {
      loads.push(knowsNone());
      if (breaks()) throw new TypeError('Failed to fetch dynamically imported module');
      return bookDouble();
    },
  });
  return { book, loads };
};

describe('a phone without a pending request', () => {
  test('loads nothing to look for a pending request', async () => {
    const { book, loads } = open({ isKept: () => false });
    expect(await book.find(inquiry)).toBe(undefined);
    expect(await book.hasNews()).toBe(false);
    await book.note('s-1', { type: 'intents.settled', subject: 'product:p1', purposes: ['takeLoan'] });
    expect(loads).toEqual([]);
  });

  test('loads the book once for the first request, and reports that nothing was stored when the page opened', async () => {
    let isKept = false;
    const { book, loads } = open({ isKept: () => isKept });
    await book.hasNews();
    isKept = true;
    expect(await book.claim(loan)).toMatchObject({ kind: 'claimed' });
    expect(await book.hasNews()).toBe(true);
    await book.fetch();
    expect(loads).toEqual([true]);
  });
});

test('loads the book on a phone with a pending request', async () => {
  const { book, loads } = open({ isKept: () => true });
  await book.hasNews();
  expect(loads).toEqual([false]);
});

test('permits no request while the book cannot be loaded, and retries with the next one', async () => {
  let isBroken = true;
  const { book, loads } = open({ isKept: () => false, breaks: () => isBroken });
  await book.fetch();
  expect(await book.claim(loan)).toMatchObject({ kind: 'blocked', warning: { reason: 'forgetful' } });
  isBroken = false;
  expect(await book.claim(loan)).toMatchObject({ kind: 'claimed' });
  expect(loads).toEqual([true, true, true]);
});

test('counts what is stored as unknown to the page if the book did not load when the page opened', async () => {
  let isBroken = true;
  const { book, loads } = open({ isKept: () => true, breaks: () => isBroken });
  await book.hasNews();
  isBroken = false;
  await book.claim(loan);
  expect(loads).toEqual([false, true]);
});

test('looks for a pending request as soon as the book loads, if it did not load at first', async () => {
  vi.useFakeTimers();
  let isBroken = true;
  const { book } = open({ isKept: () => true, breaks: () => isBroken });
  const looking = vi.fn<(found: unknown) => void>();
  void book.find(inquiry).then(looking);
  await vi.advanceTimersByTimeAsync(900);
  isBroken = false;
  expect(looking).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(looking).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('gives up when the book does not load for a long time', async () => {
  vi.useFakeTimers();
  const { book, loads } = open({ isKept: () => true, breaks: () => true });
  const found = book.find(inquiry);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await found).toBe(undefined);
  expect(loads).toHaveLength(4);
  vi.useRealTimers();
});

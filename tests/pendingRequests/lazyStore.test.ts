import { describe, expect, test, vi } from 'vitest';
import { createLazyStore } from '../../services/pendingRequests/lazyStore.ts';
import { storeDouble } from '../doubles/pendingStore.ts';
import { inquiry, loan } from './loan.ts';

const open = ({ isKept, breaks = () => false }: { isKept: () => boolean; breaks?: () => boolean }) => {
  const loads: boolean[] = [];
  const store = createLazyStore({
    tabs: storeDouble().tabs,
    mayKeep: async () => isKept(),
    load: async (knowsNone) => {
      loads.push(knowsNone());
      if (breaks()) throw new TypeError('Failed to fetch dynamically imported module');
      return storeDouble();
    },
  });
  return { store, loads };
};

describe('a phone without a pending request', () => {
  test('loads nothing to look for a pending request', async () => {
    const { store, loads } = open({ isKept: () => false });
    expect(await store.find(inquiry)).toBe(undefined);
    expect(await store.hasNews()).toBe(false);
    await store.note('s-1', { type: 'requests.settled', subject: 'product:p1', purposes: ['takeLoan'] });
    expect(loads).toEqual([]);
  });

  test('loads the store once for the first request, and reports that nothing was stored when the page opened', async () => {
    let isKept = false;
    const { store, loads } = open({ isKept: () => isKept });
    await store.hasNews();
    isKept = true;
    expect(await store.open(loan)).toMatchObject({ kind: 'opened' });
    expect(await store.hasNews()).toBe(true);
    await store.fetch();
    expect(loads).toEqual([true]);
  });
});

test('loads the store on a phone with a pending request', async () => {
  const { store, loads } = open({ isKept: () => true });
  await store.hasNews();
  expect(loads).toEqual([false]);
});

test('permits no request while the store cannot be loaded, and retries with the next one', async () => {
  let isBroken = true;
  const { store, loads } = open({ isKept: () => false, breaks: () => isBroken });
  await store.fetch();
  expect(await store.open(loan)).toMatchObject({ kind: 'blocked', warning: { reason: 'forgetful' } });
  isBroken = false;
  expect(await store.open(loan)).toMatchObject({ kind: 'opened' });
  expect(loads).toEqual([true, true, true]);
});

test('counts what is stored as unknown to the page if the store did not load when the page opened', async () => {
  let isBroken = true;
  const { store, loads } = open({ isKept: () => true, breaks: () => isBroken });
  await store.hasNews();
  isBroken = false;
  await store.open(loan);
  expect(loads).toEqual([false, true]);
});

test('looks for a pending request as soon as the store loads, if it did not load at first', async () => {
  vi.useFakeTimers();
  let isBroken = true;
  const { store } = open({ isKept: () => true, breaks: () => isBroken });
  const looking = vi.fn<(found: unknown) => void>();
  void store.find(inquiry).then(looking);
  await vi.advanceTimersByTimeAsync(900);
  isBroken = false;
  expect(looking).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(looking).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('gives up when the store does not load for a long time', async () => {
  vi.useFakeTimers();
  const { store, loads } = open({ isKept: () => true, breaks: () => true });
  const found = store.find(inquiry);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await found).toBe(undefined);
  expect(loads).toHaveLength(4);
  vi.useRealTimers();
});

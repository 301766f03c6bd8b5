import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPhoneMemory } from '../doubles/pendingStore.ts';
import { settle } from '../doubles/root.ts';
import { memoryStorage } from '../doubles/storage.ts';
import { pendingRequest } from '../models/fixtures/pendingRequests.ts';
import { openedBy, day, inquiry, loan, start } from './loan.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const unknownLoan = async (fails: 'full' | 'closed' | 'silent', isLocalStorageFull: boolean) => {
  const phone = createPhoneMemory();
  const store = phone.openTab();
  const opened = await openedBy(store);
  await store.conclude({ ...opened, answer: 'unknown' });
  phone.become(fails);
  if (isLocalStorageFull)
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
  return { store, key: opened.request.key };
};

describe.each([
  ['full', true],
  ['full', false],
  ['closed', true],
  ['closed', false],
  ['silent', true],
  ['silent', false],
] as const)(
  'a loan with an unknown outcome, once the database is %s (localStorage full: %s)',
  (fails, isFull) => {
    test('resends a loan with its own key', async () => {
      const { store, key } = await unknownLoan(fails, isFull);
      const again = await store.open({ ...loan, mayForget: isFull, reason: { type: 'retry', keys: [key] } });
      expect(again).toMatchObject({ kind: 'opened', request: { key } });
      expect(await store.open({ ...loan, mayForget: isFull })).toMatchObject({
        kind: 'opened',
        request: { key },
      });
    });

    test('blocks another loan of its product', async () => {
      const { store, key } = await unknownLoan(fails, isFull);
      const other = { ...loan, mayForget: isFull, body: { productId: 'p1', days: 30 } };
      expect(await store.open(other)).toMatchObject({ kind: 'blocked', warning: { keys: [key] } });
    });
  },
);

test.each([
  ['that ended days ago', { since: start - 3 * day, endedBy: 'another page' }],
  ['of an older release', { since: start, session: '' }],
])('two tabs do not notify each other of a request %s, again and again', async (_, more) => {
  const phone = createPhoneMemory(pendingRequest('push', 'product:p1', more));
  phone.become('full');
  let heard = 0;
  const [store] = [phone.openTab(), phone.openTab()].map((tab) => {
    tab.tabs.listen(() => {
      heard += 1;
      if (heard < 20) void tab.find(inquiry);
    });
    return tab;
  });
  await store?.find(inquiry);
  await settle();
  expect(heard).toBe(0);
});

describe('once the database works again, after a reload', () => {
  /** A loan whose first attempt has no outcome, and whose second attempt meets a full database; `conclude` takes its response. */
  const secondAttempt = async (answer: 'yes' | 'unknown') => {
    const phone = createPhoneMemory();
    const store = phone.openTab();
    const first = await openedBy(store);
    if (answer === 'unknown') await store.conclude({ ...first, answer: 'unknown' });
    phone.become('full');
    const { key } = first.request;
    const second =
      answer === 'unknown'
        ? await openedBy(store, { ...loan, reason: { type: 'retry', keys: [key] } })
        : first;
    await store.conclude({ ...second, answer });
    phone.become('fine');
    return { phone, reloaded: phone.openTab(), request: first.request };
  };

  test('uses an outcome that only localStorage has', async () => {
    const { phone, reloaded } = await secondAttempt('yes');
    await reloaded.hasNews();
    expect(phone.requests()).toMatchObject([{ isDone: true }]);
  });

  test('counts a second attempt that only localStorage has', async () => {
    const { phone, reloaded, request } = await secondAttempt('unknown');
    await reloaded.hasNews();
    await reloaded.conclude({ request, answer: 'noToThisAttempt' });
    expect(phone.pending()).toMatchObject([{ key: request.key, isRepeated: true }]);
  });
});

test('sends nothing beside a database that does not say what is pending, until the person agrees', async () => {
  const phone = createPhoneMemory(pendingRequest('push', 'product:p1', { session: 'mark of s-1' }));
  phone.become('stuck');
  const store = phone.openTab();
  expect(await store.open(loan)).toMatchObject({ kind: 'blocked', warning: { reason: 'forgetful' } });
  expect(localStorage.getItem('openIntents')).toBeNull();
  expect(await store.open({ ...loan, mayForget: true })).toMatchObject({
    kind: 'opened',
    request: { key: expect.not.stringContaining('pending') },
  });
});

test('warns of a pending loan that the database tells only at the tap, and too late to store the tap', async () => {
  const phone = createPhoneMemory();
  const before = phone.openTab();
  await before.conclude({ ...(await openedBy(before)), answer: 'unknown' });
  phone.become('stuck');
  const reloaded = phone.openTab();
  await reloaded.hasNews();
  phone.become('silent');
  expect(await reloaded.open(loan)).toMatchObject({ kind: 'blocked', warning: { reason: 'unknown' } });
});

test('reports what localStorage has beside a database that does not answer', async () => {
  const phone = createPhoneMemory();
  phone.become('stuck');
  const before = phone.openTab();
  await before.open({ ...loan, mayForget: true });
  expect(await phone.openTab().find({ ...inquiry, session: 's-2' })).toMatchObject({
    reason: 'otherSession',
  });
});

test('keeps what a newer release stored in localStorage with its requests', async () => {
  const phone = createPhoneMemory();
  phone.become('closed');
  const newer = [
    { ...pendingRequest('complain', 'order:o1'), addedLater: { a: 1 } },
    { ...pendingRequest('push', 'product:p1'), key: 'k2', kind: 'addedLater' },
  ];
  localStorage.setItem('openIntents', JSON.stringify(newer));
  expect(await phone.openTab().open(loan)).toMatchObject({
    kind: 'opened',
    request: { key: expect.not.stringContaining('pending') },
  });
  expect(JSON.parse(localStorage.getItem('openIntents') ?? '')).toMatchObject([...newer, { kind: 'push' }]);
});

test('knows its request again when the database had no room for the key of its marks', async () => {
  const phone = createPhoneMemory();
  phone.become('full');
  const opened = await openedBy(phone.openTab());
  phone.become('fine');
  const again = phone.openTab();
  const found = await again.find({ ...inquiry, retries: [{ ...loan, choice: '' }] });
  expect(found).toMatchObject({ reason: 'unknown', keys: [opened.request.key], isSame: true });
  expect(await again.open(loan)).toMatchObject({ kind: 'opened', request: { key: opened.request.key } });
});

test('tells other tabs of a loan that was answered after the storage was cleared', async () => {
  const phone = createPhoneMemory();
  const [first, second] = [phone.openTab(), phone.openTab()];
  await Promise.all([first.fetch(), second.hasNews()]);
  const opened = await openedBy(first);
  phone.keep([]);
  await first.conclude({ ...opened, answer: 'yes' });
  const { key } = opened.request;
  expect(await second.open(loan)).toMatchObject({
    kind: 'blocked',
    warning: { reason: 'alreadyDone', keys: [key] },
  });
});

describe('an open page whose request has no outcome', () => {
  const unknownOn = async (phone: ReturnType<typeof createPhoneMemory>) => {
    const store = phone.openTab();
    const opened = await openedBy(store);
    await store.conclude({ ...opened, answer: 'unknown' });
    return { store, ...opened };
  };

  test.each(['database', 'localStorage'] as const)('keeps its key when the %s is cleared', async (place) => {
    const phone = createPhoneMemory();
    phone.become(place === 'localStorage' ? 'full' : 'fine');
    const { store, request } = await unknownOn(phone);
    phone.become('fine');
    phone.keep([]);
    vi.stubGlobal('localStorage', memoryStorage());
    expect(await store.open({ ...loan, reason: { type: 'retry', keys: [request.key] } })).toMatchObject({
      kind: 'opened',
      request: { key: request.key, isRepeated: true },
    });
    expect(phone.requests()).toMatchObject([{ key: request.key }]);
  });

  test('takes no refusal of its first attempt for the outcome once storage is closed, since another tab may have sent it again', async () => {
    const phone = createPhoneMemory();
    const store = phone.openTab();
    const opened = await openedBy(store);
    await phone.openTab().open({ ...loan, reason: { type: 'retry', keys: [opened.request.key] } });
    phone.become('closed');
    vi.spyOn(localStorage, 'getItem').mockImplementation(() => {
      throw new DOMException('Storage is blocked.', 'SecurityError');
    });
    await store.hasNews();
    expect(await store.conclude({ ...opened, answer: 'noToThisAttempt' })).toBe(false);
  });
});

test('blocks another loan of a product whose id another response pads', async () => {
  const store = createPhoneMemory().openTab();
  await store.open(loan);
  const padded = { ...loan, subject: 'product:p1  ', body: { productId: 'p1  ' } } as const;
  expect(await store.open(padded)).toMatchObject({ kind: 'blocked', warning: { kind: 'push' } });
});

test('blocks another loan if one was done in another tab between the opening of the page and its first lookup', async () => {
  const phone = createPhoneMemory();
  const other = phone.openTab();
  const opened = await openedBy(other);
  const store = phone.openTab();
  await other.conclude({ ...opened, answer: 'yes', at: start });
  expect(await store.open(loan)).toMatchObject({ kind: 'blocked', warning: { reason: 'alreadyDone' } });
});

test.each([
  ['pending', {}, {}],
  ['ended in one of them', {}, { endedBy: 'another page', isDone: true }],
])('unites the sessions that dismissed a request that both storages have: %s', async (_, more, others) => {
  const request = pendingRequest('push', 'product:p1', { ...more, dismissedBy: ['s-2', 's-3'] });
  const phone = createPhoneMemory(request);
  localStorage.setItem(
    'openIntents',
    JSON.stringify([{ ...request, ...others, dismissedBy: ['s-3', 's-4'] }]),
  );
  await phone.openTab().hasNews();
  const [united] = phone.requests();
  expect(united).toMatchObject(others);
  expect(united?.dismissedBy?.toSorted()).toEqual(['s-2', 's-3', 's-4']);
});

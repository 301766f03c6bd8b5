import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPhoneMemory } from '../doubles/pendingStore.ts';
import { settle } from '../doubles/root.ts';
import { memoryStorage } from '../doubles/storage.ts';
import { pendingIntent } from '../models/fixtures/intents.ts';
import { claimedBy, day, inquiry, loan, start } from './loan.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const unknownLoan = async (fails: 'full' | 'closed' | 'silent', isLocalStorageFull: boolean) => {
  const phone = createPhoneMemory();
  const book = phone.openTab();
  const claimed = await claimedBy(book);
  await book.conclude({ ...claimed, answer: 'unknown' });
  phone.become(fails);
  if (isLocalStorageFull)
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
  return { book, key: claimed.intent.key };
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
      const { book, key } = await unknownLoan(fails, isFull);
      const again = await book.claim({ ...loan, mayForget: isFull, reason: { type: 'retry', keys: [key] } });
      expect(again).toMatchObject({ kind: 'claimed', intent: { key } });
      expect(await book.claim({ ...loan, mayForget: isFull })).toMatchObject({
        kind: 'claimed',
        intent: { key },
      });
    });

    test('blocks another loan of its product', async () => {
      const { book, key } = await unknownLoan(fails, isFull);
      const other = { ...loan, mayForget: isFull, body: { productId: 'p1', days: 30 } };
      expect(await book.claim(other)).toMatchObject({ kind: 'blocked', warning: { keys: [key] } });
    });
  },
);

test.each([
  ['that ended days ago', { since: start - 3 * day, endedBy: 'another page' }],
  ['of an older release', { since: start, session: '' }],
])('two tabs do not notify each other of a request %s, again and again', async (_, more) => {
  const phone = createPhoneMemory(pendingIntent('push', 'product:p1', more));
  phone.become('full');
  let heard = 0;
  const [book] = [phone.openTab(), phone.openTab()].map((tab) => {
    tab.tabs.listen(() => {
      heard += 1;
      if (heard < 20) void tab.find(inquiry);
    });
    return tab;
  });
  await book?.find(inquiry);
  await settle();
  expect(heard).toBe(0);
});

describe('once the database works again, after a reload', () => {
  /** A loan whose first attempt has no outcome, and whose second attempt meets a full database; `conclude` takes its response. */
  const secondAttempt = async (answer: 'yes' | 'unknown') => {
    const phone = createPhoneMemory();
    const book = phone.openTab();
    const first = await claimedBy(book);
    if (answer === 'unknown') await book.conclude({ ...first, answer: 'unknown' });
    phone.become('full');
    const { key } = first.intent;
    const second =
      answer === 'unknown'
        ? await claimedBy(book, { ...loan, reason: { type: 'retry', keys: [key] } })
        : first;
    await book.conclude({ ...second, answer });
    phone.become('fine');
    return { phone, reloaded: phone.openTab(), intent: first.intent };
  };

  test('uses an outcome that only localStorage has', async () => {
    const { phone, reloaded } = await secondAttempt('yes');
    await reloaded.hasNews();
    expect(phone.intents()).toMatchObject([{ isDone: true }]);
  });

  test('counts a second attempt that only localStorage has', async () => {
    const { phone, reloaded, intent } = await secondAttempt('unknown');
    await reloaded.hasNews();
    await reloaded.conclude({ intent, answer: 'noToThisAttempt' });
    expect(phone.pending()).toMatchObject([{ key: intent.key, isRepeated: true }]);
  });
});

test('sends nothing beside a database that does not say what is pending, until the person agrees', async () => {
  const phone = createPhoneMemory(pendingIntent('push', 'product:p1', { session: 'mark of s-1' }));
  phone.become('stuck');
  const book = phone.openTab();
  expect(await book.claim(loan)).toMatchObject({ kind: 'blocked', warning: { reason: 'forgetful' } });
  expect(localStorage.getItem('openIntents')).toBeNull();
  expect(await book.claim({ ...loan, mayForget: true })).toMatchObject({
    kind: 'claimed',
    intent: { key: expect.not.stringContaining('pending') },
  });
});

test('warns of a pending loan that the database tells only at the tap, and too late to store the tap', async () => {
  const phone = createPhoneMemory();
  const before = phone.openTab();
  await before.conclude({ ...(await claimedBy(before)), answer: 'unknown' });
  phone.become('stuck');
  const reloaded = phone.openTab();
  await reloaded.hasNews();
  phone.become('silent');
  expect(await reloaded.claim(loan)).toMatchObject({ kind: 'blocked', warning: { reason: 'unknown' } });
});

test('reports what localStorage has beside a database that does not answer', async () => {
  const phone = createPhoneMemory();
  phone.become('stuck');
  const before = phone.openTab();
  await before.claim({ ...loan, mayForget: true });
  expect(await phone.openTab().find({ ...inquiry, session: 's-2' })).toMatchObject({
    reason: 'otherSession',
  });
});

test('keeps what a newer release stored in localStorage with its requests', async () => {
  const phone = createPhoneMemory();
  phone.become('closed');
  const newer = [
    { ...pendingIntent('complain', 'order:o1'), addedLater: { a: 1 } },
    { ...pendingIntent('push', 'product:p1'), key: 'k2', kind: 'addedLater' },
  ];
  localStorage.setItem('openIntents', JSON.stringify(newer));
  expect(await phone.openTab().claim(loan)).toMatchObject({
    kind: 'claimed',
    intent: { key: expect.not.stringContaining('pending') },
  });
  expect(JSON.parse(localStorage.getItem('openIntents') ?? '')).toMatchObject([...newer, { kind: 'push' }]);
});

test('knows its request again when the database had no room for the key of its marks', async () => {
  const phone = createPhoneMemory();
  phone.become('full');
  const claimed = await claimedBy(phone.openTab());
  phone.become('fine');
  const again = phone.openTab();
  const found = await again.find({ ...inquiry, retries: [loan] });
  expect(found).toMatchObject({ reason: 'unknown', keys: [claimed.intent.key], retry: 0 });
  expect(await again.claim(loan)).toMatchObject({ kind: 'claimed', intent: { key: claimed.intent.key } });
});

test('tells other tabs of a loan that was answered after the storage was cleared', async () => {
  const phone = createPhoneMemory();
  const [first, second] = [phone.openTab(), phone.openTab()];
  await Promise.all([first.fetch(), second.hasNews()]);
  const claimed = await claimedBy(first);
  phone.keep([]);
  await first.conclude({ ...claimed, answer: 'yes' });
  const { key } = claimed.intent;
  expect(await second.claim(loan)).toMatchObject({
    kind: 'blocked',
    warning: { reason: 'alreadyDone', keys: [key] },
  });
});

describe('an open page whose request has no outcome', () => {
  const unknownOn = async (phone: ReturnType<typeof createPhoneMemory>) => {
    const book = phone.openTab();
    const claimed = await claimedBy(book);
    await book.conclude({ ...claimed, answer: 'unknown' });
    return { book, ...claimed };
  };

  test.each(['database', 'localStorage'] as const)('keeps its key when the %s is cleared', async (place) => {
    const phone = createPhoneMemory();
    phone.become(place === 'localStorage' ? 'full' : 'fine');
    const { book, intent } = await unknownOn(phone);
    phone.become('fine');
    phone.keep([]);
    vi.stubGlobal('localStorage', memoryStorage());
    expect(await book.claim({ ...loan, reason: { type: 'retry', keys: [intent.key] } })).toMatchObject({
      kind: 'claimed',
      intent: { key: intent.key, isRepeated: true },
    });
    expect(phone.intents()).toMatchObject([{ key: intent.key }]);
  });

  test('takes no refusal of its first attempt for the outcome once storage is closed, since another tab may have sent it again', async () => {
    const phone = createPhoneMemory();
    const book = phone.openTab();
    const claimed = await claimedBy(book);
    await phone.openTab().claim({ ...loan, reason: { type: 'retry', keys: [claimed.intent.key] } });
    phone.become('closed');
    vi.spyOn(localStorage, 'getItem').mockImplementation(() => {
      throw new DOMException('Storage is blocked.', 'SecurityError');
    });
    await book.hasNews();
    expect(await book.conclude({ ...claimed, answer: 'noToThisAttempt' })).toBe(false);
  });
});

test('blocks another loan of a product whose id another response pads', async () => {
  const book = createPhoneMemory().openTab();
  await book.claim(loan);
  const padded = { ...loan, subject: 'product:p1  ', body: { productId: 'p1  ' } } as const;
  expect(await book.claim(padded)).toMatchObject({ kind: 'blocked', warning: { kind: 'push' } });
});

test('blocks another loan if one was done in another tab between the opening of the page and its first lookup', async () => {
  const phone = createPhoneMemory();
  const other = phone.openTab();
  const claimed = await claimedBy(other);
  const book = phone.openTab();
  await other.conclude({ ...claimed, answer: 'yes', at: start });
  expect(await book.claim(loan)).toMatchObject({ kind: 'blocked', warning: { reason: 'alreadyDone' } });
});

test.each([
  ['pending', {}, {}],
  ['ended in one of them', {}, { endedBy: 'another page', isDone: true }],
])('unites the sessions that dismissed a request that both storages have: %s', async (_, more, others) => {
  const request = pendingIntent('push', 'product:p1', { ...more, dismissedBy: ['s-2', 's-3'] });
  const phone = createPhoneMemory(request);
  localStorage.setItem(
    'openIntents',
    JSON.stringify([{ ...request, ...others, dismissedBy: ['s-3', 's-4'] }]),
  );
  await phone.openTab().hasNews();
  const [united] = phone.intents();
  expect(united).toMatchObject(others);
  expect(united?.dismissedBy?.toSorted()).toEqual(['s-2', 's-3', 's-4']);
});

import { describe, expect, test } from 'vitest';
import { createPhoneMemory } from '../doubles/pendingStore.ts';
import { at, openedBy, day, hour, inquiry, loan, start } from './loan.ts';

const left = (key: string) => ({ type: 'warning.left', reason: 'expired', keys: [key] }) as const;
const seen = (key: string) => ({ type: 'results.seen', keys: [key] }) as const;
const foundDone = {
  type: 'requests.settled',
  subject: loan.subject,
  purposes: ['takeLoan'],
  isFoundDone: true,
} as const;

const keyOf = (opened: Awaited<ReturnType<ReturnType<typeof openPhone>['store']['open']>>) =>
  opened.kind === 'opened' ? opened.request.key : opened.warning.reason;

const openPhone = () => {
  const phone = createPhoneMemory();
  const store = phone.openTab();
  return {
    ...phone,
    store,
    warning: (now: number, more?: Parameters<typeof at>[1]) =>
      store.find({ ...inquiry, now: at(now, more), retries: [{ ...loan, choice: '' }] }),
  };
};

describe('a pending request that seems too old', () => {
  test.each([
    ['an hour before the backend forgets its key', 23 * hour],
    ['days later', 100 * day],
    ['on a clock that was set back, or that was fast when it was sent', -100 * day],
  ])('does not resend an old request %s', async (_, later) => {
    const { store, warning } = openPhone();
    const key = keyOf(await store.open(loan));
    expect(await warning(start + later)).toMatchObject({ reason: 'expired', keys: [key], isSame: true });
    for (const reason of [loan.reason, { type: 'retry', keys: [key] }] as const)
      expect(await store.open({ ...loan, now: at(start + later), reason })).toMatchObject({
        kind: 'blocked',
        warning: { reason: 'expired', keys: [key] },
      });
  });

  test('names the earliest and the latest time at which it can have been sent, after a sleep without a response', async () => {
    const { store } = openPhone();
    await store.open({ ...loan, now: at(start + 3 * hour, { earliest: start }) });
    const elsewhere = { ...inquiry, now: at(start + 3 * hour) };
    const time = { since: start, latest: start + 3 * hour };
    expect(await store.find({ ...elsewhere, session: 's-2' })).toMatchObject({
      reason: 'otherSession',
      first: time,
    });
    expect(await store.find(elsewhere)).toMatchObject({ first: time });
  });

  test('does not resend a request if the clock was set back since the last response', async () => {
    const { store } = openPhone();
    const key = keyOf(await store.open(loan));
    expect(keyOf(await store.open({ ...loan, now: at(start, { isLost: true }) }))).toBe('expired');
    expect(keyOf(await store.open(loan))).toBe(key);
  });

  test('keeps an old request pending when the user leaves it: blocks the same request, and opens the screen without a warning', async () => {
    const { store, warning, pending } = openPhone();
    const key = keyOf(await store.open(loan));
    await store.note('s-1', left(key));
    await store.note('s-1', left(key));
    expect(await warning(start + day)).toBe(undefined);
    expect(keyOf(await store.open({ ...loan, now: at(start + day) }))).toBe('expired');
    expect(pending()).toMatchObject([{ key, dismissedBy: ['mark of s-1'] }]);
  });

  test('reports a request, and resends it with its key, if it turns out to be minutes old', async () => {
    const { store, warning } = openPhone();
    const key = keyOf(await store.open(loan));
    await store.note('s-1', left(key));
    expect(await warning(start + 60_000)).toMatchObject({ reason: 'unknown', keys: [key] });
    expect(keyOf(await store.open({ ...loan, now: at(start + 60_000) }))).toBe(key);
  });

  test('replaces an old request once, with a new key, when the user chooses to send it anyway', async () => {
    const { store, pending, requests } = openPhone();
    const key = keyOf(await store.open(loan));
    const now = at(start + day);
    const other = keyOf(await store.open({ ...loan, now, reason: { type: 'replace', keys: [key] } }));
    expect(other).not.toBe(key);
    expect(pending()).toMatchObject([{ key: other, since: start + day }]);
    expect(requests()).toHaveLength(2);
    // A second tab that was warned of the first one shares the new key.
    expect(keyOf(await store.open({ ...loan, now, reason: { type: 'replace', keys: [key] } }))).toBe(other);
  });

  test('does not replace an old request by a permission for another one', async () => {
    const { store } = openPhone();
    const key = keyOf(await store.open(loan));
    const now = at(start + day);
    expect(keyOf(await store.open({ ...loan, now, reason: { type: 'anyway', keys: [key] } }))).toBe(
      'expired',
    );
  });

  test('blocks another loan of the product while an old request is pending', async () => {
    const { store } = openPhone();
    const key = keyOf(await store.open(loan));
    await store.note('s-1', left(key));
    expect(
      await store.open({ ...loan, body: { productId: 'p1', days: 30 }, now: at(start + day) }),
    ).toMatchObject({
      kind: 'blocked',
      warning: { kind: 'push', reason: 'otherWay', first: { since: start }, keys: [key] },
    });
  });
});

test('uses the earliest possible time of a request, so that its key is never sent too late', async () => {
  const { store, pending } = openPhone();
  await store.open({ ...loan, now: at(start + 100 * day, { earliest: start }) });
  expect(pending()).toMatchObject([{ since: start }]);
});

describe('a request that ended', () => {
  const endsIn = async (later: number, more: Parameters<typeof at>[1] = {}, isSeen = true) => {
    const { store, warning, requests } = openPhone();
    const opened = await openedBy(store);
    await store.conclude({ ...opened, answer: 'yes' });
    if (isSeen) await store.note('s-1', seen(opened.request.key));
    await warning(start + later, more);
    return requests();
  };

  test('forgets an old request after a day', async () => expect(await endsIn(25 * hour)).toEqual([]));

  test('keeps one that nobody has seen for 30 days', async () => {
    expect(await endsIn(29 * day, {}, false)).toMatchObject([{ isDone: true }]);
    expect(await endsIn(30 * day, {}, false)).toEqual([]);
  });

  test.each([
    ['has a clock that moved by days', { earliest: start + hour }],
    ['has had no response', { isKnown: false }],
  ])('keeps a completed request on a page that %s', async (_, more) =>
    expect(await endsIn(100 * day, more)).toHaveLength(1),
  );
});

describe('a loan that was taken beside a page which stays open for days', () => {
  const taken = async (store: ReturnType<typeof openPhone>['store'], now: ReturnType<typeof at>) => {
    const opened = await openedBy(store, { ...loan, now });
    await store.conclude({ ...opened, answer: 'yes', at: now.latest });
    return opened.request.key;
  };

  test('is ordered after earlier requests, even forgotten ones', async () => {
    const phone = openPhone();
    await phone.store.note('s-1', seen(await taken(phone.store, at(start))));
    const [page, other] = [phone.openTab(), phone.openTab()];
    await Promise.all([page.hasNews(), other.hasNews()]);
    const later = at(start + 40 * hour);
    const key = await taken(other, later);
    expect(await page.open({ ...loan, now: later })).toMatchObject({
      kind: 'blocked',
      warning: { keys: [key] },
    });
  });

  test('is not forgotten when it was dated too early after the phone slept', async () => {
    const phone = openPhone();
    const [page, other] = [phone.openTab(), phone.openTab()];
    await Promise.all([page.hasNews(), other.hasNews()]);
    const key = await taken(other, at(start + 26 * hour, { earliest: start }));
    const awake = at(start + 26 * hour);
    expect(await page.open({ ...loan, now: awake })).toMatchObject({
      kind: 'blocked',
      warning: { keys: [key] },
    });
  });
});

test('ends no request of another login, whatever is found of the same product', async () => {
  const { store, warning } = openPhone();
  const key = keyOf(await store.open(loan));
  await store.note('s-2', foundDone);
  expect(await warning(start + hour)).toMatchObject({ keys: [key] });
  await store.note('s-1', foundDone);
  expect(await warning(start + hour)).toBeUndefined();
});

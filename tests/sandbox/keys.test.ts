import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder, orderOf, type RunningSandbox, start } from './start.ts';

const push = '/v3/loan-confirm/loan-detail-push';
const rating = '/v3/loan-details/google-score';
const terms = { productId: 'p1', product_id: 'p1', amount: '800000', periods: '120', termUnit: 'days' };
const wallet = {
  productId: 'p1',
  product_id: 'p1',
  cardType: '1',
  walletCode: 'MAYA',
  walletNumber: '09171234567',
  payday: '15',
  channelNumber: '90012',
};
const day = 86_400_000;

const take = async (lender: RunningSandbox, key: string, signal?: AbortSignal) => {
  const response = await lender.post(push, terms, key, signal);
  return { status: response.status, text: await response.text() };
};
const hasArrived = (lender: RunningSandbox) => expect.poll(() => lender.control('/fail-next')).toEqual([]);

const other = { ...terms, periods: '91' };

describe('an idempotency key', () => {
  it('does the work once whatever the order of the fields, and refuses another body or another call', async () => {
    const lender = await start();
    const first = await take(lender, 'key-1');
    const turned = await lender.post(push, Object.fromEntries(Object.entries(terms).toReversed()), 'key-1');
    expect(await turned.text()).toBe(first.text);
    const refused = await lender.post(push, other, 'key-1');
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ success: false, code: 'idempotency-mismatch' });
    await lender.post('/v3/home/define', { moduleId: '31', positionId: '0', productKey: 'p1' }, 'key-2');
    expect((await take(lender, 'key-2')).status).toBe(422);
    expect(lender.books().loans).toEqual([expect.objectContaining({ key: 'key-1', call: push })]);
    expect(await lender.control('/books')).toEqual(lender.books());
    expect(await lender.control('/events')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: push, idempotencyKey: 'key-1', replayed: true }),
        expect.objectContaining({
          kind: 'violation',
          path: push,
          message: expect.stringContaining('key'),
        }),
      ]),
    );
  });

  it.each(['before', 'after'])(
    'refuses a second request with the key while the first is late %s the work',
    async (when) => {
      const lender = await start();
      await lender.control('/fail-next', { kind: 'late', when, path: push });
      const late = take(lender, 'key-1');
      await hasArrived(lender);
      const second = await take(lender, 'key-1');
      expect(second.status).toBe(409);
      expect(second.text).toContain('idempotency-in-flight');
      expect((await lender.post(push, other, 'key-1')).status).toBe(422);
      await lender.behave();
      expect((await late).status).toBe(200);
      expect(await take(lender, 'key-1')).toEqual(await late);
      expect(lender.books().loans).toHaveLength(1);
    },
  );

  it.each([
    ['before', 0],
    ['after', 1],
  ] as const)('answers a call that was lost %s the work, by its key', async (when, entries) => {
    const lender = await start();
    await lender.control('/fail-next', { kind: 'drop', when, path: push });
    await expect(take(lender, 'key-1')).rejects.toThrow('fetch failed');
    expect(lender.books().loans).toHaveLength(entries);
    expect((await take(lender, 'key-1')).status).toBe(200);
    expect(lender.books().loans).toHaveLength(1);
  });

  it.each([
    ['/v3/bind-card/bind-card-new', wallet, 'accounts', '"success":true'],
    ['/user-problem/save-score', { problemId: 'CP10001', score: '4' }, 'serviceRatings', 'already-rated'],
    [rating, { score: '5' }, 'appRatings', 'already-rated'],
  ] as const)('recognises under another key what %s has done already', async (path, body, book, said) => {
    const lender = await start();
    if (path === rating) await orderOf(lender, 'rating');
    await lender.post(path, body, 'key-1');
    expect(await (await lender.post(path, body, 'key-2')).text()).toContain(said);
    expect(lender.books()[book].map(({ key }) => key)).toEqual(['key-1']);
  });

  it("remembers a key for a day by the backend's clock", async () => {
    let now = Date.parse('2026-11-21T08:00:00Z');
    const lender = await start({ now: () => now });
    const first = await take(lender, 'key-1');
    now += day - 1;
    expect(await take(lender, 'key-1')).toEqual(first);
    expect(lender.books().loans).toHaveLength(1);
    now += 1;
    const second = await take(lender, 'key-1');
    expect(second.status).toBe(200);
    expect(second.text).not.toBe(first.text);
    expect(lender.books().loans.map(({ at }) => at)).toEqual([now - day, now]);
    expect(await take(lender, 'key-1')).toEqual(second);
  });

  it('allows another use of a key after a day', async () => {
    let now = Date.parse('2026-11-21T08:00:00Z');
    const lender = await start({ now: () => now });
    await orderOf(lender, 'rating');
    await take(lender, 'key-1');
    expect((await lender.post(rating, { score: '5' }, 'key-1')).status).toBe(422);
    now += day;
    expect(await (await lender.post(rating, { score: '5' }, 'key-1')).json()).toMatchObject({
      success: true,
    });
  });

  it('stores a refusal of the backend, and refuses another body under its key', async () => {
    const lender = await start();
    const rate = async (score: string, key: string) => (await lender.post(rating, { score }, key)).text();
    const stranger = await rate('5', 'key-1');
    const wrong = await rate('3', 'key-2');
    expect([stranger, wrong]).toEqual([
      expect.stringContaining('Please log in again.'),
      expect.stringContaining('Wrong parameters'),
    ]);
    await orderOf(lender, 'rating');
    expect(await rate('5', 'key-1')).toBe(stranger);
    expect(await rate('3', 'key-2')).toBe(wrong);
    expect(lender.books().appRatings).toEqual([]);
  });

  it('keeps keys after a restart of the backend, but not requests in flight', async () => {
    const databaseFile = join(newFolder(), 'sandbox.db');
    const before = await start({ databaseFile });
    const first = await take(before, 'key-1');
    await before.control('/fail-next', { kind: 'timeout', path: push });
    const cut = take(before, 'key-2').catch(() => 'cut');
    await hasArrived(before);
    await before.stop();
    expect(await cut).toBe('cut');
    const after = await start({ databaseFile });
    expect(await take(after, 'key-1')).toEqual(first);
    expect((await take(after, 'key-2')).status).toBe(200);
    expect(after.books().loans.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });
});

describe('one key sent many times at once', () => {
  it('does the work once for concurrent requests', async () => {
    const lender = await start();
    const answers = await Promise.all(Array.from({ length: 8 }, () => take(lender, 'key-1')));
    const done = answers.filter(({ status }) => status === 200);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ status }) => status !== 200).every(({ status }) => status === 409)).toBe(true);
    expect(lender.books().loans).toHaveLength(1);
  });

  it('finishes a request whose sender has disconnected, and keeps its key', async () => {
    const lender = await start();
    await lender.control('/fail-next', { kind: 'late', path: push });
    const leaving = new AbortController();
    const left = take(lender, 'key-1', leaving.signal).catch(() => 'left');
    await hasArrived(lender);
    leaving.abort();
    expect(await left).toBe('left');
    expect((await take(lender, 'key-1')).status).toBe(409);
    await lender.behave();
    await expect.poll(() => lender.books().loans).toHaveLength(1);
    expect((await take(lender, 'key-1')).status).toBe(200);
    expect(lender.books().loans).toHaveLength(1);
  });

  it('blocks no other key', async () => {
    const lender = await start();
    await lender.control('/fail-next', { kind: 'late', path: push });
    const late = take(lender, 'key-1');
    await hasArrived(lender);
    expect((await take(lender, 'key-2')).status).toBe(200);
    await lender.behave();
    await late;
    expect(lender.books().loans.map(({ key }) => key)).toEqual(['key-2', 'key-1']);
  });

  it('does not wait for a response that a silent network lost', async () => {
    const lender = await start();
    await lender.control('/fail-next', { kind: 'timeout', when: 'after', path: push });
    const leaving = new AbortController();
    const silent = take(lender, 'key-1', leaving.signal).catch(() => 'left');
    await expect.poll(() => lender.books().loans).toHaveLength(1);
    await hasArrived(lender);
    await expect.poll(async () => (await take(lender, 'key-1')).status).toBe(200);
    leaving.abort();
    expect(await silent).toBe('left');
    expect(lender.books().loans).toHaveLength(1);
  });

  it('keeps the key with the working request, not with a lost one that ends later', async () => {
    const lender = await start();
    await lender.control('/fail-next', { kind: 'timeout', path: push });
    const leaving = new AbortController();
    const lost = take(lender, 'key-1', leaving.signal).catch(() => 'left');
    await hasArrived(lender);
    await lender.control('/fail-next', { kind: 'late', path: push });
    const late = take(lender, 'key-1');
    await hasArrived(lender);
    leaving.abort();
    await lost;
    // A response to another call: by then the backend knows that the lost one was abandoned.
    await orderOf(lender, 'due');
    expect((await take(lender, 'key-1')).status).toBe(409);
    await lender.behave();
    expect((await late).status).toBe(200);
    expect(lender.books().loans).toHaveLength(1);
  });

  it('changes nothing in a backend that was reset in between', async () => {
    const lender = await start();
    await lender.control('/fail-next', { kind: 'late', path: push });
    const late = take(lender, 'key-1');
    await hasArrived(lender);
    await lender.control('/reset', {});
    await late;
    expect(lender.books().loans).toEqual([]);
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toPromise } from 'xstate';
import { generateCode } from '../../services/repay/actors.ts';
import { pushLoan } from '../../services/loanConfirm/actors.ts';
import type { Intent } from '../../services/intents/intent.ts';
import type { ServiceFailure } from '../../services/http/failure.ts';
import { startUnderRoot } from '../doubles/root.ts';
import { memoryStorage } from './storage.ts';

const storage = memoryStorage();
const key = 'openIntents';
const day = 24 * 3_600_000;

/** What the lender answers, one call after another; the last one again and again. */
let answers: (() => Promise<Response>)[] = [];
let keys: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21), toFake: ['Date'] });
  storage.kept.clear();
  storage.breaks('none');
  keys = [];
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('fetch', (_url: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('Idempotency-Key') ?? '');
    return (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Promise.reject(new TypeError('cut'));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const says =
  (json: unknown, status = 200) =>
  async () =>
    Response.json(json, { status });
const taken = says({ success: true, data: { lendDetailsUrl: '/loanDetail' } });
const cut = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};

const terms = {
  api: 'v3',
  productId: 'p1',
  orderId: 'o1',
  amount: 800_000,
  periods: '120',
  termUnit: 'days',
} as const;
const code = { productId: 'p1', orderId: 'o1', amount: 892_480, channelNumber: '90001', isDelay: false };

/** One try, as a page that was just loaded makes it. */
const push = async (changes: object = {}) => {
  const { subject, ledger } = startUnderRoot(pushLoan, { ...terms, ...changes });
  const end = await toPromise(subject).catch((failure: ServiceFailure) => failure);
  return { end, open: ledger() };
};
const makeCode = async (changes: object = {}) =>
  toPromise(startUnderRoot(generateCode, { ...code, ...changes }).subject).catch(
    (failure: ServiceFailure) => failure,
  );

test('an intent is written down before its request goes out, without a value of a person', () => {
  answers = [() => new Promise(() => {})];
  startUnderRoot(pushLoan, terms);
  const [open] = JSON.parse(storage.kept.get(key) ?? '[]');
  expect(open).toEqual({
    kind: 'push',
    subject: 'product:p1',
    fingerprint: expect.stringMatching(/^[0-9a-f]{1,8}$/),
    key: keys[0],
    since: Date.now(),
  });
});

test('a page that is loaded anew sends the same intent under the same key, and a clear yes ends it', async () => {
  answers = [cut, taken];
  expect((await push()).end).toEqual({ kind: 'outcomeUnknown' });
  expect((await push()).open).toEqual([]);
  expect(new Set(keys).size).toBe(1);
  expect(storage.kept.has(key)).toBe(false);
});

test('after a clear yes the same tap is another intent', async () => {
  answers = [taken];
  await push();
  await push();
  expect(new Set(keys).size).toBe(2);
});

test('other terms of the same product do not go out while the first push is unknown, unless the person was told', async () => {
  answers = [cut];
  await push();
  expect((await push({ amount: 900_000 })).end).toEqual({ kind: 'held', open: 'push' });
  expect(keys).toHaveLength(1);
  await push({ amount: 900_000, isTold: true });
  expect(keys).toHaveLength(2);
  expect(keys[0]).not.toBe(keys[1]);
});

test('V2 of the same product is another way to take the same loan', async () => {
  answers = [cut];
  await push();
  expect((await push({ api: 'gopia' })).end).toEqual({ kind: 'held', open: 'push' });
});

test('another channel is another way to pay the same order; another order is not', async () => {
  answers = [cut];
  await makeCode();
  expect(await makeCode({ channelNumber: '90002' })).toEqual({ kind: 'held', open: 'makeCode' });
  expect(await makeCode({ orderId: 'o2' })).toEqual({ kind: 'outcomeUnknown' });
  expect(keys).toHaveLength(2);
});

test('choosing the first channel again goes on with its own key', async () => {
  answers = [cut];
  await makeCode();
  await makeCode({ channelNumber: '90002', isTold: true });
  await makeCode();
  expect(keys[2]).toBe(keys[0]);
});

test('an intent is forgotten after a day', async () => {
  answers = [cut];
  await push();
  vi.setSystemTime(Date.now() + day - 1);
  await push();
  expect(keys[1]).toBe(keys[0]);
  vi.setSystemTime(Date.now() + 1);
  await push();
  expect(keys[2]).not.toBe(keys[0]);
});

test('what is sent again goes out under its own key or not at all: not when another tab has ended it, nor after its day', async () => {
  answers = [cut];
  await push();
  const again = [...keys];
  expect((await push({ again })).end).toEqual({ kind: 'outcomeUnknown' });
  expect(keys[1]).toBe(keys[0]);
  vi.setSystemTime(Date.now() + day);
  expect((await push({ again })).end).toEqual({ kind: 'ended' });
  await push();
  storage.kept.delete(key);
  expect(await push({ again: [...keys] })).toEqual({ end: { kind: 'ended' }, open: [] });
  expect(keys).toHaveLength(3);
});

test('what another tab began since the person was told is not sent again in its place, though it is the very same', async () => {
  answers = [cut, taken, cut];
  await push();
  const again = [...keys];
  // The other tab hears a yes, and the person takes another loan like it.
  await push();
  await push();
  expect((await push({ again })).end).toEqual({ kind: 'ended' });
  expect(keys).toHaveLength(3);
});

test('one that cannot be read does not hide the others', async () => {
  answers = [cut];
  await push();
  const [open] = JSON.parse(storage.kept.get(key) ?? '[]');
  storage.kept.set(key, JSON.stringify([{ ...open, key: 'odd', since: 'yesterday' }, open]));
  await push();
  expect(keys[1]).toBe(keys[0]);
});

test.each(['closed', 'full'] as const)('storage that is %s still works for the visit', async (fault) => {
  storage.breaks(fault);
  answers = [cut];
  const first = startUnderRoot(pushLoan, terms);
  await toPromise(first.subject).catch(() => undefined);
  expect(first.ledger()).toMatchObject([{ key: keys[0] }]);
});

test('what another tab wrote counts, and what it ended is ended', async () => {
  answers = [cut];
  await push();
  const { subject, ledger, root } = startUnderRoot(pushLoan, { ...terms, productId: 'p2' });
  await toPromise(subject).catch(() => undefined);
  expect(ledger()).toHaveLength(2);
  storage.kept.delete(key);
  root.system.get('ledger').send({ type: 'intents.refreshed' });
  expect(ledger()).toEqual([]);
});

test.each(['garbage', '{"a":1}', '[{"kind":1}]', '[null]'])('a stored %s counts as nothing', (text) => {
  storage.kept.set(key, text);
  const { ledger } = startUnderRoot(pushLoan, terms);
  expect(ledger()).toMatchObject([{ kind: 'push' }]);
});

test.each([
  ['a refusal', says({ success: false, code: '9', message: 'No' }), true],
  ['a bad request', says({}, 400), true],
  ['too many requests, at the first try', says({}, 429), true],
  ['a timeout of the gateway', says({}, 504), false],
  ['a broken gateway', says({ success: true, data: {} }, 502), false],
  ['a conflict', says({ success: false, code: '409', message: 'In flight' }, 409), false],
  ['a page', async () => new Response('<html>'), false],
  ['nothing', async () => new Response(''), false],
])('%s ends it: %s', async (_, answer, isEnded) => {
  answers = [answer];
  expect((await push()).open.length === 0).toBe(isEnded);
});

test.each([
  ['no session', says({ success: false, code: '401', message: 'Log in' }, 401)],
  ['too many requests', says({ success: false, code: '429', message: 'Later' }, 429)],
  ['a no of something before the lender', async () => new Response('Forbidden', { status: 403 })],
])('%s says nothing of an earlier try: its end is as unknown as before', async (_, answer) => {
  answers = [cut, answer];
  await push();
  const { end, open } = await push();
  expect(end).toEqual({ kind: 'outcomeUnknown' });
  expect(open).toHaveLength(1);
});

test('what turns a first try away says nothing of the same from another tab, under way or done', async () => {
  for (const others of [[cut], [says({ success: true, data: {} })]]) {
    const first = Promise.withResolvers<Response>();
    answers = [() => first.promise, ...others];
    const held = push();
    await push();
    first.resolve(new Response('', { status: 429 }));
    expect((await held).end).toEqual({ kind: 'outcomeUnknown' });
    storage.kept.clear();
  }
});

test('what could not be written down is, when it goes out again and the storage keeps', async () => {
  storage.breaks('full');
  answers = [cut];
  const { subject, root } = startUnderRoot(pushLoan, terms);
  await toPromise(subject).catch(() => undefined);
  storage.breaks('none');
  root.system
    .get('ledger')
    .send({ type: 'intent.opened', intent: root.system.get('ledger').getSnapshot().context.intents[0] });
  expect(storage.kept.get(key)).toContain(keys[0]);
});

test('what ended while nothing could be written down stays ended when the storage keeps again', async () => {
  answers = [cut, cut, taken];
  await push({ productId: 'p2' });
  const { subject, root, ledger } = startUnderRoot(pushLoan, terms);
  await toPromise(subject).catch(() => undefined);
  const [other, own] = ledger();
  for (const fault of ['closed', 'full'] as const) {
    storage.breaks(fault);
    root.system.get('ledger').send({ type: 'intent.opened', intent: own });
    root.system.get('ledger').send({ type: 'intent.closed', key: own.key });
    storage.breaks('none');
    root.system.get('ledger').send({ type: 'intents.refreshed' });
    expect(ledger()).toEqual([other]);
  }
});

test('what this page sent goes again under its own key, whatever older one of the same is found written down', async () => {
  answers = [cut];
  await push();
  storage.breaks('closed');
  const { subject, root, ledger } = startUnderRoot(pushLoan, terms);
  await toPromise(subject).catch(() => undefined);
  expect(keys[1]).not.toBe(keys[0]);
  storage.breaks('none');
  root.system.get('ledger').send({ type: 'intents.refreshed' });
  // The first of the same counts (sameIntent).
  expect(ledger().map((intent: Intent) => intent.key)).toEqual([keys[1], keys[0]]);
});

test("the lender's own no to the same key is a no to every try", async () => {
  answers = [cut, says({ success: false, code: '9', message: 'No' }, 422)];
  await push();
  const { end, open } = await push();
  expect(end).toMatchObject({ kind: 'refused', code: '9' });
  expect(open).toEqual([]);
});

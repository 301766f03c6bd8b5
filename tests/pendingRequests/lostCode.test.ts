import { describe, expect, test } from 'vitest';
import type { OpenRequest } from '../../services/pendingRequests/store.ts';
import type { Conclusion } from '../../services/pendingRequests/openRequest.ts';
import { createPhoneMemory } from '../doubles/pendingStore.ts';
import { at, claimedBy, hour, start } from './loan.ts';

const code = {
  kind: 'makeCode',
  subject: 'order:o1',
  body: { orderId: 'o1', channelNumber: '90001' },
  session: 's-1',
  now: at(start),
  reason: { type: 'tap' },
  lastKnown: '',
} as const satisfies OpenRequest;

/** Some codes were made before the app was killed. */
const killedAfter = async (...answers: Conclusion['answer'][]) => {
  const phone = createPhoneMemory();
  const before = phone.openTab();
  const keys: string[] = [];
  for (const [index, answer] of answers.entries()) {
    const claimed = await claimedBy(before, {
      ...code,
      body: { ...code.body, channelNumber: String(index) },
    });
    await before.conclude({ ...claimed, answer });
    keys.push(claimed.intent.key);
  }
  // Its page showed it, before the app was killed.
  await before.note('s-1', { type: 'results.seen', keys });
  const book = phone.openTab();
  await book.hasNews();
  return { book, keys };
};

const another = { ...code, body: { orderId: 'o1', channelNumber: '90003' } };

describe('another code of an order, when the app was killed just after the last one was created', () => {
  test('creates no other code before the user was warned', async () => {
    const { book, keys } = await killedAfter('yes');
    const later = { ...another, now: at(start + hour) };
    expect(await book.claim(later)).toMatchObject({
      kind: 'blocked',
      warning: { kind: 'makeCode', reason: 'alreadyDone', keys },
    });
    expect(await book.claim({ ...later, reason: { type: 'anyway', keys: keys } })).toMatchObject({
      kind: 'claimed',
    });
  });

  test('creates no other code before a warning, even if an older code is stored', async () => {
    const { book, keys } = await killedAfter('yes', 'yes');
    const [lastKnown, ...lost] = keys;
    expect(await book.claim({ ...another, lastKnown })).toMatchObject({
      kind: 'blocked',
      warning: { kind: 'makeCode', reason: 'alreadyDone', keys: lost },
    });
  });

  test('warns of a code that was requested after the stored one, though its response came first', async () => {
    const phone = createPhoneMemory();
    const before = phone.openTab();
    const first = await claimedBy(before, code);
    const { key } = first.intent;
    const second = await claimedBy(before, { ...another, reason: { type: 'anyway', keys: [key] } });
    await before.conclude({ ...second, answer: 'yes' });
    const book = phone.openTab();
    const retried = await claimedBy(book, {
      ...code,
      reason: { type: 'retry', keys: [key] },
      lastKnown: second.intent.key,
    });
    await book.conclude({ ...retried, answer: 'yes' });
    const third = { ...code, body: { orderId: 'o1', channelNumber: '90006' }, lastKnown: key };
    expect(await book.claim(third)).toMatchObject({
      kind: 'blocked',
      warning: { keys: [second.intent.key] },
    });
  });

  test('creates another code on a page that has the last one and warns itself, whatever its clock says', async () => {
    const { book, keys } = await killedAfter('yes', 'yes');
    const request = { ...another, lastKnown: keys.at(-1), now: at(start - hour) };
    expect(await book.claim(request)).toMatchObject({ kind: 'claimed' });
  });

  test('creates another code on a page that was opened before another tab created the last one, and knows it', async () => {
    const phone = createPhoneMemory();
    const [page, other] = [phone.openTab(), phone.openTab()];
    await page.hasNews();
    const claimed = await claimedBy(other, code);
    await other.conclude({ ...claimed, answer: 'yes' });
    expect(await page.claim(another)).toMatchObject({ kind: 'blocked' });
    const lastKnown = claimed.intent.key;
    expect(await page.claim({ ...another, lastKnown })).toMatchObject({ kind: 'claimed' });
  });

  test.each<[string, Partial<OpenRequest>]>([
    ['by a page with a code of an older release', { lastKnown: undefined }],
    ['for another order', { subject: 'order:o2' }],
    ['in another session', { session: 's-2' }],
    ['a day later', { now: at(start + 25 * hour) }],
  ])('creates another code without a warning %s', async (_, changes) => {
    const { book } = await killedAfter('yes');
    expect(await book.claim({ ...another, ...changes })).toMatchObject({ kind: 'claimed' });
  });

  test('creates another code if the last one was refused', async () => {
    const { book } = await killedAfter('no');
    expect(await book.claim(another)).toMatchObject({ kind: 'claimed' });
  });
});

test('reports a result to its own page when its screen gave up before it was stored', async () => {
  const book = createPhoneMemory().openTab();
  const claimed = await claimedBy(book, code);
  await book.conclude({ ...claimed, answer: 'yes' }, AbortSignal.abort());
  expect(await book.claim(code)).toMatchObject({
    kind: 'blocked',
    warning: { reason: 'alreadyDone', keys: [claimed.intent.key] },
  });
  expect(await book.hasNews()).toBe(true);
});

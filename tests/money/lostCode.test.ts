import { describe, expect, test } from 'vitest';
import type { ClaimRequest } from '../../services/intents/book.ts';
import type { Conclusion } from '../../services/intents/claim.ts';
import { createPhoneMemory } from '../doubles/book.ts';

const hour = 3_600_000;
const start = Date.parse('2026-11-24T04:00:00Z');
const at = (now: number) => ({ earliest: now, latest: now, isKnown: true });

const code = {
  kind: 'makeCode',
  subject: 'order:o1',
  body: { orderId: 'o1', channelNumber: '90001' },
  session: 's-1',
  now: at(start),
  warnedOf: [],
  retryOf: undefined,
  replaces: [],
  mayForget: false,
  newestKnown: 0,
} as const satisfies ClaimRequest;

const killedAfter = async (answer: Conclusion['answer']) => {
  const phone = createPhoneMemory();
  const before = phone.openTab();
  const claimed = await before.claim(code);
  if (claimed.kind !== 'claimed') throw new Error('Nothing was pending');
  await before.conclude({ ...claimed, answer });
  const book = phone.openTab();
  await book.isAnythingPending();
  return { book, key: claimed.intent.key };
};

describe('another code of an order, when the app was killed just after the first one was made', () => {
  test('is not made before the user was warned', async () => {
    const { book, key } = await killedAfter('yes');
    const another = { ...code, body: { orderId: 'o1', channelNumber: '90003' }, now: at(start + hour) };
    expect(await book.claim(another)).toEqual({ kind: 'blocked', by: 'makeCode', keys: [key] });
    expect(await book.claim({ ...another, warnedOf: [key] })).toMatchObject({ kind: 'claimed' });
  });

  test('is not made before the user was warned, though an older code is kept', async () => {
    const { book, key } = await killedAfter('yes');
    const another = { ...code, body: { orderId: 'o1', channelNumber: '90003' }, newestKnown: start - hour };
    expect(await book.claim(another)).toEqual({ kind: 'blocked', by: 'makeCode', keys: [key] });
  });

  test.each<[string, Partial<ClaimRequest>]>([
    ['by a page that still has the first one: it warns itself', { newestKnown: start + 1 }],
    ['for another order', { subject: 'order:o2' }],
    ['in another session', { session: 's-2' }],
    ['a day later', { now: at(start + 25 * hour) }],
  ])('is made %s', async (_, changes) => {
    const { book } = await killedAfter('yes');
    expect(await book.claim({ ...code, ...changes })).toMatchObject({ kind: 'claimed' });
  });

  test('is made when the first one was refused', async () => {
    const { book } = await killedAfter('no');
    expect(await book.claim(code)).toMatchObject({ kind: 'claimed' });
  });
});

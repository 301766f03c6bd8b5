import { describe, expect, test } from 'vitest';
import type { OpenRequest } from '../../services/pendingRequests/store.ts';
import type { Conclusion } from '../../services/pendingRequests/openRequest.ts';
import { createPhoneMemory } from '../doubles/pendingStore.ts';
import { at, openedBy, hour, start } from './loan.ts';

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
    const opened = await openedBy(before, {
      ...code,
      body: { ...code.body, channelNumber: String(index) },
    });
    await before.conclude({ ...opened, answer });
    keys.push(opened.request.key);
  }
  // Its page showed it, before the app was killed.
  await before.note('s-1', { type: 'results.seen', keys });
  const store = phone.openTab();
  await store.hasNews();
  return { store, keys };
};

const another = { ...code, body: { orderId: 'o1', channelNumber: '90003' } };

describe('another code of an order, when the app was killed just after the last one was created', () => {
  test('creates no other code before the user was warned', async () => {
    const { store, keys } = await killedAfter('yes');
    const later = { ...another, now: at(start + hour) };
    expect(await store.open(later)).toMatchObject({
      kind: 'blocked',
      warning: { kind: 'makeCode', reason: 'alreadyDone', keys },
    });
    expect(await store.open({ ...later, reason: { type: 'anyway', keys: keys } })).toMatchObject({
      kind: 'opened',
    });
  });

  test('creates no other code before a warning, even if an older code is stored', async () => {
    const { store, keys } = await killedAfter('yes', 'yes');
    const [lastKnown, ...lost] = keys;
    expect(await store.open({ ...another, lastKnown })).toMatchObject({
      kind: 'blocked',
      warning: { kind: 'makeCode', reason: 'alreadyDone', keys: lost },
    });
  });

  test('warns of a code that was requested after the stored one, though its response came first', async () => {
    const phone = createPhoneMemory();
    const before = phone.openTab();
    const first = await openedBy(before, code);
    const { key } = first.request;
    const second = await openedBy(before, { ...another, reason: { type: 'anyway', keys: [key] } });
    await before.conclude({ ...second, answer: 'yes' });
    const store = phone.openTab();
    const retried = await openedBy(store, {
      ...code,
      reason: { type: 'retry', keys: [key] },
      lastKnown: second.request.key,
    });
    await store.conclude({ ...retried, answer: 'yes' });
    const third = { ...code, body: { orderId: 'o1', channelNumber: '90006' }, lastKnown: key };
    expect(await store.open(third)).toMatchObject({
      kind: 'blocked',
      warning: { keys: [second.request.key] },
    });
  });

  test('creates another code on a page that has the last one and warns itself, whatever its clock says', async () => {
    const { store, keys } = await killedAfter('yes', 'yes');
    const request = { ...another, lastKnown: keys.at(-1), now: at(start - hour) };
    expect(await store.open(request)).toMatchObject({ kind: 'opened' });
  });

  test('creates another code on a page that was opened before another tab created the last one, and knows it', async () => {
    const phone = createPhoneMemory();
    const [page, other] = [phone.openTab(), phone.openTab()];
    await page.hasNews();
    const opened = await openedBy(other, code);
    await other.conclude({ ...opened, answer: 'yes' });
    expect(await page.open(another)).toMatchObject({ kind: 'blocked' });
    const lastKnown = opened.request.key;
    expect(await page.open({ ...another, lastKnown })).toMatchObject({ kind: 'opened' });
  });

  test.each<[string, Partial<OpenRequest>]>([
    ['by a page with a code of an older release', { lastKnown: undefined }],
    ['for another order', { subject: 'order:o2' }],
    ['in another session', { session: 's-2' }],
    ['a day later', { now: at(start + 25 * hour) }],
  ])('creates another code without a warning %s', async (_, changes) => {
    const { store } = await killedAfter('yes');
    expect(await store.open({ ...another, ...changes })).toMatchObject({ kind: 'opened' });
  });

  test('creates another code if the last one was refused', async () => {
    const { store } = await killedAfter('no');
    expect(await store.open(another)).toMatchObject({ kind: 'opened' });
  });
});

test('reports a result to its own page when its screen gave up before it was stored', async () => {
  const store = createPhoneMemory().openTab();
  const opened = await openedBy(store, code);
  await store.conclude({ ...opened, answer: 'yes' }, AbortSignal.abort());
  expect(await store.open(code)).toMatchObject({
    kind: 'blocked',
    warning: { reason: 'alreadyDone', keys: [opened.request.key] },
  });
  expect(await store.hasNews()).toBe(true);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLazyStore } from '../../services/pendingRequests/lazyStore.ts';
import { createPendingStore } from '../../services/pendingRequests/store.ts';
import type { PendingRequest } from '../../services/pendingRequests/stored.ts';
import { inquiry, loan } from './loan.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const method of ['generateKey', 'importKey', 'sign'] as const)
    vi.spyOn(crypto.subtle, method).mockImplementation(() => new Promise<never>(() => undefined));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const openStore = () => {
  let stored: readonly PendingRequest[] = [];
  const tabs = { announce: () => undefined, listen: () => () => undefined };
  const store = createLazyStore({
    tabs,
    mayKeep: async () => true,
    load: async () =>
      createPendingStore({
        tabs,
        database: {
          change: async (step) => {
            const { requests, answer } = step(stored);
            stored = requests;
            return answer;
          },
          secret: async (_, made) => made,
        },
      }),
  });
  return { store, stored: () => stored };
};

/** The answer after the limit. */
const late = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
  asked.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(8_000);
  return asked;
};

test('sends nothing before the user was warned when WebCrypto does not answer, and retries under the same key', async () => {
  const { store } = openStore();
  expect(await late(store.open(loan))).toMatchObject({ warning: { reason: 'forgetful' } });
  const opened = await late(store.open({ ...loan, mayForget: true }));
  if (opened.kind === 'blocked') throw new Error('It may not be sent');
  const { key } = opened.request;
  await store.conclude({ ...opened, answer: 'unknown' });
  const retry = { type: 'retry', keys: [key] } as const;
  expect(await late(store.open({ ...loan, mayForget: true, reason: retry }))).toMatchObject({
    request: { key, isRepeated: true },
  });
});

test('remembers requests again as soon as WebCrypto answers, and stores meanwhile what was seen', async () => {
  const { store, stored } = openStore();
  const opened = await late(store.open({ ...loan, mayForget: true }));
  if (opened.kind === 'blocked') throw new Error('It may not be sent');
  await store.conclude({ ...opened, answer: 'yes' });
  await expect(late(store.find(inquiry))).rejects.toThrow('does not answer');
  await late(store.note('s-1', { type: 'results.seen', keys: [opened.request.key] }));
  expect(stored()).toMatchObject([{ isSeen: true }]);
  vi.restoreAllMocks();
  expect(await store.open({ ...loan, subject: 'product:p2' })).toMatchObject({ kind: 'opened' });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPhoneMemory } from '../doubles/pendingStore.ts';
import { settle } from '../doubles/root.ts';
import { pendingOf } from '../models/fixtures/pendingRequests.ts';
import { wayOf, wayOnWire } from '../models/fixtures/oldRepayment.ts';
import { commit } from '../../services/oldRepayment/actors.ts';
import { answers, openRepayment } from '../oldRepayment/flow.ts';
import { patience } from '../patience.ts';

const now = Date.UTC(2026, 10, 28);
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const search = 'orderId=o1&productId=p1&userId=u1&sessionId=s1';

/** A commit whose outcome is unknown was found when the page opened. */
const openedWithPending = async (phone = createPhoneMemory()) => {
  const { amount = 0, repayToken } = wayOf();
  const pending = pendingOf(
    commit.describe({ orderId: 'o1', couponId: '', amount, repayToken, card: undefined }),
    {
      session: 'mark of s1',
      since: now,
    },
  );
  phone.keep([pending]);
  const screen = await openRepayment(search, {}, answers.way, phone);
  await settle();
  return screen;
};
type Screen = Awaited<ReturnType<typeof openedWithPending>>;
const canRetry = ({ dialog }: Screen) => dialog()?.getSnapshot().can({ type: 'retry.requested' });
const retry = async ({ dialog }: Screen) => {
  dialog()?.send({ type: 'retry.requested' });
  await settle();
};

test('sends the same request again under its key from a page that could not be reloaded meanwhile', async () => {
  const screen = await openedWithPending();
  expect(canRetry(screen)).toBe(true);
  screen.actor.send({ type: 'screen.returned' });
  await settle();
  await screen.calls.at(-1)?.answer(answers.refused('9'));
  expect(screen.actor.getSnapshot().matches('failed')).toBe(true);
  await retry(screen);
  expect(screen.money()).toMatchObject([{ path: '/repayment/repayment-commit', key: 'pending-key' }]);
});

test('asks again, without the choice to send, when nothing is due any more', async () => {
  const screen = await openedWithPending();
  screen.actor.send({ type: 'screen.returned' });
  await settle();
  await screen.calls.at(-1)?.answer(wayOnWire(wayOf({ amount: 0 })));
  await retry(screen);
  expect(screen.money()).toEqual([]);
  await vi.waitFor(() => expect(screen.dialog()).toBeDefined(), patience);
  expect(canRetry(screen)).toBe(false);
});

test('says that nothing was sent when a slow storage has not said yet that nothing can be sent', async () => {
  const phone = createPhoneMemory();
  const screen = await openedWithPending(phone);
  const { promise: unlocked, resolve: unlock } = Promise.withResolvers<void>();
  phone.unlockWith(() => unlocked);
  phone.become('locked');
  screen.actor.send({ type: 'screen.returned' });
  await settle();
  await screen.calls.at(-1)?.answer(wayOnWire(wayOf({ amount: 0 })));
  expect(canRetry(screen)).toBe(true);
  phone.keep(phone.requests().map((request) => ({ ...request, endedBy: 'another tab' })));
  await retry(screen);
  unlock();
  await settle();
  expect(screen.money()).toEqual([]);
  expect(screen.dialog()).toBeUndefined();
  expect(screen.reported()).toMatchObject([{ message: { key: 'error' } }]);
});

test('does not abort a request in flight when an earlier one was found done', async () => {
  const phone = createPhoneMemory();
  const screen = await openRepayment(search, {}, answers.way, phone);
  await screen.repay();
  screen.actor.send({ type: 'outcome.settled', done: undefined });
  expect(screen.actor.getSnapshot().matches('committing')).toBe(true);
  expect(screen.money()[0]?.isAborted()).toBe(false);
});

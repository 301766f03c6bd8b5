import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loanConfirmMachine } from '../../machines/loanConfirm/machine.ts';
import { holdCalls, openScreen } from '../doubles/lender.ts';
import { confirmation, confirmationOnWire } from '../models/fixtures/confirmation.ts';
import { memoryStorage } from './storage.ts';

const storage = memoryStorage();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  storage.kept.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page whose push has no known end: its dialog, and the pushes that went out. */
const lostPush = async () => {
  const calls = holdCalls();
  const { actor } = openScreen(loanConfirmMachine, { route: 'confirmUrl', search: 'productId=p1' });
  await calls[0]?.answer(confirmationOnWire(confirmation()));
  actor.send({ type: 'loan.confirmed' });
  const pushes = () => calls.filter(({ key }) => key !== null);
  await pushes()[0]?.cut();
  return { actor, pushes, dialog: () => actor.getSnapshot().children['outcomeUnknown'] };
};

test('"Try again" sends the very same again while it is open', async () => {
  const { pushes, dialog } = await lostPush();
  dialog()?.send({ type: 'retry.requested' });
  expect(pushes().map(({ key }) => key)).toEqual([pushes()[0]?.key, pushes()[0]?.key]);
});

test.each([
  ['another tab has ended it', () => storage.kept.delete('openIntents')],
  ['a day has passed', () => vi.setSystemTime(Date.now() + 25 * 3_600_000)],
])('"Try again" sends nothing once %s: the dialog says so, and offers it no more', async (_, happens) => {
  const { actor, pushes, dialog } = await lostPush();
  happens();
  dialog()?.send({ type: 'retry.requested' });
  await Promise.resolve();
  await vi.waitFor(() => expect(actor.getSnapshot().hasTag('unknown')).toBe(true));
  expect(pushes()).toHaveLength(1);
  expect(dialog()?.getSnapshot().context).toMatchObject({ isEnded: true, canRetry: false });
});

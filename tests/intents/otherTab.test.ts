import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, createEmptyActor } from 'xstate';
import { loanConfirmMachine } from '../../machines/loanConfirm/machine.ts';
import { ledgerMachine } from '../../machines/parts/ledger.ts';
import { beginIntent, type Intent } from '../../services/intents/intent.ts';
import { holdCalls, openScreen } from '../doubles/lender.ts';
import { confirmation, confirmationOnWire } from '../models/fixtures/confirmation.ts';
import { memoryStorage } from './storage.ts';

const key = 'openIntents';
const storage = memoryStorage();
let windowOfThisTab = new EventTarget();

beforeEach(() => {
  windowOfThisTab = new EventTarget();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', windowOfThisTab.addEventListener.bind(windowOfThisTab));
  vi.stubGlobal('removeEventListener', windowOfThisTab.removeEventListener.bind(windowOfThisTab));
});
afterEach(() => {
  storage.kept.clear();
  vi.unstubAllGlobals();
});

/** Another tab writes down what is open; `isHeard`: this one is awake. */
const otherTabWrites = (intents: readonly Intent[], isHeard = true) => {
  const oldValue = storage.getItem(key);
  const newValue = intents.length > 0 ? JSON.stringify(intents) : null;
  if (newValue === null) storage.removeItem(key);
  else storage.setItem(key, newValue);
  if (isHeard)
    windowOfThisTab.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue, newValue }));
};

/** The confirmation of a loan that is offered, and the pushes that went out from it. */
const offer = async () => {
  const calls = holdCalls();
  const { actor } = openScreen(loanConfirmMachine, { route: 'confirmUrl', search: 'productId=p1' });
  await calls[0]?.answer(confirmationOnWire(confirmation()));
  return {
    actor,
    pushes: () => calls.filter((call) => call.key !== null),
    dialog: () => actor.getSnapshot().children['outcomeUnknown'],
  };
};

const push = beginIntent('push', 'product:p1', { amount: 1 });

test.each([
  ['is heard of', true],
  ['came while this one was asleep', false],
])('a loan that another tab has ended, which %s, is not taken again without a word', async (_, isHeard) => {
  otherTabWrites([push]);
  const { actor, pushes, dialog } = await offer();
  dialog()?.send({ type: 'dialog.closed' });
  otherTabWrites([], isHeard);
  actor.send({ type: 'loan.confirmed' });
  await vi.waitFor(() => expect(actor.getSnapshot().hasTag('unknown')).toBe(true));
  expect(pushes()).toHaveLength(0);
  expect(dialog()?.getSnapshot().context).toMatchObject({ isOtherWay: true, canRetry: false });
  dialog()?.send({ type: 'otherWay.chosen' });
  await vi.waitFor(() => expect(pushes()).toHaveLength(1));
});

test('so is one that another tab began and ended while this one was busy with something else', async () => {
  const { actor, pushes } = await offer();
  otherTabWrites([push]);
  otherTabWrites([]);
  actor.send({ type: 'loan.confirmed' });
  await vi.waitFor(() => expect(actor.getSnapshot().hasTag('unknown')).toBe(true));
  expect(pushes()).toHaveLength(0);
});

test.each([
  ['of another product', [beginIntent('push', 'product:p2', {})]],
  ['that was no loan', [beginIntent('bind', 'product:p1', {})]],
  ['that is older than a day', [{ ...push, since: push.since - 25 * 3_600_000 }]],
])('what another tab has ended %s holds nothing back', async (_, intents) => {
  const { actor, pushes } = await offer();
  otherTabWrites(intents);
  otherTabWrites([]);
  actor.send({ type: 'loan.confirmed' });
  await vi.waitFor(() => expect(pushes()).toHaveLength(1));
});

test('what this tab has ended itself is offered again without a word', async () => {
  const { actor, pushes } = await offer();
  actor.send({ type: 'loan.confirmed' });
  await vi.waitFor(() => expect(pushes()).toHaveLength(1));
  await pushes()[0]?.answer({ success: false, message: 'Not now' });
  // The change that another tab made meanwhile is heard of afterwards.
  otherTabWrites([beginIntent('bind', 'product:p1', {})]);
  actor.send({ type: 'loan.confirmed' });
  await vi.waitFor(() => expect(pushes()).toHaveLength(2));
});

test('what a look finds done is held no more', () => {
  const ledger = createActor(ledgerMachine, { input: { root: createEmptyActor() as never } }).start();
  ledger.send({ type: 'intents.refreshed', ended: [push] });
  expect(ledger.getSnapshot().context.endedElsewhere).toEqual([push]);
  ledger.send({ type: 'intents.settled', subject: 'product:p1', purposes: ['takeLoan'] });
  expect(ledger.getSnapshot().context.endedElsewhere).toEqual([]);
});

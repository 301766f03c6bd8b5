import { expect, test } from 'vitest';
import { createMachine, SimulatedClock } from 'xstate';
import { selectIsAsking } from '../../machines/pendingRequests/pendingSelectors.ts';
import type { Intent } from '../../services/pendingRequests/intent.ts';
import { createPhoneMemory } from '../doubles/pendingStore.ts';
import { settle, startUnderRoot } from '../doubles/root.ts';
import { pendingIntent } from '../models/fixtures/intents.ts';

/** A screen of money, on a phone with this pending request, whose lookups wait until `ready`. */
const openScreen = (ready: Promise<void>, ...sent: Intent[]) => {
  const kept = createPhoneMemory(...sent);
  let lookups = 0;
  const openTab = () => {
    const book = kept.openTab();
    const find = async (inquiry: Parameters<typeof book.find>[0]) => {
      lookups += 1;
      await ready;
      return book.find(inquiry);
    };
    return { ...book, find };
  };
  const clock = new SimulatedClock();
  const { pending, dialog } = startUnderRoot(createMachine({ id: 'screen' }), undefined, {
    phone: { ...kept, openTab },
    clock,
    search: 'sessionId=s-1',
    outcome: {
      check: undefined,
      describe: () => ({
        concerns: [{ subject: 'product:p1', purposes: ['takeLoan'] }],
        retries: [],
        question: undefined,
      }),
    },
  });
  return { clock, pending, dialog, lookups: () => lookups };
};

test('blocks the dialogs of a screen for at most 3 seconds during a slow lookup of pending requests, and opens its own later', async () => {
  const { promise: ready, resolve: load } = Promise.withResolvers<void>();
  const { clock, pending, dialog } = openScreen(
    ready,
    pendingIntent('push', 'product:p1', { session: 'mark of s-1' }),
  );
  await settle();
  const isAsking = () => selectIsAsking(pending.getSnapshot());
  expect(isAsking()).toBe(true);
  clock.increment(3_000);
  expect(isAsking()).toBe(false);
  clock.increment(5_000);
  load();
  await settle();
  expect(dialog()?.getSnapshot().context).toMatchObject({ kind: 'push', keys: ['pending-key'] });
});

test('looks up nothing when the clock is corrected while a request is in flight', async () => {
  const { pending, lookups } = openScreen(Promise.resolve());
  await settle();
  const intent = pendingIntent('push', 'product:p1');
  pending.send({ type: 'intent.opened', intent });
  pending.send({ type: 'clock.corrected' });
  expect(lookups()).toBe(1);
  pending.send({ type: 'intent.closed', key: intent.key });
  pending.send({ type: 'clock.corrected' });
  expect(lookups()).toBe(2);
});

import { expect, test } from 'vitest';
import { createMachine, SimulatedClock } from 'xstate';
import { selectIsAsking } from '../../machines/pendingRequests/selectors.ts';
import { createPhoneMemory } from '../doubles/pendingStore.ts';
import { settle, startUnderRoot } from '../doubles/root.ts';
import { pendingRequest } from '../models/fixtures/pendingRequests.ts';

test('blocks the dialogs of a screen for at most 3 seconds during a slow lookup of pending requests, and opens its own later', async () => {
  const kept = createPhoneMemory(pendingRequest('push', 'product:p1', { session: 'mark of s-1' }));
  const { promise: ready, resolve: load } = Promise.withResolvers<void>();
  const phone = {
    ...kept,
    openTab: () => {
      const store = kept.openTab();
      return {
        ...store,
        find: (inquiry: Parameters<typeof store.find>[0]) => ready.then(() => store.find(inquiry)),
      };
    },
  };
  const clock = new SimulatedClock();
  const { pending, dialog } = startUnderRoot(createMachine({ id: 'screen' }), undefined, {
    phone,
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

import { expect, test } from 'vitest';
import { createMachine, setup } from 'xstate';
import { outcomeOf } from '../../machines/pendingRequests/outcome.ts';
import type { Pending } from '../../services/pendingRequests/request.ts';
import { createPhoneMemory } from '../doubles/pendingStore.ts';
import { settle, startUnderRoot } from '../doubles/root.ts';
import { pendingRequest } from '../models/fixtures/pendingRequests.ts';

const loan = { kind: 'push', subject: 'product:p1', body: {}, choice: '' } as const;
const described: Pending = {
  concerns: [{ subject: 'product:p1', purposes: ['takeLoan'] }],
  retries: [loan],
  question: undefined,
};
const session = { session: 'mark of s-1', since: Date.now() };
const sameLoan = pendingRequest('push', 'product:p1', { ...session, body: 'mark of []' });

/** A screen that can send once its list is there, and whose child sends. */
const listing = setup({
  actors: {
    child: createMachine({
      initial: 'typing',
      states: {
        typing: { on: { 'form.sent': 'sending' } },
        sending: { tags: 'holdsBack', on: { 'answer.read': 'typing' } },
      },
    }),
  },
}).createMachine({
  initial: 'unlisted',
  invoke: { id: 'child', src: 'child' },
  states: {
    unlisted: { on: { 'list.loaded': 'listed' } },
    listed: { on: { 'submission.retried': 'sending', 'list.emptied': 'unlisted' } },
    sending: { tags: 'holdsBack' },
  },
});

const opened = async (...kept: Parameters<typeof createPhoneMemory>) => {
  const phone = createPhoneMemory(...kept);
  const started = startUnderRoot(listing, undefined, {
    phone,
    search: 'sessionId=s-1',
    outcome: outcomeOf<typeof listing>(() => described),
  });
  await settle();
  const send = async (type: string) => {
    started.subject.send({ type } as never);
    await settle();
  };
  return {
    ...started,
    phone,
    send,
    offers: () => started.dialog()?.getSnapshot().can({ type: 'retry.requested' }),
  };
};

test('offers to try again while the screen can, in the dialog that is open', async () => {
  const { dialog, send, offers } = await opened(sameLoan);
  const first = dialog();
  expect(offers()).toBe(false);
  await send('list.loaded');
  expect(offers()).toBe(true);
  await send('list.emptied');
  expect(offers()).toBe(false);
  expect(dialog()).toBe(first);
});

test('looks up pending requests after the answer of a request whose response corrected the clock', async () => {
  const { dialog, subject, pending, phone } = await opened();
  const child = subject.getSnapshot().children['child'];
  child?.send({ type: 'form.sent' });
  phone.keep([sameLoan]);
  pending.send({ type: 'clock.corrected' });
  await settle();
  expect(dialog()).toBe(undefined);
  child?.send({ type: 'answer.read' });
  await settle();
  expect(dialog()?.getSnapshot().context).toMatchObject({ reason: 'unknown', keys: ['pending-key'] });
});

test('does not take a request in flight for one with an unknown outcome', async () => {
  const { dialog, subject, pending, phone } = await opened();
  pending.send({ type: 'screen.returned' });
  subject.getSnapshot().children['child']?.send({ type: 'form.sent' });
  phone.keep([sameLoan]);
  pending.send({ type: 'request.opened', request: sameLoan });
  await settle();
  expect(pending.getSnapshot().value).toBe('quiet');
  expect(dialog()).toBe(undefined);
});

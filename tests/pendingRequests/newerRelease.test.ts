import { expect, test } from 'vitest';
import type { IntentKind } from '../../services/pendingRequests/intent.ts';
import type { PendingFor } from '../../services/pendingRequests/openRequest.ts';
import { createPhoneMemory } from '../doubles/pendingStore.ts';
import { pendingIntent } from '../models/fixtures/intents.ts';

const now = { earliest: 1_000, latest: 1_000, isKnown: true };
const pay: PendingFor[] = [{ subject: 'order:o1', purposes: ['pay'] }];

/** A newer release sent it; then this one came back. */
const opened = () =>
  createPhoneMemory(
    pendingIntent('payByFace' as IntentKind, 'order:o1', { session: 'mark of s-1' }),
  ).openTab();

test('reports a pending request of a kind that it does not know, on the screens of its subject', async () => {
  const inquiry = { session: 's-1', now, retries: [], shown: [] };
  expect(await opened().find({ ...inquiry, concerns: pay })).toMatchObject({
    reason: 'unknown',
    kind: 'payByFace',
    keys: ['pending-key'],
  });
  const elsewhere: PendingFor[] = [{ subject: 'order:o2', purposes: ['pay'] }];
  expect(await opened().find({ ...inquiry, concerns: elsewhere })).toBe(undefined);
  expect(await opened().find({ ...inquiry, session: 's-2', concerns: pay })).toMatchObject({
    reason: 'otherSession',
  });
});

test('warns of it before a payment, and never takes it for done by a check', async () => {
  const book = opened();
  await book.note('s-1', {
    type: 'intents.settled',
    subject: 'order:o1',
    purposes: ['pay'],
    isFoundDone: true,
  });
  const code = { kind: 'makeCode', subject: 'order:o1', body: {}, session: 's-1', now } as const;
  expect(await book.claim({ ...code, reason: { type: 'tap' } })).toMatchObject({
    kind: 'blocked',
    warning: { kind: 'payByFace', keys: ['pending-key'] },
  });
  const anyway = await book.claim({ ...code, reason: { type: 'anyway', keys: ['pending-key'] } });
  expect(anyway.kind).toBe('claimed');
});

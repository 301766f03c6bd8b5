import { expect, test } from 'vitest';
import type { RequestKind } from '../../services/pendingRequests/request.ts';
import type { PendingFor } from '../../services/pendingRequests/request.ts';
import { parseRequests } from '../../services/pendingRequests/stored.ts';
import { createPhoneMemory } from '../doubles/pendingStore.ts';
import { pendingRequest } from '../models/fixtures/pendingRequests.ts';

const now = { earliest: 1_000, latest: 1_000, isKnown: true };
const pay: PendingFor[] = [{ subject: 'order:o1', purposes: ['pay'] }];

/** A newer release sent it; then this one came back. */
const opened = () =>
  createPhoneMemory(
    pendingRequest('payByFace' as RequestKind, 'order:o1', { session: 'mark of s-1' }),
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
  const store = opened();
  await store.note('s-1', {
    type: 'requests.settled',
    subject: 'order:o1',
    purposes: ['pay'],
    isFoundDone: true,
  });
  const code = { kind: 'makeCode', subject: 'order:o1', body: {}, session: 's-1', now } as const;
  expect(await store.open({ ...code, reason: { type: 'tap' } })).toMatchObject({
    kind: 'blocked',
    warning: { kind: 'payByFace', keys: ['pending-key'] },
  });
  const anyway = await store.open({ ...code, reason: { type: 'anyway', keys: ['pending-key'] } });
  expect(anyway.kind).toBe('opened');
});

test('warns before a payment of one that an older release sent, which has no sequence number', async () => {
  const stored = { kind: 'commit', subject: 'order:o1', fingerprint: '1a', key: 'pending-key', since: 900 };
  const phone = createPhoneMemory(...parseRequests([stored]));
  const code = { kind: 'makeCode', subject: 'order:o1', body: {}, session: 's-1', now } as const;
  expect(await phone.openTab().open({ ...code, reason: { type: 'tap' } })).toMatchObject({
    kind: 'blocked',
    warning: { kind: 'commit', keys: ['pending-key'] },
  });
});

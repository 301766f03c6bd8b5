import { expect, test, vi } from 'vitest';
import type { AnyActorLogic } from 'xstate';
import { uploadImage } from '../../services/complaint/actors.ts';
import { loadOrder, rateApp } from '../../services/orderDetails/actors.ts';
import { sendSms } from '../../services/promotion/actors.ts';
import { saveEvent } from '../../services/tracking/actors.ts';
import { createPhoneMemory } from '../doubles/pendingStore.ts';
import { holdCalls } from '../doubles/lender.ts';
import { settle, startUnderRoot } from '../doubles/root.ts';

const refusal = { success: false, code: '401', message: 'Please log in' };

test.each<[string, AnyActorLogic, object]>([
  ['reads', loadOrder, { productId: 'p1', orderId: 'o1' }],
  ['cannot be undone', rateApp, { orderId: 'o1' }],
  ['moves something', sendSms, { phone: '1' }],
  ['counts', saveEvent, { productId: 'p1', moduleId: 30, positionId: 0 }],
])('reports an expired session to the root after HTTP 401 of a call that %s', async (_, service, input) => {
  const calls = holdCalls();
  const { ended } = startUnderRoot(service, input);
  await settle();
  await calls[0]?.answer(refusal, 401);
  expect(ended()).toBe(1);
});

test('ends the session when the response to an upload says so', () => {
  const sent: LateUpload[] = [];
  class LateUpload extends EventTarget {
    upload = new EventTarget();
    status = 401;
    responseText = '';
    open() {}
    setRequestHeader() {}
    getResponseHeader = () => null;
    send() {
      sent.push(this);
    }
  }
  vi.stubGlobal('XMLHttpRequest', LateUpload);
  const input = { image: new Blob(['x']), listener: { send: () => undefined } };
  const { ended } = startUnderRoot(uploadImage, input);
  sent[0]?.dispatchEvent(new Event('load'));
  expect(ended()).toBe(1);
});

test('keeps the session after a refusal in an envelope of HTTP 200', async () => {
  const calls = holdCalls();
  const { ended } = startUnderRoot(loadOrder, { productId: 'p1', orderId: 'o1' });
  await calls[0]?.answer(refusal);
  expect(ended()).toBe(0);
});

test('closes a request after a 401, but keeps it open under its key after an unknown outcome', async () => {
  const calls = holdCalls();
  const phone = createPhoneMemory();
  const rate = async () => {
    const { pendingRequests } = startUnderRoot(rateApp, { orderId: 'o1' }, { search: 'sessionId=s1', phone });
    await settle();
    return pendingRequests;
  };
  const first = await rate();
  await calls[0]?.answer(refusal, 401);
  expect(first()).toEqual([]);
  await rate();
  await calls[1]?.cut();
  // A status that refuses what the envelope accepts is no clear refusal either.
  const contradicted = await rate();
  await calls[2]?.answer({ success: true, data: {} }, 403);
  expect(contradicted()).toHaveLength(1);
  const fourth = await rate();
  await calls[3]?.answer(refusal, 401);
  expect(fourth()).toHaveLength(1);
  expect(calls[3]?.key).toBe(calls[1]?.key);
  expect(calls[1]?.key).not.toBe(calls[0]?.key);
});

import { expect, test, vi } from 'vitest';
import { toPromise } from 'xstate';
import { rateApp } from '../../services/orderDetails/actors.ts';
import { holdCalls } from './lender.ts';
import { settle, startUnderRoot } from './root.ts';

test('runs a service with the session of its root, and closes its pending request on a clear response', async () => {
  const calls = holdCalls();
  const { subject, pendingRequests } = startUnderRoot(rateApp, { orderId: 'o1' }, { search: 'sessionId=s1' });
  await settle();
  expect(pendingRequests()).toMatchObject([{ kind: 'rateApp', subject: 'order:o1' }]);
  await calls[0]?.answer({ success: true, data: {} });
  await toPromise(subject);
  expect(pendingRequests()).toEqual([]);
  expect(calls[0]).toMatchObject({ path: '/v3/loan-details/google-score', query: { sessionId: 's1' } });
  vi.unstubAllGlobals();
});

import { expect, test, vi } from 'vitest';
import { toPromise } from 'xstate';
import { sendAppRating } from '../../services/orderDetails/actors.ts';
import { startUnderRoot } from './root.ts';

test('a service runs for the session of its root, and its intent is closed by a clear answer', async () => {
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () =>
    Response.json({ success: true, data: {} }),
  );
  vi.stubGlobal('fetch', fetched);
  const { subject, ledger } = startUnderRoot(sendAppRating, { orderId: 'o1' }, { search: 'sessionId=s1' });
  expect(ledger()).toMatchObject([{ kind: 'rateApp', subject: 'order:o1' }]);
  await toPromise(subject);
  expect(ledger()).toEqual([]);
  expect(fetched.mock.calls[0]?.[0]).toBe('/gateway/v3/loan-details/google-score?sessionId=s1');
  vi.unstubAllGlobals();
});

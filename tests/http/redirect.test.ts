import { beforeEach, expect, test, vi } from 'vitest';
import { toPromise } from 'xstate';
import { failureOf } from '../../services/http/failure.ts';
import { takeLoan } from '../../services/loanConfirm/actors.ts';
import { loadOrder } from '../../services/orderDetails/actors.ts';
import { holdCalls } from '../doubles/lender.ts';
import { startUnderRoot } from '../doubles/root.ts';
import { memoryStorage } from '../doubles/storage.ts';

const terms = {
  api: 'v3',
  productId: 'p1',
  orderId: 'o1',
  amount: 800_000,
  periods: '120',
  termUnit: 'days',
} as const;
const taken = { success: true, data: { lendDetailsUrl: '/loanDetail' } };

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()));

const push = async (unclearCodes: readonly string[] = []) => {
  const calls = holdCalls();
  const { subject, pendingRequests } = startUnderRoot(takeLoan, terms, { unclearCodes });
  const outcome = toPromise(subject).then(() => 'done', failureOf);
  await expect.poll(() => calls.length).toBe(1);
  return { call: calls[0], outcome, open: () => pendingRequests().length };
};

test('leaves the outcome of an irreversible call unknown after a redirect to any URL', async () => {
  const { call, outcome, open } = await push();
  await call?.redirect(taken);
  expect(await outcome).toEqual({ kind: 'outcomeUnknown' });
  expect(open()).toBe(1);
});

test('follows redirects of a read', async () => {
  const calls = holdCalls();
  const { subject } = startUnderRoot(loadOrder, { productId: 'p1', orderId: 'o1' });
  const order = toPromise(subject);
  await expect.poll(() => calls.length).toBe(1);
  await calls[0]?.redirect({ success: true, data: { orderStatus: 174 } });
  expect(await order).toHaveProperty('orderStatus', '174');
});

test('leaves the outcome unknown and the request pending after a refusal with a configured code', async () => {
  const { call, outcome, open } = await push(['E77']);
  await call?.answer({ success: false, code: 'E77', message: 'Timeout' });
  expect(await outcome).toEqual({ kind: 'outcomeUnknown' });
  expect(open()).toBe(1);
});

import { describe, expect, test } from 'vitest';
import { qrPhFault } from '../../services/repay/qrPh.ts';
import { outcomeOfReading } from '../../services/http/outcome.ts';
import { codeAnswerSchema, repaymentInfoSchema } from '../../services/repay/schema.ts';
import { orderOf, type RunningSandbox, start } from '../sandbox/start.ts';

const due = { productId: 'p1', product_id: 'p1', orderId: 'due' };
const late = { ...due, orderId: 'overdue-rollover' };

const info = async (sandbox: RunningSandbox, path: string, order: Record<string, string>) => {
  const response = await sandbox.post(path, order);
  const answer = { status: response.status, body: await response.text() };
  const read = outcomeOfReading({ family: 'v3', data: repaymentInfoSchema }, answer);
  if ('failure' in read) throw new Error(JSON.stringify(read.failure));
  return read.data;
};
const codeFor = async (
  sandbox: RunningSandbox,
  order: Record<string, string>,
  channelNumber: string,
  amount: number,
  key: string = crypto.randomUUID(),
) => {
  const response = await sandbox.post(
    '/v3/loan-details/generate-vcode',
    {
      ...order,
      amount: String(amount),
      channelNumber,
      ...(order['orderId'] === late.orderId && { isDelay: '1' }),
    },
    key,
  );
  const read = outcomeOfReading(
    { family: 'v3', data: codeAnswerSchema },
    { status: response.status, body: await response.text() },
  );
  return 'data' in read ? read.data.payUrl : read.failure;
};
interface Summary {
  id: string;
  state: string;
  outstanding: number;
  codes: { code: string; amount: number }[];
}
const summary = async (sandbox: RunningSandbox, id: string) => {
  const orders: Summary[] = await sandbox.control('/orders');
  return orders.find((order) => order.id === id);
};
const pay = async (sandbox: RunningSandbox, id: string, kind: string) => {
  const found = await summary(sandbox, id);
  return sandbox.control(`/codes/${found?.codes[0]?.code}/pay`, { kind });
};
const description = async (sandbox: RunningSandbox, id: string) =>
  (await orderOf(sandbox, id)).data.noticeDesText as string;

describe('the backend', () => {
  test('returns what is due, with channels of which one does not take it', async () => {
    const sandbox = await start();
    const instalment = await info(sandbox, '/v3/installment/loan-play-detail', due);
    expect(instalment.repayAmount).toBe(924_800);
    expect(instalment.repayList.map(({ name }) => name)).toEqual([
      'GCash',
      'Maya',
      '7-Eleven',
      'Bank transfer (InstaPay)',
      'QR Ph',
    ]);
    expect(await codeFor(sandbox, due, '90003', 924_800)).toMatchObject({ kind: 'refused', code: '413' });
    expect(await codeFor(sandbox, due, '90001', 1)).toMatchObject({ kind: 'refused', code: '412' });
  });

  test('draws valid QR Ph payloads', async () => {
    const sandbox = await start();
    const payUrl = String(await codeFor(sandbox, due, '90006', 924_800));
    const payCode = new URL(payUrl, sandbox.url).searchParams.get('payCode') ?? '';
    expect(payCode).toMatch(/^000201/);
    expect(qrPhFault(payCode, 924_800)).toBeUndefined();
  });
});

describe('a payment by a code', () => {
  test('reports a late payment before it is booked', async () => {
    const sandbox = await start();
    await codeFor(sandbox, due, '90001', 924_800);
    await pay(sandbox, 'due', 'late');
    expect(await description(sandbox, 'due')).toContain('We received ₱9,248.00.');
    expect(await summary(sandbox, 'due')).toMatchObject({ state: 'due', outstanding: 924_800 });
  });

  test('reports an overpayment by a second code for the same debt', async () => {
    const sandbox = await start();
    await codeFor(sandbox, due, '90001', 924_800);
    await codeFor(sandbox, due, '90002', 924_800);
    const overpaid = async () => (await orderOf(sandbox, 'due')).data.overpaid;
    expect(await overpaid()).toBe('');
    await pay(sandbox, 'due', 'exact');
    expect(await overpaid()).toBe('');
    await pay(sandbox, 'due', 'exact');
    expect(await orderOf(sandbox, 'due')).toMatchObject({ data: { orderStatus: '200', overpaid: 924_800 } });
  });

  test('accepts a payment by a code once', async () => {
    const sandbox = await start();
    await codeFor(sandbox, due, '90001', 924_800);
    const [code] = (await summary(sandbox, 'due'))?.codes ?? [];
    await pay(sandbox, 'due', 'exact');
    expect(await sandbox.control(`/codes/${code?.code}/pay`, {})).toHaveProperty('error');
  });

  test('extends the loan when it is for an extension', async () => {
    const sandbox = await start();
    const { delayInfo } = await info(sandbox, '/spoken/unforgettable', late);
    await codeFor(sandbox, late, '90001', delayInfo?.delayAmount ?? 0);
    await pay(sandbox, late.orderId, 'exact');
    expect(await orderOf(sandbox, late.orderId)).toMatchObject({ data: { orderStatus: '170' } });
    expect(await summary(sandbox, late.orderId)).toMatchObject({ dueIn: 120 });
  });
});

import { describe, expect, it } from 'vitest';
import { tables } from '../../sandbox/api/index.ts';
import { openDatabase } from '../../sandbox/database.ts';
import { enter, readBooks } from '../../sandbox/domain/books.ts';
import { orderOf, type RunningSandbox, start } from './start.ts';

const product = { productId: 'p1', product_id: 'p1' };
const terms = { ...product, amount: '800000', periods: '120', termUnit: 'days' };
const answerOf = async (response: Promise<Response>) => (await response).json();
const takeV2 = (lender: RunningSandbox, orderKey: string, key: string) =>
  answerOf(lender.post('/gopia/goya/depush', { ...terms, orderKey }, key));
const commitOf = async (lender: RunningSandbox, orderId: string, cardId: string) => ({
  orderId,
  cardId,
  amount: String((await answerOf(lender.get('/repayment/repayment-way', { orderId }))).data.amount),
  bankName: '',
  cardNo: '',
  bankCode: '',
  couponId: '',
  repayToken: '',
  sendMsg: '0',
});
const codeFor = (lender: RunningSandbox, key: string, asked = {}) =>
  answerOf(
    lender.post(
      '/v3/loan-details/generate-vcode',
      { ...product, orderId: 'due', amount: '924800', channelNumber: '90001', ...asked },
      key,
    ),
  );

describe('the books', () => {
  it('keeps every entry unchanged, and rolls it back with a request that failed', () => {
    const database = openDatabase(':memory:', tables, () => 1_000);
    enter(database, 'sms', { phone: '0917', code: '123456' });
    expect(() => database.run(`update books set key = ''`)).toThrow('append-only');
    expect(() => database.run('delete from books')).toThrow('append-only');
    const failing = () => {
      enter(database, 'sms', { phone: '0918', code: '1' });
      throw new Error('power cut');
    };
    expect(() => database.transaction(failing, { call: '/x', key: 'k' })).toThrow('power cut');
    database.transaction(() => enter(database, 'sms', { phone: '0919', code: '2' }), {
      call: '/y',
      key: 'l',
    });
    enter(database, 'sms', { phone: '0920', code: '3' });
    expect(readBooks(database).sms).toEqual([
      { entry: 1, at: 1_000, key: '', call: '', phone: '0917', code: '123456' },
      { entry: 2, at: 1_000, key: 'l', call: '/y', phone: '0919', code: '2' },
      { entry: 3, at: 1_000, key: '', call: '', phone: '0920', code: '3' },
    ]);
    database.reset();
    expect(Object.values(readBooks(database)).flat()).toEqual([]);
  });

  it('records each payment: by code, at the counter, at a partner, and in the old flow', async () => {
    const lender = await start();
    await codeFor(lender, 'key-1');
    const [made] = lender.books().codes;
    expect(made).toMatchObject({
      orderId: 'due',
      channel: '90001',
      amount: 924_800,
      isDelay: false,
      key: 'key-1',
    });
    await lender.control(`/codes/${made?.code}/pay`, { kind: 'short' });
    await orderOf(lender, 'due');
    await lender.control('/orders/due/pay', { amount: 400 });
    await fetch(`${lender.url}/sandbox/partner/pay/due`, { method: 'POST' });
    await lender.post('/repayment/repayment-commit', await commitOf(lender, 'disbursed', ''), 'key-2');
    expect(lender.books().payments).toMatchObject([
      { orderId: 'due', amount: 462_400, code: made?.code },
      { orderId: 'due', amount: 400, code: '' },
      { orderId: 'due', amount: 462_000, code: '' },
      { orderId: 'disbursed', code: '', key: 'key-2', call: '/repayment/repayment-commit' },
    ]);
    expect(lender.books().commits).toMatchObject([{ orderId: 'disbursed', cardId: '', recordId: '' }]);
  });

  it('takes at a partner what the code is for: the price of an extension, once', async () => {
    const lender = await start();
    const extension = { orderId: 'overdue-rollover', amount: '264700', isDelay: '1', channelNumber: '90002' };
    const { data } = await codeFor(lender, 'key-1', extension);
    const partner = () => fetch(data.payUrl, { headers: { connection: 'close' } });
    expect(await (await partner()).text()).toContain('Pay ₱2,647.00');
    await fetch(data.payUrl, { method: 'POST' });
    expect(lender.books().payments).toMatchObject([{ orderId: 'overdue-rollover', amount: 264_700 }]);
    expect((await partner()).status).toBe(404);
  });

  it('records both payments of an order that was paid twice', async () => {
    const lender = await start();
    for (const key of ['key-1', 'key-2']) await codeFor(lender, key);
    for (const { code } of lender.books().codes) await lender.control(`/codes/${code}/pay`, {});
    await orderOf(lender, 'due');
    expect(lender.books().payments.map(({ amount }) => amount)).toEqual([924_800, 924_800]);
  });
});

describe('a backend that receives another key', () => {
  it('takes an order once: over V2, over V3, or without an order name', async () => {
    const lender = await start();
    await orderOf(lender, 'withdraw');
    await lender.post('/v3/loan-confirm/loan-detail-push', terms, 'key-1');
    expect(lender.books().loans).toMatchObject([{ orderId: 'withdraw' }]);
    expect(await takeV2(lender, 'withdraw', 'key-2')).toMatchObject({ code: 'already-taken' });
    expect(await takeV2(lender, 'due', 'key-3')).toMatchObject({ code: 'already-taken' });
    expect(await takeV2(lender, 'o-new', 'key-4')).toMatchObject({ code: '00' });
    expect(await takeV2(lender, 'o-new', 'key-5')).toMatchObject({ code: 'already-taken' });
    expect(lender.books().loans.map(({ key }) => key)).toEqual(['key-1', 'key-4']);
  });

  it('repeats no payment of a settled order: commit, wallet or SMS code', async () => {
    const lender = await start();
    const commit = await commitOf(lender, 'due', 'c1');
    const { repayRecordId } = (await answerOf(lender.post('/repayment/repayment-commit', commit, 'key-1')))
      .data;
    const { code: verifyCode } = await lender.control('/sms');
    await lender.control('/orders/due/pay', {});
    const calls = [
      ['/repayment/repayment-commit', commit],
      ['/repayment/repayment-huichao', { userId: 'u-1', orderId: 'due', amount: commit['amount'] ?? '' }],
      [
        '/repayment/repayment-confirm',
        { orderId: 'due', verifyCode, repaymentRecordId: String(repayRecordId) },
      ],
    ] as const;
    for (const [path, body] of calls)
      expect(await answerOf(lender.post(path, body, `key of ${path}`))).toMatchObject({ code: '800005' });
    const { commits, confirmations, walletPayments, payments } = lender.books();
    expect([commits, confirmations, walletPayments, payments].map((each) => each.length)).toEqual([
      1, 0, 0, 1,
    ]);
  });

  it('refuses a confirmation for another order than the committed one', async () => {
    const lender = await start();
    const commit = await commitOf(lender, 'due', 'c1');
    const { data } = await answerOf(lender.post('/repayment/repayment-commit', commit, 'key-1'));
    const { code: verifyCode } = await lender.control('/sms');
    const confirm = (orderId: string, key: string) =>
      answerOf(
        lender.post(
          '/repayment/repayment-confirm',
          { orderId, verifyCode, repaymentRecordId: String(data.repayRecordId) },
          key,
        ),
      );
    expect(await confirm('disbursed', 'key-2')).toMatchObject({ code: '800006' });
    expect(await confirm('due', 'key-3')).toMatchObject({ code: '00' });
    expect(lender.books().confirmations).toMatchObject([{ orderId: 'due', key: 'key-3' }]);
  });
});

import { oldRepaymentMachine } from '../../machines/oldRepayment/machine.ts';
import { selectContradicted } from '../../machines/oldRepayment/selectors.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { holdCalls, openScreen, toasts } from '../doubles/lender.ts';
import { answers, openCodeEntry, openRepayment } from './flow.ts';

afterEach(() => vi.unstubAllGlobals());

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('requests on the wire', () => {
  test('requests the ways to repay with the headers of client two', async () => {
    const { calls } = await openRepayment('orderId=o1&swift=w-1&eyes=e-1');
    expect(calls[0]).toMatchObject({ path: '/repayment/repayment-way', query: { orderId: 'o1' } });
    expect([calls[0]?.headers.get('swift'), calls[0]?.headers.get('eyes')]).toEqual(['w-1', 'e-1']);
    expect(calls[0]?.headers.has('building')).toBe(false);
  });

  test('sends the chosen card in a commit', async () => {
    const { money, repay } = await openRepayment();
    await repay();
    expect(money()[0]).toMatchObject({
      path: '/repayment/repayment-commit',
      key: expect.stringMatching(uuid),
      body: {
        amount: '924800',
        bankName: 'BDO Unibank',
        cardId: 'k1',
        cardNo: '•••• 4821',
        bankCode: 'BDO',
        couponId: 'c9',
        orderId: 'o1',
        repayToken: 't1',
        sendMsg: '0',
      },
    });
  });

  test.each(['orderId=o1', 'orderId=o1&cardId=nobody'])(
    'sends empty card fields without a card of the list (%s)',
    async (search) => {
      const { money, repay } = await openRepayment(search);
      await repay();
      expect(money()[0]?.body).toMatchObject({ bankName: '', cardId: '', cardNo: '', bankCode: '' });
    },
  );

  test("commits the backend's amount, and shows that the URL has another", async () => {
    const { actor, money, repay } = await openRepayment('orderId=o1&amount=5000');
    expect(selectContradicted(actor.getSnapshot())).toBe(5000);
    await repay();
    expect(money()[0]?.body).toMatchObject({ amount: '924800' });
  });

  test.each(['', '&amount=924800', '&amount=0924800', '&amount=', '&amount=many'])(
    'shows no contradiction for %o',
    async (amount) => {
      const { actor } = await openRepayment(`orderId=o1${amount}`);
      expect(selectContradicted(actor.getSnapshot())).toBeUndefined();
    },
  );

  test('confirms the code with the number of the repayment', async () => {
    const { money, confirm, type } = await openCodeEntry();
    type('123456');
    await confirm();
    expect(money()[1]).toMatchObject({
      path: '/repayment/repayment-confirm',
      key: expect.stringMatching(uuid),
      body: { orderId: 'o1', verifyCode: '123456', repaymentRecordId: '77' },
    });
    expect(money()[1]?.key).not.toBe(money()[0]?.key);
  });

  test('sends the payer to the e-wallet, and opens its address repeatedly without another payment', async () => {
    const { actor, money, payByWallet, asked } = await openRepayment();
    const opens = { type: 'link.opened', link: 'https://wallet.example/1' };
    await payByWallet();
    expect(money()[0]).toMatchObject({
      path: '/repayment/repayment-huichao',
      body: { userId: 'u1', orderId: 'o1', amount: '924800' },
    });
    await money()[0]?.answer(answers.ok({ url: 'https://wallet.example/1' }));
    expect(actor.getSnapshot().matches('walletOpened')).toBe(true);
    await payByWallet();
    expect(asked).toEqual([opens, opens]);
    expect(money()).toHaveLength(1);
  });

  test('replaces the page with the order after a success that asks for no code', async () => {
    const { actor, money, repay, asked } = await openRepayment();
    await repay();
    await money()[0]?.answer(answers.taken);
    expect(actor.getSnapshot().matches('repaid')).toBe(true);
    expect(asked).toContainEqual({
      type: 'navigation.requested',
      to: 'loanDetailUrl',
      query: { orderId: 'o1', productId: 'p1' },
      replace: true,
    });
  });
});

describe('the choice of a card', () => {
  const choosing = async (way: unknown = answers.way) => {
    const calls = holdCalls();
    const screen = openScreen(oldRepaymentMachine, {
      route: 'ynRepayChoose',
      search: 'orderId=o1&couponId=c9',
    });
    await calls[0]?.answer(way);
    return screen;
  };

  test.each([
    ['9', 'Closed for today', { text: 'Closed for today' }],
    ['9', '', { key: 'oldRepay.refused' }],
    ['800005', '', { key: 'oldRepay.duplicate' }],
  ])('shows the refusal %s %j in the words of the flow', async (code, message, toast) => {
    const { asked } = await choosing(answers.refused(code, message));
    expect(toasts(asked)).toEqual([toast]);
  });

  test('passes the chosen card to the repayment by the store and the URL', async () => {
    const { actor, asked } = await choosing();
    actor.send({ type: 'card.chosen', cardId: 'k1' });
    actor.send({ type: 'choice.confirmed' });
    expect(asked).toEqual([
      { type: 'store.notified', store: 'paymentWay', event: { type: 'card.chosen', cardId: 'k1' } },
      {
        type: 'navigation.requested',
        to: 'ynRepay',
        query: { orderId: 'o1', couponId: 'c9', cardId: 'k1' },
      },
    ]);
  });

  test('falls back to the stored order when the address names none', async () => {
    const { money, repay } = await openRepayment('orderId=o1', {
      stores: { paymentWay: { info: undefined, channelNumber: '', cardId: 'k1' } },
    });
    await repay();
    expect(money()[0]?.body).toMatchObject({ cardId: 'k1' });
  });
});

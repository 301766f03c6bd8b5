import { oldRepaymentMachine } from '../../machines/oldRepayment/machine.ts';
import { selectContradicted, selectOffersWallet } from '../../machines/oldRepayment/selectors.ts';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { wayToRepaySchema } from '../../services/oldRepayment/schema.ts';
import { holdCalls, openScreen, toasts } from '../doubles/lender.ts';
import { answers, openRepayment } from './flow.ts';

describe('requests on the wire', () => {
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

  test('offers no payment by e-wallet without the user that its call names', async () => {
    const { actor, money, payByWallet } = await openRepayment('orderId=o1&productId=p1');
    expect(selectOffersWallet(actor.getSnapshot())).toBe(false);
    await payByWallet();
    expect(money()).toEqual([]);
  });

  test.each(['', '&amount=924800', '&amount=0924800', '&amount=', '&amount=many'])(
    'shows no contradiction for %o',
    async (amount) => {
      const { actor } = await openRepayment(`orderId=o1${amount}`);
      expect(selectContradicted(actor.getSnapshot())).toBeUndefined();
    },
  );
});

test('offers the cards that have a name or a number', () => {
  const card = { id: 'k1', bankName: 'BPI', cardNo: '4242' };
  const sent = [
    card,
    { ...card, bankName: true },
    { ...card, cardNo: 0 },
    { id: 'k2', bankName: 0, cardNo: 'null' },
  ];
  expect(v.parse(wayToRepaySchema, { bankList: sent }).bankList).toMatchObject([
    { bankName: 'BPI', cardNo: '4242' },
    { bankName: '', cardNo: '4242' },
    { bankName: 'BPI', cardNo: '' },
  ]);
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

  test('falls back to the stored order when the address names none', async () => {
    const { money, repay } = await openRepayment('orderId=o1', {
      stores: { paymentWay: { info: undefined, channelNumber: '', cardId: 'k1' } },
    });
    await repay();
    expect(money()[0]?.body).toMatchObject({ cardId: 'k1' });
  });
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import { chooseCardMachine } from '../../machines/oldRepayment/chooseCardMachine.ts';
import { oldRepaymentMachine } from '../../machines/oldRepayment/machine.ts';
import { smsPause } from '../../machines/parts/smsCountdown.ts';
import { wayOf } from '../models/fixtures/oldRepayment.ts';
import { holdCalls, openScreen, toasts } from '../repay/lender.ts';

afterEach(() => vi.unstubAllGlobals());

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const ok = (data: unknown) => ({ code: '00', message: '', data });
const way = ok({ ...wayOf(), alipay: '1' });
const asksForCode = ok({ needValid: '1', repayRecordId: 77 });
const refused = (code: string, message = 'No') => ({ code, message, data: null });

const opened = async (search = 'orderId=o1&cardId=k1&couponId=c9&userId=u1') => {
  const calls = holdCalls('swift=w-1&eyes=e-1');
  const screen = openScreen(oldRepaymentMachine, { route: 'ynRepay', search });
  await calls[0]?.answer(way);
  const { actor } = screen;
  return {
    ...screen,
    calls,
    money: () => calls.slice(1),
    repay: () => actor.send({ type: 'repayment.requested' }),
    confirm: () => actor.send({ type: 'code.confirmed' }),
    type: (code: string) => actor.send({ type: 'code.changed', code }),
  };
};

/** The screen at the code entry. */
const verifying = async () => {
  const screen = await opened();
  screen.repay();
  await screen.money()[0]?.answer(asksForCode);
  return screen;
};

describe('what reaches the wire', () => {
  test('the ways are asked for with the headers of client two', async () => {
    const { calls } = await opened();
    expect(calls[0]).toMatchObject({ path: '/repayment/repayment-way', query: { orderId: 'o1' } });
    expect([calls[0]?.headers.get('swift'), calls[0]?.headers.get('eyes')]).toEqual(['w-1', 'e-1']);
    expect(calls[0]?.headers.has('building')).toBe(false);
  });

  test('a commit carries the chosen card', async () => {
    const { money, repay } = await opened();
    repay();
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
    'without a card of the list (%s) its fields go out empty',
    async (search) => {
      const { money, repay } = await opened(search);
      repay();
      expect(money()[0]?.body).toMatchObject({ bankName: '', cardId: '', cardNo: '', bankCode: '' });
    },
  );

  test('the amount of the address wins', async () => {
    const { money, repay } = await opened('orderId=o1&amount=5000');
    repay();
    expect(money()[0]?.body).toMatchObject({ amount: '5000' });
  });

  test('the code is confirmed with the number of the repayment', async () => {
    const { money, confirm, type } = await verifying();
    type('123456');
    confirm();
    expect(money()[1]).toMatchObject({
      path: '/repayment/repayment-confirm',
      key: expect.stringMatching(uuid),
      body: { orderId: 'o1', verifyCode: '123456', repaymentRecordId: '77' },
    });
    expect(money()[1]?.key).not.toBe(money()[0]?.key);
  });

  test('the e-wallet is told who pays, and its address is opened', async () => {
    const { actor, money, asked } = await opened();
    actor.send({ type: 'wallet.requested' });
    expect(money()[0]).toMatchObject({
      path: '/repayment/repayment-huichao',
      body: { userId: 'u1', orderId: 'o1', amount: '924800' },
    });
    await money()[0]?.answer(ok({ url: 'https://wallet.example/1' }));
    expect(asked).toEqual([{ type: 'link.opened', link: 'https://wallet.example/1' }]);
  });
});

describe('one commit for one intent', () => {
  test('a double tap sends once', async () => {
    const { money, repay } = await opened();
    repay();
    repay();
    expect(money()).toHaveLength(1);
  });

  test('nothing is repeated by itself, however long it takes and whoever comes back', async () => {
    const { actor, clock, money, repay } = await opened();
    repay();
    await money()[0]?.cut();
    clock.increment(600_000);
    actor.send({ type: 'shell.resumed' });
    expect(money()).toHaveLength(1);
  });

  test('a lost answer is an unknown outcome, and trying again sends the same key', async () => {
    const { actor, money, repay, asked } = await opened();
    repay();
    await money()[0]?.cut();
    expect(actor.getSnapshot().matches('commitUnknown')).toBe(true);
    expect(toasts(asked)).toEqual([]);
    repay();
    expect(money()[1]?.key).toBe(money()[0]?.key);
  });

  test('paying another way and coming back does not lose the key of the commit', async () => {
    const { actor, money, repay } = await opened();
    repay();
    await money()[0]?.cut();
    actor.send({ type: 'dialog.closed' });
    actor.send({ type: 'wallet.requested' });
    await money()[1]?.answer(refused('9'));
    repay();
    expect(money()[1]?.key).not.toBe(money()[0]?.key);
    expect(money()[2]?.key).toBe(money()[0]?.key);
  });

  test.each([
    ['800005', 'whatever', { key: 'oldRepay.duplicate' }],
    ['800006', 'whatever', { key: 'oldRepay.wrongCode' }],
    ['9', 'Card blocked', { text: 'Card blocked' }],
    ['9', '', { key: 'oldRepay.refused' }],
  ])('a refusal %s %j says so and ends the intent', async (code, message, toast) => {
    const { money, repay, asked } = await opened();
    repay();
    await money()[0]?.answer(refused(code, message));
    expect(toasts(asked)).toEqual([toast]);
    repay();
    expect(money()[1]?.key).not.toBe(money()[0]?.key);
  });

  test('without a code the borrow detail opens at once, in place of this page', async () => {
    const { money, repay, asked } = await opened('orderId=o1&productId=p1');
    repay();
    await money()[0]?.answer(ok({ needValid: '0', repayRecordId: '' }));
    expect(asked).toEqual([
      {
        type: 'navigation.requested',
        to: 'loanDetailUrl',
        query: { orderId: 'o1', productId: 'p1' },
        replace: true,
      },
    ]);
  });
});

describe('the code of the text message', () => {
  test('is not sent before it has six characters', async () => {
    const { actor, money, confirm, type } = await verifying();
    type('12345');
    confirm();
    expect(money()).toHaveLength(1);
    expect(actor.getSnapshot().context.codeFault).toBe('incomplete');
    type('123456');
    expect(actor.getSnapshot().context.codeFault).toBeUndefined();
  });

  test('that is wrong is marked, and another one is another intent', async () => {
    const { actor, money, confirm, type } = await verifying();
    type('111111');
    confirm();
    await money()[1]?.answer(refused('800006'));
    expect(actor.getSnapshot().context.codeFault).toBe('wrong');
    type('222222');
    confirm();
    expect(money()[2]?.key).not.toBe(money()[1]?.key);
  });

  test('whose answer was lost is confirmed again with the same key', async () => {
    const { money, confirm, type } = await verifying();
    type('123456');
    confirm();
    await money()[1]?.cut();
    confirm();
    expect(money()[2]?.key).toBe(money()[1]?.key);
  });

  test('is sent again only when the minute is over: with sendMsg=1 and a key of its own', async () => {
    const { actor, clock, money, asked } = await verifying();
    actor.send({ type: 'code.requested' });
    expect(money()).toHaveLength(1);
    expect(toasts(asked)).toEqual([{ key: 'oldRepay.tooSoon' }]);
    clock.increment(smsPause);
    actor.send({ type: 'code.requested' });
    expect(money()[1]).toMatchObject({ path: '/repayment/repayment-commit', body: { sendMsg: '1' } });
    expect(money()[1]?.key).not.toBe(money()[0]?.key);
  });

  test('cancelled resets the timer: the next repayment has its own minute and an empty field', async () => {
    const { actor, clock, money, repay, type } = await verifying();
    type('123');
    clock.increment(30_000);
    actor.send({ type: 'dialog.closed' });
    repay();
    await money()[1]?.answer(asksForCode);
    expect(actor.getSnapshot().context.code).toBe('');
    clock.increment(45_000);
    expect(actor.getSnapshot().matches({ verifying: { pause: 'counting' } })).toBe(true);
  });
});

describe('the choice of a card', () => {
  const choosing = async () => {
    const calls = holdCalls();
    const screen = openScreen(chooseCardMachine, {
      route: 'ynRepayChoose',
      search: 'orderId=o1&couponId=c9',
    });
    await calls[0]?.answer(way);
    return screen;
  };

  test('has to be made first', async () => {
    const { actor, asked } = await choosing();
    actor.send({ type: 'choice.confirmed' });
    expect(asked).toEqual([{ type: 'toast.requested', message: { key: 'oldRepay.noCard' } }]);
  });

  test('goes to the repayment through the store and the address', async () => {
    const { actor, asked } = await choosing();
    actor.send({ type: 'card.chosen', cardId: 'k1' });
    actor.send({ type: 'choice.confirmed' });
    expect(asked).toEqual([
      { type: 'store.told', store: 'paymentWay', event: { type: 'card.chosen', cardId: 'k1' } },
      {
        type: 'navigation.requested',
        to: 'ynRepay',
        query: { orderId: 'o1', couponId: 'c9', cardId: 'k1' },
      },
    ]);
  });

  test('is known to the repayment from the store when the address has none', async () => {
    const calls = holdCalls();
    const { actor } = openScreen(oldRepaymentMachine, {
      route: 'ynRepay',
      search: 'orderId=o1',
      stores: { paymentWay: { info: undefined, channelNumber: '', cardId: 'k1' } },
    });
    await calls[0]?.answer(way);
    actor.send({ type: 'repayment.requested' });
    expect(calls[1]?.body).toMatchObject({ cardId: 'k1' });
  });
});

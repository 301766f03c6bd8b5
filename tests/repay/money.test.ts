import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { repayMachine } from '../../machines/repay/machine.ts';
import {
  selectAmount,
  selectChannel,
  selectFee,
  selectOutcomeUnknown,
  selectPayment,
  selectTotal,
} from '../../machines/repay/selectors.ts';
import { selectFailedBy } from '../../machines/parts/loads.ts';
import { selectRefusal } from '../../machines/parts/refusal.ts';
import { beginIntent, type Intent } from '../../services/intents/intent.ts';
import { repaymentInfo, repaymentOnWire } from '../models/fixtures/repayment.ts';
import { memoryStorage } from '../intents/storage.ts';
import { type HeldCall, holdCalls, openScreen, toasts } from '../doubles/lender.ts';

afterEach(() => vi.unstubAllGlobals());

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const delayInfo = { title: 'Pay now to extend', delayAmount: 264_700 };
const saysYes = (data: object) => ({ success: true, data });
const made = saysYes({ payUrl: 'https://pay.example/c1' });
const refused = { success: false, code: '411', message: 'Closed for now', data: null };

/** The screen with what is due on it and GCash chosen; `calls` holds what comes after that. */
const opened = async (route: 'repayUrl' | 'repayDelayUrl' = 'repayUrl') => {
  const calls = holdCalls();
  const screen = openScreen(repayMachine, { route, search: 'productId=p1&orderId=o1' });
  await calls[0]?.answer(repaymentOnWire(repaymentInfo({ delayInfo })));
  const choose = (channelNumber: string) => {
    screen.actor.send({ type: 'channels.opened' });
    screen.actor.send({ type: 'channel.chosen', channelNumber });
  };
  choose('90001');
  const pay = () => screen.actor.send({ type: 'payment.requested' });
  return { ...screen, calls, codes: () => calls.filter(({ key }) => key !== null), pay, choose };
};
const last = (calls: HeldCall[]) => calls.at(-1);
const at = ({ actor }: { actor: ActorRefFrom<typeof repayMachine> }) => selectPayment(actor.getSnapshot());
const dialogOf = ({ actor }: { actor: ActorRefFrom<typeof repayMachine> }) =>
  selectOutcomeUnknown(actor.getSnapshot());

describe('what reaches the wire', () => {
  test('an instalment is asked for with both names of the product, and its code with the repayment amount', async () => {
    const { calls, codes, pay } = await opened();
    expect(calls[0]).toMatchObject({
      path: '/v3/installment/loan-play-detail',
      body: { productId: 'p1', product_id: 'p1', orderId: 'o1' },
      key: null,
    });
    pay();
    expect(last(codes())).toMatchObject({
      path: '/v3/loan-details/generate-vcode',
      body: { productId: 'p1', product_id: 'p1', orderId: 'o1', amount: '892480', channelNumber: '90001' },
      key: expect.stringMatching(uuid),
    });
    expect(last(codes())?.body).not.toHaveProperty('isDelay');
  });

  test('an extension pays the delay amount and says isDelay=1', async () => {
    const { calls, codes, pay } = await opened('repayDelayUrl');
    expect(calls[0]?.path).toBe('/spoken/unforgettable');
    pay();
    expect(last(codes())?.body).toMatchObject({ amount: '264700', isDelay: '1' });
  });
});

describe('one code for one intent', () => {
  test('a double tap sends once', async () => {
    const { codes, pay } = await opened();
    pay();
    pay();
    expect(codes()).toHaveLength(1);
  });

  test('nobody goes to the instructions while a code is being made', async () => {
    const { pay, asked, actor, codes } = await opened();
    pay();
    actor.send({ type: 'instructions.chosen' });
    expect(asked.filter(({ type }) => type === 'navigation.requested')).toEqual([]);
    await last(codes())?.answer(refused);
    actor.send({ type: 'instructions.chosen' });
    expect(asked).toContainEqual(
      expect.objectContaining({ type: 'navigation.requested', to: 'DRInstructions' }),
    );
  });

  test('the address that comes back is opened through the door, once; a tap opens it again', async () => {
    const { codes, pay, asked, actor, ledger } = await opened();
    pay();
    await last(codes())?.answer(made);
    const links = () => asked.filter(({ type }) => type === 'link.opened');
    const link = { type: 'link.opened', link: 'https://pay.example/c1' };
    expect(links()).toEqual([link]);
    expect(ledger()).toEqual([]);
    pay();
    expect(codes()).toHaveLength(1);
    expect(actor.getSnapshot().matches('codeMade')).toBe(true);
    actor.send({ type: 'code.opened' });
    expect(links()).toEqual([link, link]);
  });

  test('who comes back after a code was made sees what is due now', async () => {
    const { calls, pay, codes, actor } = await opened();
    pay();
    await last(codes())?.answer(made);
    actor.send({ type: 'screen.returned', intents: [] });
    expect(last(calls)?.path).toBe('/v3/installment/loan-play-detail');
    await last(calls)?.answer(repaymentOnWire(repaymentInfo({ repayAmount: 100_000 })));
    expect(actor.getSnapshot().context.info?.repayAmount).toBe(100_000);
    expect(selectPayment(actor.getSnapshot())).toBe('ready');
  });

  test.each([
    ['a lost answer', (call: HeldCall | undefined) => call?.cut()],
    ['an answer that nobody can read', (call: HeldCall | undefined) => call?.answer('<html>')],
    ['a bad gateway', (call: HeldCall | undefined) => call?.answer('<html>', 502)],
    ['a yes without the address', (call: HeldCall | undefined) => call?.answer(saysYes({}))],
    ['a yes with an empty address', (call: HeldCall | undefined) => call?.answer(saysYes({ payUrl: '' }))],
    ['a yes with a blank address', (call: HeldCall | undefined) => call?.answer(saysYes({ payUrl: '   ' }))],
  ])('%s is an unknown outcome, and trying again sends the same key', async (_, happens) => {
    const screen = await opened();
    const { codes, pay, asked, ledger } = screen;
    pay();
    await happens(last(codes()));
    expect(at(screen)).toBe('outcomeUnknown');
    expect(toasts(asked)).toEqual([]);
    expect(ledger()).toMatchObject([{ kind: 'makeCode', subject: 'order:o1', key: codes()[0]?.key }]);
    dialogOf(screen)?.send({ type: 'retry.requested' });
    expect(codes()).toHaveLength(2);
    expect(codes()[1]?.key).toBe(codes()[0]?.key);
    expect(codes()[1]?.body).toEqual(codes()[0]?.body);
  });

  test('giving up waiting is an unknown outcome too, and a late answer changes nothing', async () => {
    const screen = await opened();
    const { codes, pay, asked, clock } = screen;
    pay();
    clock.increment(60_000);
    expect(at(screen)).toBe('outcomeUnknown');
    expect(dialogOf(screen)?.getSnapshot().context).toMatchObject({ kind: 'makeCode', canRetry: true });
    expect(last(codes())?.isAborted()).toBe(true);
    await last(codes())?.answer(made);
    expect(asked.filter(({ type }) => type === 'link.opened')).toEqual([]);
  });

  test('after the dialog was left, the same channel keeps the key', async () => {
    const screen = await opened();
    const { codes, pay, choose } = screen;
    pay();
    await last(codes())?.cut();
    dialogOf(screen)?.send({ type: 'dialog.closed' });
    choose('90003');
    choose('90001');
    pay();
    expect(codes().map(({ key }) => key)).toEqual([codes()[0]?.key, codes()[0]?.key]);
  });

  test('a refusal is toasted and ends the intent', async () => {
    const { codes, pay, asked, ledger } = await opened();
    pay();
    await last(codes())?.answer(refused);
    expect(toasts(asked)).toEqual([{ text: 'Closed for now' }]);
    expect(ledger()).toEqual([]);
    pay();
    expect(codes()[1]?.key).toMatch(uuid);
    expect(codes()[1]?.key).not.toBe(codes()[0]?.key);
  });

  test('after a refusal what is due is loaded anew behind the page, with the same channel', async () => {
    const screen = await opened();
    const { calls, codes, pay, actor, asked } = screen;
    pay();
    await last(codes())?.answer({ ...refused, message: 'The amount has changed' });
    expect(last(calls)?.path).toBe('/v3/installment/loan-play-detail');
    expect(at(screen)).toBe('ready');
    await last(calls)?.answer(repaymentOnWire(repaymentInfo({ repayAmount: 900_000 })));
    expect(selectAmount(actor.getSnapshot())).toBe(900_000);
    expect(selectChannel(actor.getSnapshot())?.channel_number).toBe('90001');
    pay();
    expect(last(codes())?.body).toMatchObject({ amount: '900000', channelNumber: '90001' });
    expect(toasts(asked)).toEqual([{ text: 'The amount has changed' }]);
  });

  test('who was refused, for nothing is due any more, is told so on the page, with ways on', async () => {
    const { calls, codes, pay, actor, asked } = await opened();
    pay();
    await last(codes())?.answer(refused);
    await last(calls)?.answer({ ...refused, message: 'There is nothing to repay' });
    expect(selectFailedBy(actor.getSnapshot())).toBe('refusal');
    expect(selectRefusal(actor.getSnapshot())).toBe('There is nothing to repay');
    actor.send({ type: 'order.chosen' });
    expect(asked.at(-1)).toMatchObject({ type: 'navigation.requested', to: 'loanDetailUrl' });
  });

  test('a channel that does not take the amount cannot be chosen', async () => {
    const { codes, pay, actor } = await opened();
    actor.send({ type: 'channels.opened' });
    actor.send({ type: 'channel.chosen', channelNumber: '90009' });
    actor.send({ type: 'dialog.closed' });
    pay();
    expect(last(codes())?.body).toMatchObject({ channelNumber: '90001' });
  });
});

describe('who comes back to the page', () => {
  const comeBack = async (intents: Intent[] = []) => {
    const screen = await opened();
    screen.actor.send({ type: 'screen.returned', intents });
    return screen;
  };

  test('sees what is due now, and until then what was', async () => {
    const { calls, actor } = await comeBack();
    expect(last(calls)?.path).toBe('/v3/installment/loan-play-detail');
    expect(selectAmount(actor.getSnapshot())).toBe(892_480);
    await last(calls)?.answer(repaymentOnWire(repaymentInfo({ repayAmount: 100_000 })));
    expect(selectAmount(actor.getSnapshot())).toBe(100_000);
  });

  test('keeps the page when what is due cannot be loaded, or is never told', async () => {
    const screen = await comeBack();
    await last(screen.calls)?.answer('<html>');
    screen.actor.send({ type: 'screen.returned', intents: [] });
    screen.clock.increment(60_000);
    expect(last(screen.calls)?.isAborted()).toBe(true);
    expect(at(screen)).toBe('ready');
    expect(toasts(screen.asked)).toEqual([{ key: 'error' }, { key: 'error' }]);
  });

  test('and pays at once pays what the page says: nothing changes under it', async () => {
    const { calls, actor, pay, codes } = await comeBack();
    const refreshed = last(calls);
    pay();
    expect(refreshed?.isAborted()).toBe(true);
    expect(last(codes())?.body).toMatchObject({ amount: '892480' });
    actor.send({ type: 'screen.returned', intents: [] });
    expect(last(calls)).toBe(last(codes()));
  });

  test('is told of what is open, and nothing is loaded under it', async () => {
    const screen = await comeBack([beginIntent('commit', 'order:o1', {})]);
    expect(at(screen)).toBe('outcomeUnknown');
    expect(screen.calls).toHaveLength(1);
  });
});

describe('another channel while the first code is unknown', () => {
  /** GCash was asked for a code, and nobody knows whether it was made. */
  const unknown = async () => {
    const screen = await opened();
    screen.pay();
    await last(screen.codes())?.cut();
    dialogOf(screen)?.send({ type: 'dialog.closed' });
    return screen;
  };

  test('goes out only after the person was told and chose it, each time', async () => {
    const screen = await unknown();
    const { codes, pay, choose, ledger } = screen;
    choose('90003');
    for (const time of ['first', 'second']) {
      pay();
      await Promise.resolve();
      expect([time, codes().length]).toEqual([time, 1]);
      expect(dialogOf(screen)?.getSnapshot().context).toMatchObject({
        kind: 'makeCode',
        canRetry: false,
        isOtherWay: true,
      });
      if (time === 'first') dialogOf(screen)?.send({ type: 'dialog.closed' });
    }
    dialogOf(screen)?.send({ type: 'otherWay.chosen' });
    expect(codes()).toHaveLength(2);
    expect(codes()[1]?.body).toMatchObject({ channelNumber: '90003' });
    expect(codes()[1]?.key).not.toBe(codes()[0]?.key);
    expect(ledger()).toHaveLength(2);
  });

  test('is a call of its own: lost, it can be tried again under its own key', async () => {
    const screen = await unknown();
    const { codes, pay, choose } = screen;
    choose('90003');
    pay();
    await Promise.resolve();
    dialogOf(screen)?.send({ type: 'otherWay.chosen' });
    await last(codes())?.cut();
    expect(dialogOf(screen)?.getSnapshot().context).toMatchObject({ canRetry: true, isOtherWay: false });
    dialogOf(screen)?.send({ type: 'retry.requested' });
    expect(codes()).toHaveLength(3);
    expect(codes()[2]?.key).toBe(codes()[1]?.key);
  });
});

describe('a screen that opens while a payment is unknown', () => {
  const code = (channelNumber: string) =>
    ({ productId: 'p1', product_id: 'p1', orderId: 'o1', amount: 892_480, channelNumber }) as const;
  const open = async (intents: Intent[], channelNumber = '90001') => {
    const calls = holdCalls();
    const screen = openScreen(repayMachine, {
      route: 'repayUrl',
      search: 'productId=p1&orderId=o1',
      intents,
      stores: { paymentWay: { info: undefined, channelNumber, cardId: '' } },
    });
    await calls[0]?.answer(repaymentOnWire(repaymentInfo()));
    return { ...screen, calls };
  };

  test.each(['makeCode', 'commit', 'confirm', 'payByWallet'] as const)(
    'begins by saying so, whatever way it went: %s',
    async (kind) => {
      const screen = await open([beginIntent(kind, 'order:o1', { anything: 'else' })]);
      expect(dialogOf(screen)?.getSnapshot().context).toMatchObject({
        kind,
        question: { productId: 'p1', orderId: 'o1' },
        canRetry: false,
        isOtherWay: false,
      });
    },
  );

  test('says nothing of another order, nor of what is no payment', async () => {
    const screen = await open([
      beginIntent('makeCode', 'order:o2', code('90001')),
      beginIntent('bind', 'order:o1', {}),
    ]);
    expect(at(screen)).toBe('ready');
  });

  test.each([
    ['90001', '90001', true],
    ['90003', '90003', false],
    ['', '90001', true],
    // Chosen for another order: this one is more than it takes.
    ['90009', '90001', true],
  ])(
    'with channel %j chosen, it is %s, and the very same can go out again: %s',
    async (before, channelNumber, canRetry) => {
      const screen = await open([beginIntent('makeCode', 'order:o1', code('90001'))], before);
      expect(dialogOf(screen)?.getSnapshot().context).toMatchObject({ kind: 'makeCode', canRetry });
      expect(selectChannel(screen.actor.getSnapshot())?.channel_number).toBe(channelNumber);
    },
  );

  test.each(['repayUrl', 'repayDelayUrl'] as const)(
    'sends the same body under the same key after %s was loaded again, and nothing is left open',
    async (route) => {
      vi.stubGlobal('localStorage', memoryStorage());
      const before = await opened(route);
      before.pay();
      await last(before.codes())?.cut();
      const [lost] = before.codes();
      const intents = before.ledger();
      before.leave();

      const calls = holdCalls();
      const screen = openScreen(repayMachine, { route, search: 'productId=p1&orderId=o1', intents });
      await calls[0]?.answer(repaymentOnWire(repaymentInfo({ delayInfo })));
      dialogOf(screen)?.send({ type: 'retry.requested' });
      expect(calls.slice(1)).toMatchObject([{ body: lost?.body, key: lost?.key }]);
      await last(calls)?.answer(made);
      expect(screen.ledger()).toEqual([]);
    },
  );

  test('chooses no channel that was not the one: of another amount, or not offered any more', async () => {
    const screen = await open(
      [
        beginIntent('makeCode', 'order:o1', { ...code('90001'), amount: 900_000 }),
        beginIntent('makeCode', 'order:o1', code('90002')),
      ],
      '',
    );
    expect(dialogOf(screen)?.getSnapshot().context).toMatchObject({ canRetry: false });
    expect(screen.actor.getSnapshot().context.channelNumber).toBe('');
  });

  test('chooses the channel of a code that another tab began, for who comes back and had chosen none', async () => {
    const screen = await open([], '');
    expect(at(screen)).toBe('ready');
    screen.actor.send({
      type: 'screen.returned',
      intents: [beginIntent('makeCode', 'order:o1', code('90003'))],
    });
    expect(dialogOf(screen)?.getSnapshot().context).toMatchObject({ canRetry: true });
  });

  test('the very same is what the dialog is about, also when another way is unknown too', async () => {
    const screen = await open([
      beginIntent('commit', 'order:o1', {}),
      beginIntent('makeCode', 'order:o1', code('90001')),
    ]);
    expect(dialogOf(screen)?.getSnapshot().context).toMatchObject({ kind: 'makeCode', canRetry: true });
  });

  test('says it again whenever the person is back', async () => {
    const intents = [beginIntent('makeCode', 'order:o1', code('90001'))];
    const screen = await open(intents);
    dialogOf(screen)?.send({ type: 'dialog.closed' });
    screen.actor.send({ type: 'channels.opened' });
    screen.actor.send({ type: 'screen.returned', intents: [] });
    expect(at(screen)).toBe('choosingChannel');
    screen.actor.send({ type: 'screen.returned', intents });
    expect(at(screen)).toBe('outcomeUnknown');
  });

  test('a look that finds it paid settles the intents, forgets what was to pay, and opens the order', async () => {
    const screen = await open([beginIntent('makeCode', 'order:o1', code('90001'))]);
    dialogOf(screen)?.send({ type: 'check.requested' });
    await last(screen.calls)?.answer({
      success: true,
      data: { orderStatus: '200', noticeStatusText: 'Fully paid' },
    });
    screen.asked.length = 0;
    dialogOf(screen)?.send({ type: 'result.accepted' });
    expect(screen.actor.getSnapshot().matches('paid')).toBe(true);
    expect(screen.asked).toEqual([
      { type: 'store.told', store: 'paymentWay', event: { type: 'order.settled', orderId: 'o1' } },
      {
        type: 'navigation.requested',
        to: 'loanDetailUrl',
        query: { productId: 'p1', orderId: 'o1' },
        replace: true,
      },
    ]);
  });
});

describe('what paying costs', () => {
  test.each([
    ['90001', 0, 892_480],
    ['90003', 1_500, 893_980],
    ['', 0, 892_480],
  ])('through channel %j: a fee of %i centavos, %i in all', async (channelNumber, fee, total) => {
    const calls = holdCalls();
    const { actor } = openScreen(repayMachine, {
      route: 'repayUrl',
      search: '',
      stores: { paymentWay: { info: undefined, channelNumber, cardId: '' } },
    });
    await calls[0]?.answer(repaymentOnWire(repaymentInfo()));
    const seen = actor.getSnapshot();
    expect([selectAmount(seen), selectFee(seen), selectTotal(seen)]).toEqual([892_480, fee, total]);
  });
});

describe('what is due', () => {
  const load = async (json: unknown, route: 'repayUrl' | 'repayDelayUrl' = 'repayUrl') => {
    const calls = holdCalls();
    const screen = openScreen(repayMachine, { route, search: 'product_id=p1&orderId=o1' });
    await calls[0]?.answer(json);
    return screen;
  };

  test('is read when numbers come as text and everything optional is missing', async () => {
    const { actor } = await load({
      success: 'true',
      data: { repayAmount: '892480', repayList: [{ channel_number: 90001, fee: '', minimum: '100' }] },
    });
    expect(actor.getSnapshot().context.info).toMatchObject({
      repayAmount: 892_480,
      repayList: [{ channel_number: '90001', fee: undefined, minimum: 100 }],
      detail: [],
      isShowReyTop: false,
    });
  });

  test.each(['repayUrl', 'repayDelayUrl'] as const)(
    'of nothing, nothing is paid on %s: it leads to the order',
    async (route) => {
      const calls = holdCalls();
      const stores = { paymentWay: { info: undefined, channelNumber: '90001', cardId: '' } };
      const { actor, asked } = openScreen(repayMachine, { route, search: 'orderId=o1', stores });
      const nothing = { repayAmount: 0, delayInfo: { title: 'Extend', delayAmount: 0 } };
      await calls[0]?.answer(repaymentOnWire(repaymentInfo(nothing)));
      actor.send({ type: 'payment.requested' });
      actor.send({ type: 'channels.opened' });
      actor.send({ type: 'barcode.opened' });
      expect(at({ actor })).toBe('ready');
      expect(calls).toHaveLength(1);
      actor.send({ type: 'order.chosen' });
      expect(asked.at(-1)).toMatchObject({ type: 'navigation.requested', to: 'loanDetailUrl' });
    },
  );

  test('shows no picture that is not https or our own', async () => {
    const { actor } = await load(
      repaymentOnWire(repaymentInfo({ productLogo: 'data:image/svg+xml,<svg onload=alert(1)>' })),
    );
    expect(actor.getSnapshot().context.info?.productLogo).toBe('');
  });

  test.each([
    ['no amount', { success: true, data: { repayList: [] } }, { key: 'error' }],
    ['an amount with decimals', { success: true, data: { repayAmount: '8924.80' } }, { key: 'error' }],
    ['no data', { success: true, data: null }, { key: 'error' }],
  ])('fails, toasts and offers to try again with %s', async (_, json, message) => {
    const { actor, asked } = await load(json);
    expect(actor.getSnapshot().matches('failed')).toBe(true);
    expect(toasts(asked)).toEqual([message]);
  });

  test.each([undefined, null, '', {}, { title: 'Extend', delayAmount: '' }])(
    'of an extension is its price alone: with %j the page fails, and an instalment is read all the same',
    async (price) => {
      const answer = saysYes({ ...repaymentOnWire(repaymentInfo()).data, delayInfo: price });
      const extension = await load(answer, 'repayDelayUrl');
      expect(extension.actor.getSnapshot().matches('failed')).toBe(true);
      expect(extension.asked).toEqual([{ type: 'toast.requested', message: { key: 'error' } }]);
      const instalment = await load(answer);
      expect(selectAmount(instalment.actor.getSnapshot())).toBe(892_480);
    },
  );

  test("keeps the lender's words of a refusal, besides the toast", async () => {
    const { actor, asked } = await load(refused);
    expect(selectFailedBy(actor.getSnapshot())).toBe('refusal');
    expect(selectRefusal(actor.getSnapshot())).toBe('Closed for now');
    expect(toasts(asked)).toEqual([{ text: 'Closed for now' }]);
  });

  test('is asked for no more once the screen was left', () => {
    const calls = holdCalls();
    const { leave } = openScreen(repayMachine, { route: 'repayUrl', search: '' });
    leave();
    expect(calls[0]?.isAborted()).toBe(true);
  });
});

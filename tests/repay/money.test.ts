import { afterEach, describe, expect, test, vi } from 'vitest';
import { repayMachine } from '../../machines/repay/machine.ts';
import { repaymentInfo, repaymentOnWire } from '../models/fixtures/repayment.ts';
import { type HeldCall, holdCalls, openScreen, toasts } from './lender.ts';

afterEach(() => vi.unstubAllGlobals());

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const delayInfo = { title: 'Pay now to extend', delayAmount: 264_700 };
const made = { success: true, data: { payUrl: 'https://pay.example/c1' } };
const refused = { success: false, code: '411', message: 'Closed for now', data: null };

/** The screen with what is due on it and GCash chosen; `calls` holds what comes after that. */
const opened = async (route: 'repayUrl' | 'repayDelayUrl' = 'repayUrl') => {
  const calls = holdCalls();
  const screen = openScreen(repayMachine, { route, search: 'productId=p1&orderId=o1' });
  await calls[0]?.answer(repaymentOnWire(repaymentInfo({ delayInfo })));
  screen.actor.send({ type: 'channels.opened' });
  screen.actor.send({ type: 'channel.chosen', channelNumber: '90001' });
  const pay = () => screen.actor.send({ type: 'payment.requested' });
  return { ...screen, calls, codes: () => calls.slice(1), pay };
};
const last = (calls: HeldCall[]) => calls.at(-1);

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

  test('the address that comes back is opened through the door, once', async () => {
    const { codes, pay, asked, actor } = await opened();
    pay();
    await last(codes())?.answer(made);
    expect(asked.filter(({ type }) => type === 'link.opened')).toEqual([
      { type: 'link.opened', link: 'https://pay.example/c1' },
    ]);
    pay();
    expect(codes()).toHaveLength(1);
    expect(actor.getSnapshot().matches({ shown: { payment: 'opening' } })).toBe(true);
  });

  test('a lost answer is an unknown outcome, and checking sends the same key', async () => {
    const { codes, pay, actor, asked } = await opened();
    pay();
    await last(codes())?.cut();
    expect(actor.getSnapshot().matches({ shown: { payment: 'outcomeUnknown' } })).toBe(true);
    expect(toasts(asked)).toEqual([]);
    pay();
    expect(codes()).toHaveLength(2);
    expect(codes()[1]?.key).toBe(codes()[0]?.key);
  });

  test('giving up waiting is an unknown outcome too, and a late answer changes nothing', async () => {
    const { codes, pay, actor, asked, clock } = await opened();
    pay();
    clock.increment(60_000);
    expect(actor.getSnapshot().matches({ shown: { payment: 'outcomeUnknown' } })).toBe(true);
    expect(last(codes())?.isAborted()).toBe(true);
    await last(codes())?.answer(made);
    expect(asked.filter(({ type }) => type === 'link.opened')).toEqual([]);
  });

  test.each([
    ['after closing the dialog, the same channel keeps the key', '90001', true],
    ['another channel is a new intent', '90003', false],
  ])('%s', async (_, channelNumber, isSame) => {
    const { codes, pay, actor } = await opened();
    pay();
    await last(codes())?.cut();
    actor.send({ type: 'dialog.closed' });
    actor.send({ type: 'channels.opened' });
    actor.send({ type: 'channel.chosen', channelNumber });
    pay();
    expect(codes()[1]?.key === codes()[0]?.key).toBe(isSame);
  });

  test('a refusal is toasted and ends the intent', async () => {
    const { codes, pay, asked } = await opened();
    pay();
    await last(codes())?.answer(refused);
    expect(toasts(asked)).toEqual([{ text: 'Closed for now' }]);
    pay();
    expect(codes()[1]?.key).toMatch(uuid);
    expect(codes()[1]?.key).not.toBe(codes()[0]?.key);
  });

  test('an answer that nobody can read is toasted, and trying again keeps the key', async () => {
    const { codes, pay, asked } = await opened();
    pay();
    await last(codes())?.answer('<html>');
    expect(toasts(asked)).toEqual([{ key: 'error' }]);
    pay();
    expect(codes()[1]?.key).toBe(codes()[0]?.key);
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

describe('what is due', () => {
  const load = async (json: unknown) => {
    const calls = holdCalls();
    const screen = openScreen(repayMachine, { route: 'repayUrl', search: 'product_id=p1&orderId=o1' });
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
    ['a refusal', refused, { text: 'Closed for now' }],
  ])('fails, toasts and offers to try again with %s', async (_, json, message) => {
    const { actor, asked } = await load(json);
    expect(actor.getSnapshot().matches('failed')).toBe(true);
    expect(toasts(asked)).toEqual([message]);
  });

  test('is asked for no more once the screen was left', () => {
    const calls = holdCalls();
    const { actor } = openScreen(repayMachine, { route: 'repayUrl', search: '' });
    actor.stop();
    expect(calls[0]?.isAborted()).toBe(true);
  });
});

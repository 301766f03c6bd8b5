import { beforeEach, describe, expect, test, vi } from 'vitest';
import { selectContradicted, selectViewState } from '../../machines/oldRepayment/selectors.ts';
import { smsPause } from '../../machines/payment/smsCountdown.ts';
import { toasts } from '../doubles/lender.ts';
import { settle } from '../doubles/root.ts';
import { wayOf, wayOnWire } from '../models/fixtures/oldRepayment.ts';
import { answers, openCodeEntry, openRepayment } from './flow.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

type Screen = Awaited<ReturnType<typeof openRepayment>>;

/** Undefined without a dialog. */
const told = ({ dialog }: Screen) => {
  const context = dialog()?.getSnapshot().context;
  return (
    context && {
      kind: context.kind,
      canCheck: context.question !== undefined,
      canRetry: context.isSame && context.reason === 'unknown',
      isOtherWay: context.reason === 'otherWay',
    }
  );
};
const retry = ({ dialog }: Screen) => dialog()?.send({ type: 'retry.requested' });
const leave = ({ dialog }: Screen) => dialog()?.send({ type: 'dialog.closed' });
const comeBack = (screen: Screen) => screen.comeBack();

test.each([undefined, null, '', 'much', 92.48, '92.48', {}])(
  'sends no payment of an amount that it cannot read, and says so: %j',
  async (amount) => {
    const way = { ...wayOnWire(wayOf()), data: { ...wayOnWire(wayOf()).data, amount } };
    const screen = await openRepayment('orderId=o1&productId=p1&amount=5000', {}, way);
    expect(selectViewState(screen.actor.getSnapshot())).toBe('unknown');
    expect(selectContradicted(screen.actor.getSnapshot())).toBeUndefined();
    await screen.repay();
    await screen.payByWallet();
    expect(screen.money()).toEqual([]);
    screen.actor.send({ type: 'help.chosen' });
    expect(screen.asked.at(-1)).toMatchObject({ to: 'customerService', query: { orderId: 'o1' } });
  },
);

test.each([{}, { url: null }, { url: '' }, { url: '   ' }])(
  'leaves the e-wallet payment unknown after a success without a URL (%j), and retries with the same key',
  async (data) => {
    const screen = await openRepayment();
    await screen.payByWallet();
    await screen.money()[0]?.answer(answers.ok(data));
    expect(told(screen)).toMatchObject({ kind: 'payByWallet', canRetry: true });
    retry(screen);
    await settle();
    expect(screen.money()[1]?.key).toBe(screen.money()[0]?.key);
  },
);

describe('the code of the text message', () => {
  const stepOf = ({ codeEntry }: Screen) => codeEntry()?.getSnapshot();

  test.each([' 123456 ', '123 456', '123\u00a0456\n'])(
    'sends a code without blanks when pasted as %j',
    async (typed) => {
      const screen = await openCodeEntry();
      screen.type(typed);
      await screen.confirm();
      expect(screen.money()[1]?.body['verifyCode']).toBe('123456');
    },
  );

  test('sends a code of letters as it is typed', async () => {
    const screen = await openCodeEntry();
    screen.type('aB3-xY9');
    await screen.confirm();
    expect(screen.money()[1]?.body['verifyCode']).toBe('aB3-xY9');
  });

  test.each([null, {}, { needValid: null }, { needValid: '' }, { needValid: '1' }])(
    'keeps the record of a code that was sent again with the data %j, which do not say that it was repaid',
    async (data) => {
      const screen = await openCodeEntry();
      screen.clock.increment(smsPause);
      await screen.askForCode();
      await screen.money()[1]?.answer(answers.ok(data));
      expect(stepOf(screen)?.matches({ typing: 'pausing' })).toBe(true);
      screen.type('123456');
      await screen.confirm();
      expect(screen.money()[2]?.body['repaymentRecordId']).toBe('77');
    },
  );

  test.each([{ needValid: '1' }, null, {}, { needValid: '' }, { bankList: [], alipay: '1' }])(
    'does not know the outcome of a repayment with the data %j: a code without its record, or no word of a code',
    async (data) => {
      const screen = await openRepayment();
      await screen.repay();
      await screen.money()[0]?.answer(answers.ok(data));
      expect(told(screen)).toMatchObject({ kind: 'commit', canRetry: true });
    },
  );

  test('asks for a code with an unknown outcome again under the same key, without blocking the payment', async () => {
    const screen = await openCodeEntry();
    screen.clock.increment(smsPause);
    await screen.askForCode();
    await screen.money()[1]?.cut();
    expect(told(screen)).toEqual({ kind: 'resendCode', canCheck: false, canRetry: true, isOtherWay: false });
    leave(screen);
    comeBack(screen);
    await settle();
    expect(told(screen)).toMatchObject({ kind: 'resendCode', canRetry: true });
    retry(screen);
    await settle();
    expect(screen.money()[2]?.key).toBe(screen.money()[1]?.key);
    await screen.money()[2]?.cut();
    leave(screen);
    screen.type('123456');
    await screen.confirm();
    expect(screen.money()[3]?.path).toBe('/repayment/repayment-confirm');
    await screen.money()[3]?.answer(answers.ok({}));
    expect(screen.asked).toContainEqual({
      type: 'requests.settled',
      subject: 'order:o1',
      purposes: ['sendCode'],
    });
  });

  test('continues the countdown while the code is confirmed', async () => {
    const screen = await openCodeEntry();
    screen.type('111111');
    await screen.confirm();
    vi.setSystemTime(Date.now() + 45_000);
    await screen.money()[1]?.answer(answers.refused('800006'));
    await screen.askForCode();
    expect(toasts(screen.asked)).toEqual([{ key: 'oldRepay.tooSoon' }]);
    screen.clock.increment(15_000);
    await screen.askForCode();
    expect(screen.money()[2]?.body['sendMsg']).toBe('1');
  });

  test('begins no other pause when the clock is set back', async () => {
    const screen = await openCodeEntry();
    screen.clock.increment(smsPause);
    vi.setSystemTime(Date.now() - 3_600_000);
    screen.type('111111');
    await screen.confirm();
    await screen.money()[1]?.answer(answers.refused('800006'));
    await screen.askForCode();
    expect(screen.money()[2]?.body['sendMsg']).toBe('1');
  });

  test('resets the timer when cancelled: the next repayment has its own minute and an empty field', async () => {
    const screen = await openCodeEntry();
    screen.type('123');
    screen.clock.increment(30_000);
    vi.setSystemTime(Date.now() + 30_000);
    screen.codeEntry()?.send({ type: 'dialog.closed' });
    await screen.repay();
    await screen.money()[1]?.answer(answers.asksForCode);
    expect(stepOf(screen)?.context.code).toBe('');
    screen.clock.increment(45_000);
    expect(stepOf(screen)?.matches({ typing: 'pausing' })).toBe(true);
  });
});

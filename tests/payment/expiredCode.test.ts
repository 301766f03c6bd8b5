import { beforeEach, expect, test, vi } from 'vitest';
import { selectCodeState } from '../../machines/repaymentCode/selectors.ts';
import { repaymentCodeMachine } from '../../machines/repaymentCode/machine.ts';
import { timeLeftMachine } from '../../machines/payment/timeLeft.ts';
import { holdCalls, openScreen } from '../doubles/lender.ts';
import { madeCode, ownSearch, wayWith } from '../models/fixtures/repayment.ts';

const minute = 60_000;
const now = Date.parse('2026-11-24T14:00:00+08:00');

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date', 'performance'] }));

const order = { orderStatus: '174', repayAmount: 924_800, repayDate: '2026-12-01' };

const paidInPart = { amount: 100_000, time: '2026-11-24 14:01:00', code: madeCode.payCode };

/** The page of a code that is valid for 30 minutes. `returns`: the borrower returns, and a response has the date `at`. */
const openCode = (machine = repaymentCodeMachine) => {
  const calls = holdCalls();
  const { actor, clock } = openScreen(machine, {
    route: 'repaymentOfCode',
    search: `${ownSearch}&showType=1&payCode=${madeCode.payCode}`,
    stores: { paymentWay: wayWith({}, madeCode) },
  });
  const returns = async (at: number, data: object = order) => {
    actor.send({ type: 'screen.returned' });
    await calls
      .at(-1)
      ?.answer({ success: true, message: '', data }, 200, { date: new Date(at).toUTCString() });
  };
  return { clock, returns, state: () => selectCodeState(actor.getSnapshot()) };
};

test('shows a code again when a response shows that the clock had been set ahead', async () => {
  const { clock, returns, state } = openCode();
  vi.setSystemTime(now + 24 * 60 * minute);
  clock.increment(minute);
  expect(state()).toBe('expired');
  await returns(now + 2 * minute);
  expect(state()).toBe('payable');
});

test('counts a code as expired as soon as a response shows it, however little the clock was behind', async () => {
  const { returns, state } = openCode();
  vi.setSystemTime(now + 29.8 * minute);
  await returns(now + 30.1 * minute);
  expect(state()).toBe('expired');
});

test('does not offer a code any more once a part of its payment has arrived', async () => {
  const { returns, state } = openCode();
  await returns(now + 2 * minute, { ...order, repayAmount: 824_800, payments: [paidInPart] });
  expect(state()).toBe('used');
});

test("proves nothing by the order's own code on the page of another one from a link", async () => {
  const calls = holdCalls();
  const { actor, asked } = openScreen(repaymentCodeMachine, {
    route: 'repaymentOfCode',
    search: `${ownSearch}&productId=p1&orderId=o1&showType=1&payCode=5151`,
    stores: { paymentWay: wayWith({}, { ...madeCode, isDelay: true }) },
  });
  actor.send({ type: 'screen.returned' });
  await calls.at(-1)?.answer({ success: true, message: '', data: { ...order, repayAmount: 32_320 } });
  expect(selectCodeState(actor.getSnapshot())).toBe('payable');
  actor.send({ type: 'another.requested' });
  expect(asked.at(-1)).toMatchObject({ to: 'repayUrl' });
});

test('keeps a code expired when a response confirms that the phone slept', async () => {
  const { clock, returns, state } = openCode();
  vi.setSystemTime(now + 31 * minute);
  await returns(now + 31 * minute);
  expect(state()).toBe('expired');
  clock.increment(minute);
  expect(state()).toBe('expired');
});

test('keeps a code payable when its timer fails, which proves nothing', () => {
  const measure = () => {
    throw new Error('The timer failed');
  };
  const timeLeft = timeLeftMachine.provide({ actions: { measure } });
  const { state } = openCode(repaymentCodeMachine.provide({ actors: { timeLeft } }));
  expect(state()).toBe('payable');
});

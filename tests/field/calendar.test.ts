import { beforeEach, expect, test, vi } from 'vitest';
import { type AnyStateMachine, createActor, createMachine, SimulatedClock } from 'xstate';
import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';
import { repayMachine } from '../../machines/repay/machine.ts';
import { calendarMachine } from '../../machines/root/calendar.ts';
import { daysUntil } from '../../services/values/day.ts';
import { otherDayOf } from '../../services/values/otherDay.ts';
import { sessionActor, sessionOf } from '../../services/visit/session.ts';
import { holdCalls, openScreen } from '../doubles/lender.ts';
import { memoryStorage } from '../doubles/storage.ts';
import { repaymentInfo, repaymentOnWire } from '../models/fixtures/repayment.ts';

const hour = 3_600_000;
const minute = 60_000;
/** 23:58 in Manila. */
const late = Date.parse('2026-11-27T15:58:00Z');

beforeEach(() => void vi.useFakeTimers({ now: late, toFake: ['Date', 'performance'] }));

const open = () => {
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('window', Object.assign(page, { document }));
  const clock = new SimulatedClock();
  const changed = vi.fn<() => void>();
  const root = createActor(
    createMachine({
      invoke: [
        {
          id: 'session',
          src: sessionActor,
          systemId: 'session',
          input: ({ self }) => ({ apiBase: '', search: '', root: self as never }),
        },
        {
          id: 'calendar',
          src: calendarMachine,
          systemId: 'calendar',
          input: ({ self }) => ({ root: self as never }),
        },
      ],
      on: { 'day.changed': { actions: changed } },
    }),
    { clock },
  ).start();
  return {
    changed,
    pass: (ms: number) => {
      vi.advanceTimersByTime(ms);
      clock.increment(ms);
    },
    /** Timers and the monotonic clock stand still. */
    sleep: (ms: number) => void vi.setSystemTime(Date.now() + ms),
    comeBack: (how: 'visibilitychange' | 'pageshow') =>
      void (how === 'pageshow' ? page : document).dispatchEvent(new Event(how)),
    showFirst: () => void page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false })),
    receive: (now: number) =>
      sessionOf(root.system).recordResponse({
        status: 200,
        body: '{"code":"00"}',
        family: '00',
        headers: new Headers({ date: new Date(now).toUTCString() }),
      }),
  };
};

test('reports midnight in Manila, and the next one', () => {
  const { changed, pass } = open();
  pass(minute);
  expect(changed).not.toHaveBeenCalled();
  pass(minute);
  expect(changed).toHaveBeenCalledTimes(1);
  pass(23 * hour);
  expect(changed).toHaveBeenCalledTimes(1);
  pass(hour);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('takes no page that was just loaded for a return', () => {
  const { changed, sleep, showFirst } = open();
  sleep(2 * 24 * hour);
  showFirst();
  expect(changed).not.toHaveBeenCalled();
});

test.each(['visibilitychange', 'pageshow'] as const)(
  'reports another day at once on return after a sleep, by %s',
  (how) => {
    const { changed, sleep, comeBack } = open();
    comeBack(how);
    expect(changed).not.toHaveBeenCalled();
    sleep(2 * 24 * hour);
    comeBack(how);
    expect(changed).toHaveBeenCalledTimes(1);
  },
);

test("follows the company's clock, not the phone's", () => {
  const { changed, pass, receive } = open();
  // Half past ten in Manila: the phone is 88 minutes fast.
  receive(late - 88 * minute);
  pass(89 * minute);
  expect(changed).not.toHaveBeenCalled();
  pass(minute);
  expect(changed).toHaveBeenCalledTimes(1);
});

test('reports another day when a response corrects a clock that is a day slow', () => {
  const { changed, receive } = open();
  receive(late + 24 * hour);
  expect(changed).toHaveBeenCalledTimes(1);
});

test('reports the day when a response corrects a clock that was set ahead, though only a screen has seen that day', () => {
  const { changed, sleep, receive } = open();
  receive(late);
  sleep(10 * 24 * hour);
  receive(late);
  expect(changed).toHaveBeenCalledTimes(1);
});

const due = '2026-12-05';
const order = { orderStatus: 174, repayAmount: 924_800, repayDate: due };
const screens = [
  ['the order', 'loanDetailUrl', orderDetailsMachine, { success: true, data: order }],
  ['the repayment', 'repayUrl', repayMachine, repaymentOnWire({ ...repaymentInfo(), repayDate: due })],
] as const;

test.each(screens)(
  'counts the days of %s to the new day, and says of when its figures are',
  async (_, route, machine, data) => {
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('sessionStorage', memoryStorage());
    const calls = holdCalls();
    const { actor } = openScreen(machine as AnyStateMachine, { route, search: 'productId=p1&orderId=o1' });
    await calls[0]?.answer(data);
    const seen = () => {
      const { context } = actor.getSnapshot() as { context: { now: number; today?: number; asOf: number } };
      const { asOf, today: now = context.now } = context;
      return { left: daysUntil(due, now), of: otherDayOf(asOf, now) };
    };
    expect(seen()).toEqual({ left: 8, of: undefined });
    vi.setSystemTime(late + 5 * minute);
    actor.send({ type: 'day.changed' } as never);
    expect(seen()).toEqual({ left: 7, of: '2026-11-27' });
    actor.send({ type: 'screen.returned' } as never);
    expect(seen()).toEqual({ left: 7, of: '2026-11-27' });
    await calls.filter(({ path }) => path === calls[0]?.path)[1]?.answer(data);
    expect(seen()).toEqual({ left: 7, of: undefined });
  },
);

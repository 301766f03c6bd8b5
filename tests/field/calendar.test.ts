import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, createMachine, SimulatedClock } from 'xstate';
import { calendarMachine } from '../../machines/root/calendar.ts';
import { sessionActor, sessionOf } from '../../services/visit/session.ts';

const hour = 3_600_000;
const minute = 60_000;
/** 23:58 in Manila. */
const late = Date.parse('2026-11-27T15:58:00Z');

beforeEach(() => void vi.useFakeTimers({ now: late, toFake: ['Date', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () => {
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('window', Object.assign(page, { document }));
  const clock = new SimulatedClock();
  const changed = vi.fn<() => void>();
  const root = createActor(
    createMachine({
      invoke: [
        { id: 'session', src: sessionActor, systemId: 'session', input: { apiBase: '', search: '' } },
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
    receive: (now: number) =>
      sessionOf(root.system).noteResponse({
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

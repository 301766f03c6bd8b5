import { beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { smsCountdownMachine, smsPause } from '../../machines/payment/smsCountdown.ts';
import { selectTimeLeft } from '../../machines/payment/smsCountdownSelectors.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));

const countdown = (end = Date.now() + smsPause, length = smsPause) => {
  const actor = createActor(smsCountdownMachine, { input: { end, length } }).start();
  return {
    isOver: () => actor.getSnapshot().status === 'done',
    time: () => selectTimeLeft(actor.getSnapshot()),
  };
};

test('counts down sixty seconds one by one', () => {
  const { time, isOver } = countdown();
  for (let left = 60; left > 0; left -= 1) {
    expect(time()).toBe(`${left} s`);
    expect(isOver()).toBe(false);
    vi.advanceTimersByTime(1_000);
  }
  expect(isOver()).toBe(true);
});

test('shows the right time with its next tick after the phone slept', () => {
  const { time, isOver } = countdown();
  vi.setSystemTime(Date.now() + 40_000);
  vi.advanceTimersByTime(1_000);
  expect(time()).toBe('19 s');
  vi.setSystemTime(Date.now() + 40_000);
  vi.advanceTimersByTime(1_000);
  expect(isOver()).toBe(true);
});

test('waits no longer when the clock is set back', () => {
  const { time, isOver } = countdown();
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(1_000);
  expect(time()).toBe('60 s');
  vi.advanceTimersByTime(59_000);
  expect(isOver()).toBe(true);
});

test.each([
  [smsPause, '60 s'],
  [5 * smsPause, '5:00'],
])(
  'waits no longer than its own %i ms, %s, when the clock was set back before the step is entered again',
  (length, shown) => {
    const { time } = countdown(Date.now() + 3_600_000, length);
    expect(time()).toBe(shown);
  },
);

test('continues with the remaining time after a reload; a deadline that has passed ends at once', () => {
  const { time } = countdown(Date.now() + 12_300);
  expect(time()).toBe('13 s');
  const passed = countdown(Date.now() - 1);
  vi.advanceTimersByTime(0);
  expect(passed.isOver()).toBe(true);
});

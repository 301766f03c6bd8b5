import { beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { smsCountdownMachine, smsPause } from '../../machines/payment/smsCountdown.ts';
import { selectSecondsLeft } from '../../machines/payment/smsCountdownSelectors.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));

const countdown = (end = Date.now() + smsPause, length = smsPause) => {
  const actor = createActor(smsCountdownMachine, { input: { end, length } }).start();
  return {
    isOver: () => actor.getSnapshot().status === 'done',
    digits: () => selectSecondsLeft(actor.getSnapshot()),
  };
};

test('counts down sixty seconds one by one', () => {
  const { digits, isOver } = countdown();
  for (let left = 60; left > 0; left -= 1) {
    expect(digits()).toBe(left);
    expect(isOver()).toBe(false);
    vi.advanceTimersByTime(1_000);
  }
  expect(isOver()).toBe(true);
});

test('shows the right time with its next tick after the phone slept', () => {
  const { digits, isOver } = countdown();
  vi.setSystemTime(Date.now() + 40_000);
  vi.advanceTimersByTime(1_000);
  expect(digits()).toBe(19);
  vi.setSystemTime(Date.now() + 40_000);
  vi.advanceTimersByTime(1_000);
  expect(isOver()).toBe(true);
});

test('waits no longer when the clock is set back', () => {
  const { digits, isOver } = countdown();
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(1_000);
  expect(digits()).toBe(60);
  vi.advanceTimersByTime(59_000);
  expect(isOver()).toBe(true);
});

test.each([smsPause, 5 * smsPause])(
  'waits no longer than its own %i ms when the clock was set back before the step is entered again',
  (length) => {
    const { digits } = countdown(Date.now() + 3_600_000, length);
    expect(digits()).toBe(length / 1_000);
  },
);

test('continues with the remaining time after a reload; a deadline that has passed ends at once', () => {
  const { digits } = countdown(Date.now() + 12_300);
  expect(digits()).toBe(13);
  const passed = countdown(Date.now() - 1);
  vi.advanceTimersByTime(0);
  expect(passed.isOver()).toBe(true);
});

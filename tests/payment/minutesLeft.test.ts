import { beforeEach, expect, test, vi } from 'vitest';
import { selectMinutesLeft, timeLeftMachine } from '../../machines/payment/timeLeft.ts';
import { SimulatedClock } from 'xstate';
import { startUnderRoot } from '../doubles/root.ts';
import { madeCode } from '../models/fixtures/repayment.ts';

const now = Date.parse('2026-11-24T14:00:00+08:00');
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));

const begin = (left: number) => {
  const clock = new SimulatedClock();
  const expiresAt = left < Infinity ? String(now + left) : '';
  const { subject } = startUnderRoot(timeLeftMachine, { code: { ...madeCode, expiresAt } }, { clock });
  const pass = (ms: number) => {
    vi.setSystemTime(Date.now() + ms);
    clock.increment(ms);
  };
  const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);
  return { subject, pass, sleep, minutes: () => selectMinutesLeft(subject.getSnapshot()) };
};

test('counts the minutes of a code down, and is done when it expires', () => {
  const { subject, pass, minutes } = begin(90_000);
  expect(minutes()).toBe(2);
  pass(30_000);
  expect(minutes()).toBe(1);
  pass(59_999);
  expect(subject.getSnapshot().status).toBe('active');
  pass(1);
  expect(subject.getSnapshot().status).toBe('done');
  expect(minutes()).toBeUndefined();
});

test('measures again after the phone slept', () => {
  const { subject, sleep } = begin(1_800_000);
  sleep(1_800_000);
  expect(subject.getSnapshot().status).toBe('active');
  subject.send({ type: 'screen.returned' });
  expect(subject.getSnapshot().status).toBe('done');
});

test('shows nothing when the expiry of the code is unknown', () => {
  const { subject, pass, minutes } = begin(Infinity);
  pass(25 * 3_600_000);
  expect(minutes()).toBeUndefined();
  expect(subject.getSnapshot().status).toBe('active');
});

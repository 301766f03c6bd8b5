import { expect, test } from 'vitest';
import { replyDay, replyDayOf } from '../../machines/complaintNext/replyDay.ts';

test.each([
  ['Monday', '2026-11-23T10:00:00+08:00', '2026-11-26'],
  ['Wednesday', '2026-11-25T10:00:00+08:00', '2026-11-30'],
  ['Friday', '2026-11-27T10:00:00+08:00', '2026-12-02'],
  ['Saturday', '2026-11-28T10:00:00+08:00', '2026-12-02'],
  ['Sunday', '2026-11-29T10:00:00+08:00', '2026-12-02'],
  ['the last minute of Thursday in Manila', '2026-11-26T23:59:00+08:00', '2026-12-01'],
  ['the first minute of Friday in Manila', '2026-11-27T00:01:00+08:00', '2026-12-02'],
])('promises an answer within 3 weekdays for a complaint of %s', (_, sent, due) => {
  expect(replyDay(Date.parse(sent))).toBe(due);
});

test.each([
  ['2026-12-01', '2026-12-01'],
  [' 2026/12/1 ', '2026-12-01'],
  ['2026-12-01 10:00:00', '2026-12-01'],
  ['1796083200000', '2026-12-01'],
  ['1796083200000000', '2026-12-01'],
])('shows the day that the backend sends as %j', (named, due) => {
  expect(replyDayOf(named, Date.parse('2026-11-23T10:00:00+08:00'))).toBe(due);
});

test.each(['', 'soon', '0', '0000-00-00', '2026-13-01', '17960832000000'])(
  "calculates the day if the backend's day is unreadable: %j",
  (named) => {
    expect(replyDayOf(named, Date.parse('2026-11-23T10:00:00+08:00'))).toBe('2026-11-26');
  },
);

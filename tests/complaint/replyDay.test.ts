import { expect, test } from 'vitest';
import * as v from 'valibot';
import { complaintDetailSchema } from '../../services/complaint/schema.ts';
import { isAnswered, promisedDay, replyDay, replyDayOf } from '../../services/complaint/replyDay.ts';

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

const complaint = (fields: Record<string, unknown>) => v.parse(complaintDetailSchema, fields);

test.each([
  ['the day that the backend sends', { replyBy: '2026-12-01', time: '2026-11-20' }, '2026-12-01'],
  ['three weekdays after it was sent', { time: '2026-11-27 23:30:00' }, '2026-12-02'],
  ['the same of a moment', { time: '1795793400000' }, '2026-12-02'],
  ['the same if the day cannot be read', { replyBy: 'soon', time: '2026-11-27' }, '2026-12-02'],
  ['a day without a time', { replyBy: '2026/12/1', time: 'yesterday' }, '2026-12-01'],
  ['nothing if nothing is known', { time: 'yesterday', replyBy: 'soon' }, undefined],
  ['nothing of nothing', {}, undefined],
])('keeps the promise in sight: %s', (_, fields, day) => {
  expect(promisedDay(complaint(fields))).toBe(day);
});

test.each([
  [{}, false],
  [{ disposeDetail: 'We are sorry' }, true],
  [{ disposeImages: 'https://a.example/1.jpg' }, true],
])('takes %j for an answer: %s', (fields, answered) => {
  expect(isAnswered(complaint(fields))).toBe(answered);
});

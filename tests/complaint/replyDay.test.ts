import { expect, test } from 'vitest';
import { replyDay } from '../../machines/complaintNext/replyDay.ts';

test.each([
  ['Monday', '2026-11-23T10:00:00+08:00', '2026-11-26'],
  ['Wednesday', '2026-11-25T10:00:00+08:00', '2026-11-30'],
  ['Friday', '2026-11-27T10:00:00+08:00', '2026-12-02'],
  ['Saturday', '2026-11-28T10:00:00+08:00', '2026-12-02'],
  ['Sunday', '2026-11-29T10:00:00+08:00', '2026-12-02'],
  ['the last minute of Thursday in Manila', '2026-11-26T23:59:00+08:00', '2026-12-01'],
  ['the first minute of Friday in Manila', '2026-11-27T00:01:00+08:00', '2026-12-02'],
])('a complaint of %s is answered within 3 weekdays', (_, sent, due) => {
  expect(replyDay(Date.parse(sent))).toBe(due);
});

import { expect, test } from 'vitest';
import { fingerprintOf, isMarkOf, markOf } from '../../services/mark.ts';

test('a fingerprint distinguishes texts and salts, and is 32 bits at most', () => {
  const prints = [fingerprintOf('a', 'x'), fingerprintOf('a', 'y'), fingerprintOf('b', 'x')];
  expect(new Set(prints).size).toBe(3);
  expect(fingerprintOf('a', 'x')).toBe(prints[0]);
  for (const print of prints) expect(print).toMatch(/^[\da-f]{1,8}$/);
});

test('a mark is known again by its value alone, and neither says it nor looks the same twice', () => {
  const mark = markOf('session-1');
  expect(isMarkOf(mark, 'session-1')).toBe(true);
  expect(isMarkOf(mark, 'session-2')).toBe(false);
  expect(isMarkOf(mark, '')).toBe(false);
  expect(mark).not.toContain('session-1');
  expect(markOf('session-1')).not.toBe(mark);
});

test.each(['', '.', 'session-1', 'salt.'])('%j is the mark of nothing', (mark) => {
  expect(isMarkOf(mark, 'session-1')).toBe(false);
  expect(isMarkOf(mark, '')).toBe(false);
});

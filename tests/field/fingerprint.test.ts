import { expect, test } from 'vitest';
import { fingerprintOf, matchesFingerprint, saltedFingerprint } from '../../services/device/fingerprint.ts';

test('distinguishes texts and salts by a fingerprint of at most 32 bits', () => {
  const prints = [fingerprintOf('a', 'x'), fingerprintOf('a', 'y'), fingerprintOf('b', 'x')];
  expect(new Set(prints).size).toBe(3);
  expect(fingerprintOf('a', 'x')).toBe(prints[0]);
  for (const print of prints) expect(print).toMatch(/^[\da-f]{1,8}$/);
});

test('recognises a mark by its value, without revealing the value or repeating the mark', () => {
  const mark = saltedFingerprint('session-1');
  expect(matchesFingerprint(mark, 'session-1')).toBe(true);
  expect(matchesFingerprint(mark, 'session-2')).toBe(false);
  expect(matchesFingerprint(mark, '')).toBe(false);
  expect(mark).not.toContain('session-1');
  expect(saltedFingerprint('session-1')).not.toBe(mark);
});

test.each(['', '.', 'session-1', 'salt.'])('returns no mark for %j', (mark) => {
  expect(matchesFingerprint(mark, 'session-1')).toBe(false);
  expect(matchesFingerprint(mark, '')).toBe(false);
});

import { expect, test } from 'vitest';
import { junitText } from '../junit.ts';
import { createProgress } from '../progress.ts';

const stream = (isTTY: boolean) => {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
};

test('shows progress as one line on a terminal, and clears it before other output', () => {
  const terminal = stream(true);
  const progress = createProgress(terminal, () => 0);
  progress.say('exploring');
  progress.clear();
  progress.clear();
  expect(terminal.written).toEqual(['\r\u001B[2Kexploring …', '\r\u001B[2K']);
});

test('prints progress after long silence off a terminal, without control characters', () => {
  const log = stream(false);
  let now = 0;
  const progress = createProgress(log, () => now);
  for (const at of [1000, 9999, 10_000, 15_000, 20_000]) {
    now = at;
    progress.say(`at ${at}`);
  }
  now = 29_000;
  progress.clear();
  now = 38_999;
  progress.say('too early');
  expect(log.written).toEqual(['at 10000 …\n', 'at 20000 …\n']);
});

test('writes valid XML for CI whatever a failure contains', () => {
  const failures = ['\u001B[31m<red>\u0000 & \uD800 ✗ 😀'];
  expect(junitText('models', [{ name: 'a"b', failures }], 1)).toContain(
    '<testcase name="a&quot;b"><failure>[31m&lt;red&gt; &amp;  ✗ 😀</failure>',
  );
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('has a change in docs/first-flow.md that can be made; the whole page is followed every night', () => {
  const [, change = ''] = /^```diff\n([^]*?)^```/m.exec(readFileSync('docs/first-flow.md', 'utf8')) ?? [];
  expect(() =>
    execFileSync('git', ['apply', '--check', '-'], { input: change, stdio: 'pipe' }),
  ).not.toThrow();
});

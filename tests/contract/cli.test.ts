import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const released = () => readdirSync('docs/api', { recursive: true });

test.each(['--release', '--release ../../x', '--release --sandbox'])(
  '`npm run contract -- %s` keeps nothing, and reports what is wrong',
  (words) => {
    const before = released();
    const { status, stdout, stderr } = spawnSync(process.execPath, ['contract/cli.ts', ...words.split(' ')], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(
      /^--release wants the version that goes out, and nothing else\.\n\nnpm run contract/,
    );
    expect(released()).toEqual(before);
  },
);

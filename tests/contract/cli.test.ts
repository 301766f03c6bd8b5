import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';

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

test.each([
  ['--base api.example --session 7', "--base is 'api.example', expected an http or https address"],
  ['--change', "--base is '', expected an http or https address"],
  ['--base https://api.example', '--session is missing'],
  ['--sandbox --times 0', "--times is '0', expected a whole number from 1"],
  ['--sandbox --limit soon', "--limit is 'soon', expected a whole number from 1"],
])('`npm run contract -- %s` names the wrong argument', (words, fault) => {
  const { status, stderr } = spawnSync(process.execPath, ['contract/cli.ts', ...words.split(' ')], {
    encoding: 'utf8',
  });
  expect([status, stderr.split('\n')[0]]).toEqual([2, fault]);
});

test('`npm run contract` does not call a refused connection a timeout', () => {
  const words = ['--base', 'http://localhost:1', '--session', '7'];
  const { stdout } = spawnSync(process.execPath, ['contract/cli.ts', ...words], { encoding: 'utf8' });
  expect(stdout).toContain('seen: no response: the connection failed, or 60 s passed');
});

test('`npm run contract -- --release` refuses to overwrite the contract of a released app', () => {
  const file = 'docs/api/released/0.0.1.json';
  onTestFinished(() => rmSync(file, { force: true }));
  writeFileSync(file, '{"openapi":"3.1.0"}');
  const { status, stderr } = spawnSync(process.execPath, ['contract/cli.ts', '--release', '0.0.1'], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toContain('docs/api/released/0.0.1.json holds another contract');
  expect(readFileSync(file, 'utf8')).toBe('{"openapi":"3.1.0"}');
});

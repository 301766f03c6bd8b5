import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCall, usage } from './call.ts';

test.each<[string, unknown]>([
  ['', { count: 1000, from: 1, usage: undefined }],
  ['--seeds 500 --from 9000', { count: 500, from: 9000, usage: undefined }],
  ['--seeds 200 --usage visits.json', { count: 200, from: 1, usage: 'visits.json' }],
  ['--seed 31', { seed: 31, keep: undefined }],
  ['--seed 31 --keep turned-back', { seed: 31, keep: 'turned-back' }],
  ['-h', 'help'],
])('`npm run simulate -- %s` is parsed', (words, call) => {
  expect(readCall(words.split(' ').filter(Boolean))).toEqual(call);
});

test.each([
  ['--keep x', '--keep wants the session that is kept: --seed 31.'],
  ['--seeds 0', "--seeds wants a whole number, 1 or more, not '0'."],
  ['--seeds abc', "--seeds wants a whole number, 1 or more, not 'abc'."],
  ['--from 1.5', "--from wants a whole number, 0 or more, not '1.5'."],
  ['--seed abc', "--seed wants a whole number, 0 or more, not 'abc'."],
  ['--seed 31 --seeds 5', '--seed plays one session: --seeds does not go with it.'],
  ['--seed 31 --usage visits.json', '--seed plays one session: --usage does not go with it.'],
  ['--seed 31 --keep ../x', "--keep wants a name of small letters and dashes, not '../x'."],
  [
    '--seed 31 --keep instructions-while-a-code-is-made',
    "A session is kept as 'instructions-while-a-code-is-made' already: --keep wants another name.",
  ],
  ['--sedes 5', "Unknown option '--sedes'"],
  ['5', "Unexpected argument '5'"],
])('`npm run simulate -- %s` fails with an explanation', (words, fault) => {
  expect(() => readCall(words.split(' '))).toThrow(fault);
});

test('runs nothing for invalid arguments, with a separate exit code', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'cli.ts'), '--seeds', 'abc'],
    { encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toBe(`--seeds wants a whole number, 1 or more, not 'abc'.\n\n${usage}\n`);
});

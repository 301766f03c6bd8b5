import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const kit = resolve(dirname(fileURLToPath(import.meta.url)), '..');

let folder: string;
beforeAll(() => {
  // Inside the repository, so that the copied model finds the kit and its packages.
  folder = mkdtempSync(join(kit, '__tests__', 'cli-'));
  for (const file of ['codeEntry.model.ts', 'machines.ts']) {
    cpSync(join(kit, '__tests__', file), join(folder, file));
  }
  execFileSync('sed', ['-i', "s#'\\.\\./#'../../#", join(folder, 'codeEntry.model.ts')]);
});
afterAll(() => rmSync(folder, { recursive: true }));

const model = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(kit, 'cli.ts'), ...args, '--models', join(relative(process.cwd(), folder), '*.model.ts')],
    { encoding: 'utf8' },
  );
  return { status, out: stdout + stderr };
};

test('a machine without accepted paths fails, accepting it makes it pass', { timeout: 30_000 }, () => {
  expect(model()).toEqual({ status: 1, out: expect.stringContaining('no accepted paths') });
  expect(model('accept', 'codeEntry')).toEqual({
    status: 0,
    out: expect.stringContaining('2 paths are accepted'),
  });
  expect(model()).toEqual({
    status: 0,
    out: expect.stringMatching(/^✓ {2}codeEntry .* healthy\n1 model files in .* s, 0 of them as they were/),
  });
  expect(model().out).toMatch(/^✓ {2}codeEntry .* healthy\n1 model files in .* s, 1 of them as they were/);
  appendFileSync(join(folder, 'machines.ts'), '// changed\n');
  expect(model().out).toContain('0 of them as they were');
  expect(model('codeEntry')).toEqual({ status: 0, out: expect.stringContaining('35 of 35 told apart') });
  expect(model('codeEntry', '--path', 'full 2')).toEqual({
    status: 0,
    out: expect.stringContaining('It holds on the pure machine'),
  });
  expect(model('codeEntry', '--walks', '20')).toEqual({ status: 0, out: '20 random walks hold.\n' });
});

test('a name that no machine has is an error of its own exit code', { timeout: 30_000 }, () => {
  expect(model('nobody')).toEqual({ status: 2, out: "There is no machine 'nobody'. There are: codeEntry\n" });
});

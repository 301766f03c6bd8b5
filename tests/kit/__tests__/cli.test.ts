import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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
  expect(model('codeEntry')).toEqual({ status: 0, out: expect.stringContaining('55 of 55 told apart') });
  expect(model('codeEntry', '--path', 'full 2')).toEqual({
    status: 0,
    out: expect.stringContaining('It holds on the pure machine'),
  });
  expect(model('codeEntry', '--walks', '20')).toEqual({ status: 0, out: '20 random walks hold.\n' });
});

test(
  'a name that no machine has is an error of its own exit code, with the name that was meant',
  { timeout: 30_000 },
  () => {
    expect(model('codeEnrty')).toEqual({
      status: 2,
      out: "There is no machine 'codeEnrty'. Did you mean 'codeEntry'? There are: codeEntry\n",
    });
    expect(model('nobody').out).toBe("There is no machine 'nobody'. There are: codeEntry\n");
    expect(model('codeEntry', '--walks', 'abc')).toEqual({
      status: 2,
      out: "--walks wants a whole number, not 'abc'.\n",
    });
  },
);

test(
  'what a machine came to is told for programs too, an unread file with its reason',
  { timeout: 30_000 },
  () => {
    writeFileSync(join(folder, 'empty.model.ts'), 'export const nothing = 1;\n');
    const junit = join(folder, 'junit.xml');
    const { status, out } = model('--json', '--junit', junit);
    expect(status).toBe(1);
    const told = JSON.parse(out) as { name?: string; failures: string[] }[];
    expect(told).toMatchObject([{ name: 'codeEntry' }, { failures: ['It exports no model.'] }]);
    expect(readFileSync(junit, 'utf8')).toContain('<failure>It exports no model.</failure>');
    expect(model('nobody').out).toContain('empty.model.ts  It exports no model.');
    rmSync(join(folder, 'empty.model.ts'));
  },
);

test('what would be accepted can be looked at first', { timeout: 30_000 }, () => {
  const paths = join(folder, 'codeEntry.paths.json');
  rmSync(paths, { force: true });
  expect(model('accept', 'codeEntry', '--dry-run')).toEqual({ status: 0, out: '' });
  expect(existsSync(paths)).toBe(false);
  expect(model('accept', '--all').out).toContain('paths are accepted');
  expect(existsSync(paths)).toBe(true);
});

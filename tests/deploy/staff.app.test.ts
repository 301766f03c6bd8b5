import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { distOf } from '../app/build.ts';
import { container, servers } from './hosts.ts';

const root = join(import.meta.dirname, '../..');
const staff = distOf('/');
const refusal = 'This is a staff build (VITE_STAFF_TOOLS=1), which must not be released.';

test('says in release.json that it is a staff build, and leaves dist/ to releases', () => {
  expect(JSON.parse(readFileSync(join(staff, 'release.json'), 'utf8'))).toMatchObject({ kind: 'staff' });
  expect(staff).not.toBe(join(root, 'dist'));
  const released = join(root, 'dist/release.json');
  expect(existsSync(released) ? readFileSync(released, 'utf8') : '').not.toContain('staff');
});

test('stops a staff build for dist/', () => {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production', VITE_STAFF_TOOLS: '1' };
  const outDir = join(mkdtempSync(join(tmpdir(), 'staff-')), 'dist');
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--outDir', outDir], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('never goes to dist/')]);
  expect(existsSync(outDir)).toBe(false);
});

for (const kind of [...servers.filter(({ name }) => !name.includes('sandbox')), container])
  test.skipIf(kind.missing)(`${kind.name} refuses a staff build in a sentence`, async () => {
    const started = kind.start({ root: staff, base: '/', api: 'http://127.0.0.1:9' });
    // nginx shortens what it does not know.
    await expect(started).rejects.toThrow(refusal.slice(0, 60));
  });

test('npm run deltas refuses a staff build', () => {
  const args = ['tools/deltas/cli.ts', '--since', staff, staff];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining(refusal)]);
});

import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildWhenNeeded } from '../../sandbox/build.ts';
import { type Build, costOf, readBuild } from '../../tools/measure/downloads.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'release-'));
let old: Build;
let now: Build;

beforeAll(async () => {
  // As borrowers get it: the staff's tools make the map longer.
  for (const name of ['VITE_STAFF_TOOLS', 'VITE_SANDBOX', 'VITE_OTLP_URL', 'VITE_REPORT_URL'])
    vi.stubEnv(name, '');
  const isSource = (path: string) => !/^(node_modules|dist|dist-.*|\.git)$/.test(basename(path));
  await buildWhenNeeded(root, join(folder, 'dist-old'));
  cpSync(root, folder, { recursive: true, filter: isSource });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  appendFileSync(
    join(folder, 'views/complaintDetails/ComplaintDetails.tsx'),
    "document.documentElement.dataset['changed'] = 'yes';\n",
  );
  await buildWhenNeeded(folder, join(folder, 'dist'));
  old = readBuild(join(folder, 'dist-old'));
  now = readBuild(join(folder, 'dist'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const named = (files: Iterable<string>) =>
  [...files].map((file) => file.replace(/^assets\/|-[\da-f]{8}(?=\.\w+$)/g, ''));

test('renames only the file of the screen that a release changes', () => {
  const assets = [...now.keys()].filter((file) => file.startsWith('assets/'));
  expect(assets.length).toBeGreaterThan(50);
  expect(named(assets.filter((file) => !old.has(file)))).toEqual(['complaintDetails.screen.js']);
  expect(now.get('p/complaintDetails.screen.js')).not.toBe(old.get('p/complaintDetails.screen.js'));
});

test('costs a returning borrower the document and, on the changed screen, its file', () => {
  const order = costOf(old, now, 'loanDetail.html');
  expect(order.files).toEqual([]);
  expect(order.bytes).toBeLessThan(6_000);
  const complaint = costOf(old, now, 'complainDetails.html');
  expect(named(complaint.files)).toEqual(['complaintDetails.screen.js']);
  expect(complaint.bytes - complaint.withDeltas).toBeGreaterThan(1_000);
});

import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { buildWhenNeeded } from '../../sandbox/build.ts';

const root = join(import.meta.dirname, '../..');

/** Builds the app for `base` unless that was done already, and resolves with its folder. */
export const buildFor = async (base: string): Promise<string> => {
  // The one that all tests of the built app share.
  if (base === '/') return join(root, 'dist');
  const dist = join(root, `dist-${base.replaceAll('/', '')}`);
  vi.stubEnv('VITE_BASE', base);
  await buildWhenNeeded(root, dist).finally(() => vi.unstubAllEnvs());
  return dist;
};

/** A folder for a host to serve in the tests of this suite: the app's build for `base` where its addresses say, with a `release.json`. */
export const servedFolder = (base: string): (() => string) => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'served-'));
    cpSync(await buildFor(base), folder + base, { recursive: true });
    const release = join(folder + base, 'release.json');
    if (!existsSync(release)) writeFileSync(release, '{}');
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return () => folder;
};

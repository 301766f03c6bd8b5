import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { distOf } from '../app/build.ts';

export const servedFolder = (base: string): (() => string) => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'served-'));
    chmodSync(folder, 0o755);
    cpSync(distOf(base), folder + base, { recursive: true });
    const release = join(folder + base, 'release.json');
    if (!existsSync(release)) writeFileSync(release, '{}');
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return () => folder;
};

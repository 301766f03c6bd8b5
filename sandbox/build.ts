import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  '.env*',
  '{bridge,inspector,machines,public,services,views}/**/*.*',
  'sandbox/simulator/**/*.*',
];

/** What a build was made of: the content of every source, and the configuration. */
const stampOf = (root: string): string => {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).toSorted())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  for (const [name, value] of Object.entries(process.env).toSorted())
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\0`);
  return hash.digest('hex');
};

/** Builds `root` into `dist` unless the build there was made of the very same sources. Staff tools are part of it (decisions §8). */
export const buildWhenNeeded = async (root: string, dist: string): Promise<void> => {
  process.env['VITE_STAFF_TOOLS'] ??= '1';
  const stampFile = join(dist, '.stamp');
  const stamp = stampOf(root);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('The sources are newer than the build: building…');
  const { build } = await import('vite');
  await build({ root, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
  writeFileSync(stampFile, stamp);
};

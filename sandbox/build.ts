import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

/** Builds with staff tools have a folder of their own: `dist` has only releases. */
export const staffBuild = 'dist-staff';

const sources = [
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  '.env*',
  '{bridge,contract,deploy,machines,packages/inspector,services,views}/**/*.*',
  'tools/build/**/*.*',
  'sandbox/simulator/**/*.*',
  'docs/shell/generic/loanShell.ts',
];

/** The configuration of every build for staff, where the environment sets none. */
export const staffSettings = {
  VITE_STAFF_TOOLS: '1',
  VITE_SANDBOX: '1',
  VITE_REPORT_URL: '/sandbox/reports',
  VITE_OTLP_URL: '/sandbox/otlp',
};

const configuration = (): NodeJS.ProcessEnv => ({ ...staffSettings, ...process.env });

const stampOf = (root: string): string => {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).toSorted())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  for (const [name, value] of Object.entries(configuration()).toSorted())
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\0`);
  return hash.digest('hex');
};

export const buildWhenNeeded = async (root: string, dist: string): Promise<void> => {
  const stampFile = join(dist, '.stamp');
  const stamp = stampOf(root);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log(`Sources or configuration have changed: building ${basename(dist)}…`);
  // A separate process, so that a build started by a test is not a test build.
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--outDir', dist, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: root, env: { ...configuration(), NODE_ENV: 'production' } },
  );
  writeFileSync(stampFile, stamp);
};

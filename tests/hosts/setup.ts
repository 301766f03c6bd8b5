import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildWhenNeeded } from '../../sandbox/build.ts';
import { ensureHeadless } from '../../tools/browser/chromium.ts';
import { distOf } from '../app/build.ts';
import { compileHost, hasJava } from './android/compile.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Class path of the compiled Android host; empty where there is no JDK. */
    androidHost: string;
    /** Folder with the packages of tests/hosts/package.json. */
    hostTools: string;
  }
}

const root = join(import.meta.dirname, '../..');
const tools = join(root, '.hosts');

/** Installs what the hosts are checked with, as its lock file has it: 95 MB that only this script needs. */
const install = () => {
  const [wanted, there] = [join(root, 'tests/hosts'), tools].map((folder) =>
    join(folder, 'package-lock.json'),
  );
  const isThere = (path = '') => (existsSync(path) ? readFileSync(path, 'utf8') : '');
  if (isThere(wanted) === isThere(there) && existsSync(join(tools, 'node_modules'))) return;
  mkdirSync(tools, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(join(root, 'tests/hosts', file), join(tools, file));
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'];
  execFileSync('npm', ['ci', ...options], {
    cwd: tools,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
};

/** Builds the app, installs the hosts' tools and compiles the Android host; without a JDK it says so and its tests are skipped. */
export const setup = async (project: TestProject): Promise<void> => {
  install();
  ensureHeadless();
  await buildWhenNeeded(root, distOf('/'));
  const isSkipped = !hasJava();
  if (isSkipped)
    console.warn(
      '\n*** No JDK 17 or newer on the path: the Android host was neither compiled nor run. ***\n',
    );
  project.provide('androidHost', isSkipped ? '' : await compileHost(root, tools));
  project.provide('hostTools', tools);
};

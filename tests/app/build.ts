import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildWhenNeeded, staffBuild } from '../../sandbox/build.ts';
import { newerMembers } from '../../tools/build/baseline/newer.ts';
import { isNightly } from '../nightly.ts';
import type { Member } from './oldestBrowser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    newerMembers: readonly Member[];
  }
}

/** Members that the test driver calls in the page, and that Chromium needs; the build rejects them in the product anyway. */
const driversOwn = ['checkVisibility', 'captureStackTrace'];

const root = join(import.meta.dirname, '../..');

export const distOf = (base: string): string =>
  join(root, base === '/' ? staffBuild : `${staffBuild}-${base.replaceAll('/', '')}`);

/** Builds the app once for all tests of the built app. Passes the members missing in baseline browsers to the tests. */
export const setup = async (project: TestProject): Promise<void> => {
  project.provide(
    'newerMembers',
    newerMembers.filter(({ name }) => !driversOwn.includes(name)),
  );
  await buildWhenNeeded(root, distOf('/'));
  if (!isNightly) return;
  Object.assign(process.env, { VITE_BASE: '/loan/', VITE_SANDBOX: '' });
  await buildWhenNeeded(root, distOf('/loan/'));
  delete process.env['VITE_BASE'];
  delete process.env['VITE_SANDBOX'];
};

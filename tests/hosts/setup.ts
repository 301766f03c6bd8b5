import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildWhenNeeded } from '../../sandbox/build.ts';
import { ensureHeadless } from '../../tools/browser/chromium.ts';
import { distOf } from '../app/build.ts';
import { installTools } from '../installTools.ts';
import { compileHost, hasJava } from './android/compile.ts';
import { hasSwift } from './ios/compile.ts';

declare module 'vitest' {
  interface ProvidedContext {
    androidHost: string;
    hasSwift: boolean;
    hostTools: string;
  }
}

const root = join(import.meta.dirname, '../..');

/** Without a JDK or Swift it reports that, and the tests that need it are skipped. */
export const setup = async (project: TestProject): Promise<void> => {
  const tools = installTools(root, 'hosts');
  ensureHeadless();
  await buildWhenNeeded(root, distOf('/'));
  const isSkipped = !hasJava();
  if (isSkipped)
    console.warn(
      '\n*** No JDK 17 or newer on the path: the Android host was neither compiled nor run. ***\n',
    );
  project.provide('androidHost', isSkipped ? '' : await compileHost(root, tools));
  const withSwift = hasSwift();
  if (!withSwift)
    console.warn('\n*** No Swift 6 for Linux on the path: the types of the iOS host were not checked. ***\n');
  project.provide('hasSwift', withSwift);
  project.provide('hostTools', tools);
};

import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildWhenNeeded } from '../../sandbox/build.ts';
import { ensureHeadless } from '../../tools/browser/chromium.ts';
import { distOf } from '../app/build.ts';
import { installTools } from '../installTools.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clientTools: string;
  }
}

export const setup = async (project: TestProject): Promise<void> => {
  const root = join(import.meta.dirname, '../..');
  project.provide('clientTools', installTools(root, 'clients'));
  ensureHeadless();
  await buildWhenNeeded(root, distOf('/'));
};

import type { TestProject } from 'vitest/node';
import { setup as build } from '../app/build.ts';
import { ensureWebKit } from './programs.ts';

/** Fails before anything is built. */
export const setup = (project: TestProject): Promise<void> => {
  ensureWebKit();
  return build(project);
};

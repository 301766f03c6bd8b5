import { join } from 'node:path';
import { buildWhenNeeded } from '../../sandbox/build.ts';

const root = join(import.meta.dirname, '../..');

/** Builds the app once for all tests of the built app, as `npm start` does. */
export const setup = (): Promise<void> => buildWhenNeeded(root, join(root, 'dist'));

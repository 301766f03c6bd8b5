import { join } from 'node:path';
import { buildWhenNeeded } from '../../sandbox/build.ts';

const root = join(import.meta.dirname, '../..');

/** Folder of the app's build for `base`, `/` or `/loan/`. */
export const distOf = (base: string): string =>
  join(root, base === '/' ? 'dist' : `dist-${base.replaceAll('/', '')}`);

/** Builds the app once for all tests of the built app: as `npm start` does, and for a place below the root. */
export const setup = async (): Promise<void> => {
  await buildWhenNeeded(root, distOf('/'));
  process.env['VITE_BASE'] = '/loan/';
  await buildWhenNeeded(root, distOf('/loan/'));
  delete process.env['VITE_BASE'];
};

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { buildWhenNeeded } from '../../sandbox/build.ts';
import { newFolder } from './start.ts';

const builder = `
const { appendFileSync, mkdirSync } = require('node:fs');
mkdirSync('dist', { recursive: true });
const { NODE_ENV, VITE_STAFF_TOOLS, VITE_APP_NAME } = process.env;
appendFileSync('builds', [NODE_ENV, VITE_STAFF_TOOLS, VITE_APP_NAME ?? '-'].join(' ') + '\\n');
`;

const project = () => {
  const root = newFolder();
  mkdirSync(join(root, 'node_modules/vite/bin'), { recursive: true });
  writeFileSync(join(root, 'node_modules/vite/bin/vite.js'), builder);
  mkdirSync(join(root, 'views'));
  writeFileSync(join(root, 'views/screen.ts'), 'one');
  const dist = join(root, 'dist');
  return {
    root,
    dist,
    build: () => buildWhenNeeded(root, dist),
    builds: () =>
      existsSync(join(root, 'builds')) ? readFileSync(join(root, 'builds'), 'utf8').trim().split('\n') : [],
  };
};

it('builds for production, with the staff tools, once for the same sources', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const { build, builds } = project();
  await build();
  await build();
  expect(builds()).toEqual(['production 1 -']);
});

it('builds again after a change of a source or of the configuration, and when the build was removed', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const { root, dist, build, builds } = project();
  await build();
  writeFileSync(join(root, 'views/screen.ts'), 'two');
  await build();
  vi.stubEnv('VITE_APP_NAME', 'Utang');
  await build();
  rmSync(dist, { recursive: true });
  await build();
  expect(builds()).toEqual(['production 1 -', 'production 1 -', 'production 1 Utang', 'production 1 Utang']);
});

import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type * as session from './session.ts';
import type * as shrink from './shrink.ts';
import type * as usage from './usage.ts';

type Simulation = typeof session & typeof shrink & typeof usage;

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = resolve(root, 'node_modules/.vite/simulation');

/** They look for files beside their own, so they stay where they are. */
const stayed: Plugin = {
  name: 'stayed',
  enforce: 'pre',
  resolveId: (source, importer) => {
    if (!importer || !source.startsWith('.')) return null;
    const path = resolve(dirname(importer), source);
    return /^(sandbox|contract)\//.test(relative(root, path))
      ? { id: pathToFileURL(path).href, external: 'absolute' }
      : null;
  },
};

/** Writes the simulation with the app's views, which Node does not read itself, as one file. */
export const bundle = async (): Promise<void> => {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [stayed],
    build: {
      ssr: 'tests/simulation/all.ts',
      outDir: folder,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
};

/** After `bundle`. React for production draws the screens in half the time. */
export const loadSimulation = (): Promise<Simulation> => {
  process.env['NODE_ENV'] = 'production';
  return import(pathToFileURL(resolve(folder, 'all.js')).href);
};

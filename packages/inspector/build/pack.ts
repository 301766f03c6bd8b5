import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';

/** Part of `npm pack`: bundles the page, the entries and the command, so that XState is the only dependency to install. */
const home = join(import.meta.dirname, '..');
const dist = join(home, 'dist');

const packages = new Set<string>();
const folderOf = (file: string): string | undefined =>
  /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1];
const notesPackages: Plugin = {
  name: 'notes-packages',
  moduleParsed: ({ id }) => {
    const folder = folderOf(id);
    if (folder) packages.add(folder);
  },
};

const common = {
  root: join(home, '..', '..'),
  configFile: false,
  logLevel: 'warn',
  mode: 'package',
  publicDir: false,
  plugins: [notesPackages],
} satisfies InlineConfig;

const movesPage: Plugin = {
  name: 'moves-page',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = bundle['packages/inspector/index.html'];
    if (page) page.fileName = 'index.html';
  },
};

await build({
  ...common,
  plugins: [notesPackages, movesPage],
  build: {
    outDir: join(dist, 'page'),
    emptyOutDir: true,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: { input: join(home, 'index.html') },
  },
});

await build({
  ...common,
  build: {
    outDir: dist,
    emptyOutDir: false,
    minify: false,
    lib: {
      entry: {
        index: join(home, 'index.ts'),
        sandbox: join(home, 'sandbox.ts'),
        usage: join(home, 'usage.ts'),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: ['xstate'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});

await build({
  ...common,
  ssr: { noExternal: true },
  build: {
    outDir: dist,
    emptyOutDir: false,
    minify: false,
    ssr: join(home, 'bin.js'),
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
  },
});

const licences = [...packages].toSorted().flatMap((folder) => {
  if (!existsSync(join(folder, 'package.json'))) return [];
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    string,
    string
  >;
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8');
  return [`${name} ${version}, ${license}\n\n${text.trim()}\n`];
});
writeFileSync(join(dist, 'licences.txt'), licences.join(`\n${'-'.repeat(80)}\n\n`));

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { loadEnv, type Plugin } from 'vite';
import { unknownRoutes } from './services/visit/flows.ts';
import { parseEnvironment } from './services/visit/environment.ts';
import { charts, servedCharts } from './tools/charts/plugin.ts';
import { chromiumArgs, findHeadless } from './tools/browser/chromium.ts';
import { aliases } from './tools/build/aliases.ts';
import { withoutDescriptions } from './tools/build/descriptions.ts';
import { chunkGroups } from './tools/build/chunks.ts';
import { compileHint } from './tools/build/compileHint.ts';
import { documents } from './tools/build/documents.ts';
import { firstPaint } from './tools/build/firstPaint/plugin.ts';
import { importMap } from './tools/build/importMap.ts';
import { checksBaseline } from './tools/build/baseline/plugin.ts';
import { hosting } from './tools/build/hosting.ts';
import { publicSite } from './tools/build/publicSite/plugin.ts';
import { pages } from './tools/build/pages.ts';
import { plainImports } from './tools/build/plainImports.ts';
import { precompressed } from './tools/build/precompressed.ts';
import { promotion } from './tools/build/promotion.ts';
import { release } from './tools/build/release.ts';
import { staffBuild } from './sandbox/build.ts';
import { starter } from './tools/build/firstPaint/starter.ts';
import { wholeCatalogues } from './tools/build/wording.ts';
import { sourceMaps } from './tools/build/sourceMaps.ts';

const chromiumPath = findHeadless();

const variables = { ...loadEnv('production', process.cwd()), ...process.env };
// An invalid configuration stops the build with a clear error, so that the page need not check it again.
const environment = parseEnvironment(variables);
const unknownNames = unknownRoutes(environment.absentRoutes);
if (unknownNames.length > 0)
  throw new Error(`VITE_ABSENT_ROUTES names no route of the app: ${unknownNames.join(', ')}`);
const hasStaffTools = variables['VITE_STAFF_TOOLS'] === '1';

/** The build's plugins import services and views. Without this a change of one would select every test, beside those that import it. */
const selectsByImport: Plugin = {
  name: 'selects-by-import',
  configResolved: ({ configFileDependencies }) => {
    const own = configFileDependencies.filter((file) => !/\/(machines|services|views)\//.test(file));
    configFileDependencies.splice(0, configFileDependencies.length, ...own);
  },
};

/** Milliseconds. A busy machine makes a test slow, never red: these end only a run that hangs. */
const patient = { testTimeout: 900_000, hookTimeout: 900_000, expect: { poll: { timeout: 30_000 } } };

/** Whose tests run: `tests` in `npm test`, `packages` in `npm run test:packages`. The command line's `--exclude` does not reach the projects. */
const tested = process.env['TESTED'] ?? '{tests,packages}';

/** By default vitest leaves one processor idle, which is half of two. */
const allProcessors = '100%';

/** A project whose test files run in Node. */
const inNode = (
  name: string,
  files: string,
  more: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    environment: 'node',
    include: [files],
    benchmark: { include: [] },
    ...patient,
    maxWorkers: allProcessors,
    ...more,
  },
});

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    // 1.7 KB of the order route: states without their descriptions.
    !hasStaffTools && withoutDescriptions,
    // 0.6 KB of every route: `import()` without Vite's helper.
    plainImports,
    // 0.2 KB of the order and 0.6 of a repayment: English catalogues without the specified texts that they replace.
    wholeCatalogues,
    // Staff pages, only on request.
    pages(hasStaffTools),
    // 100 KB per release for a returning borrower: a change renames one file.
    importMap(environment),
    // The release's name in each page and in release.json, by which a page notices a new one.
    release(hasStaffTools),
    // The figure is painted before 0.3 s of scripts on a slow phone's second visit.
    starter,
    // A document per route: money is readable in less than half of the bare page's time.
    firstPaint(environment),
    // The legal documents as pages for frames without scripts.
    documents(environment),
    // The inspector's charts, for staff.
    servedCharts,
    hasStaffTools && charts,
    // 6 KB of the promotion, 1.8 KB of every other route: a build of its own.
    promotion(environment, [
      react(),
      tailwindcss(),
      plainImports,
      wholeCatalogues,
      !hasStaffTools && withoutDescriptions,
    ]),
    // Prerendered pages for search engines and people without scripts.
    publicSite(environment),
    // Headers and recipes for servers.
    hosting(environment, variables),
    // Refuses APIs newer than Chromium 111 and Safari 16.4.
    checksBaseline,
    // Beside the build, for reading reports.
    sourceMaps,
    process.env['VITEST'] !== undefined && selectsByImport,
    // Brotli files: a quarter fewer bytes than gzip made on the way.
    precompressed,
  ],
  resolve: { alias: aliases },
  // Listed in advance, so that a cold test run need not reload its page.
  optimizeDeps: {
    include: [
      '@testing-library/dom',
      '@testing-library/react',
      '@xstate/react',
      'axe-core',
      'fast-check',
      'immer',
      'mermaid',
      'ofetch',
      'react-dom',
      'react-dom/client',
      'valibot',
      'wouter',
      'wouter/use-browser-location',
      'xstate',
    ],
  },
  build: {
    outDir: hasStaffTools ? staffBuild : 'dist',
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        postBanner: compileHint,
        // 1.3 KB of every route: hashes do not compress, and each document's map lists all of them. 32 bits distinguish the versions of one file.
        hashCharacters: 'hex',
        entryFileNames: 'assets/[name]-[hash:8].js',
        chunkFileNames: 'assets/[name]-[hash:8].js',
      },
    },
  },
  test: {
    projects: [
      inNode('unit', `${tested}/**/*.test.ts`, {
        exclude: ['{tests,packages}/**/*.{view,app,nightly,sheets,webkit,hosts,clients}.test.ts'],
        setupFiles: ['tests/seed.ts', 'tests/cleanGlobals.ts'],
        isolate: false,
        benchmark: { include: ['{tests,packages}/**/*.bench.ts'], exclude: ['tests/**/*.app.bench.ts'] },
      }),
      {
        extends: true,
        test: {
          name: 'view',
          sequence: { groupOrder: 1 },
          include: [`${tested}/**/*.view.test.{ts,tsx}`],
          setupFiles: ['tests/views/laterParts.ts', 'tests/views/cleanPage.ts', 'tests/cleanGlobals.ts'],
          ...patient,
          // The staff's texts are in no borrower's build.
          env: { NIGHTLY: process.env['NIGHTLY'] ?? '', VITE_STAFF_TOOLS: '1' },
          maxWorkers: allProcessors,
          benchmark: { include: ['{tests,packages}/**/*.view.bench.tsx'] },
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: patient.testTimeout,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: chromiumArgs, ...(chromiumPath && { executablePath: chromiumPath }) },
            }),
            viewport: { width: 360, height: 800 },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      inNode('app', 'tests/**/*.app.test.ts', {
        benchmark: { include: ['tests/**/*.app.bench.ts'] },
        // Test files of a worker share its browser, sandbox and cleaned pages.
        isolate: false,
        sequence: { groupOrder: 2 },
        globalSetup: ['tests/app/build.ts'],
      }),
      inNode('nightly', '{tests,packages}/**/*.nightly.test.ts', {
        sequence: { groupOrder: 3 },
        globalSetup: ['tests/app/build.ts'],
      }),
      inNode('sheets', 'tests/**/*.sheets.test.ts', { globalSetup: ['tests/app/build.ts'] }),
      inNode('hosts', 'tests/hosts/*.hosts.test.ts', {
        maxWorkers: 1,
        globalSetup: ['tests/hosts/setup.ts'],
      }),
      inNode('clients', 'tests/clients/*.clients.test.ts', {
        maxWorkers: 1,
        globalSetup: ['tests/clients/setup.ts'],
      }),
      inNode('webkit', 'tests/**/*.webkit.test.ts', {
        maxWorkers: 1,
        globalSetup: ['tests/webkit/setup.ts'],
      }),
    ],
  },
});

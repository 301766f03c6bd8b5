import { defineConfig } from 'vitest/config';

/** The tests below the browser that run the product: not those that read its source, which Stryker has rewritten. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    exclude: [
      '**/*.{view,app,nightly,sheets,webkit,hosts,clients}.test.ts',
      'tests/{build,charts,contract,deploy,docs,inspector,machines,new,outside,pictures,run,sandbox,supplyChain,theme}/**',
      'tests/field/{clock,connection,kept}.test.ts',
      'tests/links/ownPath.test.ts',
    ],
    setupFiles: ['tests/seed.ts'],
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});

/**
 * `npm run mutants -- --seed 20261128 --count 200 [--shard 1/4]`: changes the product at that many places, which the seed draws, and fails unless the
 * tests below the browser notice 95 % of the changes. Prints each survivor; `.reports/mutants.html` shows all of them in their source.
 */
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { drawPlaces, excludedMutations } from './draw.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: new Date().toISOString().slice(0, 10).replaceAll('-', '') },
    count: { type: 'string', default: '200' },
    shard: { type: 'string', default: '1/1' },
  },
});
const [index = 1, shards = 1] = values.shard.split('/').map(Number);
const drawn = await drawPlaces(Number(values.seed), Number(values.count));
console.log(`Seed ${values.seed}, ${drawn.length} places, shard ${values.shard}`);

const results = await new Stryker({
  testRunner: 'vitest',
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
  mutate: drawn.filter((_, place) => place % shards === index - 1),
  mutator: { plugins: null, excludedMutations },
  // TypeScript 7 has no API for Stryker to rewrite one.
  tsconfigFile: 'none',
  ignorePatterns: [
    'dist',
    'dist-*',
    '.reports',
    '.pictures',
    '.sandbox',
    '.hosts',
    '.clients',
    'docs/pictures',
  ],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  timeoutFactor: 10,
  dryRunTimeoutMinutes: 30,
  disableTypeChecks: false,
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
  htmlReporter: { fileName: '.reports/mutants.html' },
  jsonReporter: { fileName: '.reports/mutants.json' },
  tempDirName: '.reports/mutants',
}).runMutationTest();

const judged = results.filter(({ status }) =>
  ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status),
);
const killed = judged.filter(({ status }) => status === 'Killed' || status === 'Timeout');
const share = judged.length === 0 ? 1 : killed.length / judged.length;
console.log(`${killed.length} of ${judged.length} changes were noticed: ${(share * 100).toFixed(1)} %`);
process.exit(share < 0.95 ? 1 : 0);

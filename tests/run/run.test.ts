import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { failureOf } from './reporter.ts';
import { type LayerReport, missingShards, pageOf, rerunOf, summaryOf } from './report.ts';

const green: LayerReport = {
  layer: 'unit',
  shard: '1/2',
  seconds: 12,
  hasPassed: true,
  tests: { passed: 10, failed: 0, skipped: 1 },
  failures: [],
  broken: [],
  flaky: [],
  notRun: [],
  slowest: [{ file: 'tests/a/a.test.ts', seconds: 3.21 }],
};
const failure = { file: 'tests/a/a.test.ts', name: "adds (1) and '2'", error: 'expected 3' };
const red: LayerReport = {
  ...green,
  shard: '2/2',
  hasPassed: false,
  tests: { passed: 5, failed: 1, skipped: 0 },
  failures: [failure],
  flaky: [{ ...failure, name: 'waits' }],
  notRun: ['tests/b/b.test.ts'],
};

describe('the summary of npm test', () => {
  it('adds the shards of a layer in one row, with a closing line of all tests', () => {
    expect(summaryOf([green, red])).toMatch(/^unit +RED +15 +1 +1 +1 +1 +24$/m);
    expect(summaryOf([green, red])).toMatch(/^Tests: 15 passed, 1 failed, 1 skipped$/m);
  });
  it('is green only if every shard passed', () => {
    expect(summaryOf([green, green])).toMatch(/^unit +green/m);
    expect(pageOf([green, red])).toContain('<title>Tests: red</title>');
  });
  it('is red without the report of a shard', () => {
    const other = { ...green, shard: '2/2' };
    expect([[green, other], [other], []].map(missingShards)).toEqual([[], ['1/2'], ['1/1']]);
    expect(summaryOf([other], ['1/2'])).toContain('shard 1/2: no report');
    expect(pageOf([other], ['1/2'])).toContain('<title>Tests: red</title>');
  });
  it('names each failure with the command that runs it again', () => {
    expect(rerunOf('unit', failure)).toBe(
      String.raw`npx vitest run --project unit tests/a/a.test.ts -t 'adds \(1\) and '\''2'\'''`,
    );
    expect(summaryOf([red])).toContain(rerunOf('unit', failure));
  });
  it('names flaky tests, and files and layers that did not run', () => {
    expect(summaryOf([red])).toMatch(/^view +did not run$/m);
    expect(summaryOf([red])).toContain('flaky, passed the second time: waits');
    expect(summaryOf([red])).toContain('did not run: tests/b/b.test.ts');
  });
  it.each([
    [[{ message: 'expected 3\nto be 4' }], 'expected 3'],
    // A library may throw an error without a message, or anything.
    [[{}], ''],
    [[{ message: undefined }], ''],
    [undefined, ''],
  ])('reports whatever was thrown: %j', (errors, error) => {
    expect(failureOf('tests/a/a.test.ts', 'adds', errors).error).toBe(error);
  });
  it('names the files that took longest, which a run can do without or do at night', () => {
    const slow = { ...red, slowest: [{ file: 'tests/b/b.test.ts', seconds: 40 }] };
    expect(summaryOf([green, slow])).toMatch(
      / 40\.0 s {2}unit: tests\/b\/b\.test\.ts\n +3\.2 s {2}unit: tests\/a/,
    );
  });
  it('names a command that failed without a failed test', () => {
    const broken = { ...green, hasPassed: false, broken: ['npm run -s size'] };
    expect(summaryOf([broken])).toContain('✗ unit: npm run -s size');
  });
});

describe('limits of time', () => {
  /** They fuzz for as long as they are asked to, or sample a page within a wait. */
  const waived = [
    'tests/sandbox/anyByte.test.ts',
    'tests/sheets/tester.ts',
    'tests/hosts/reactNative.hosts.test.ts',
  ];

  it('are shared by all tests (vite.config.ts, tests/patience.ts): none has one of its own', () => {
    const own = globSync('tests/**/*.{ts,tsx}').filter((file) =>
      /\{ timeout: [\d_]+ \}|^ *\}, \d[\d_]+\);$|^ *\},\n +\d[\d_]{3,},\n *\);$|setDefaultTimeout\(\d|performance\.now\(\) - \w+\)\.toBeLess/m.test(
        readFileSync(file, 'utf8'),
      ),
    );
    expect(own.filter((file) => file !== 'tests/patience.ts').toSorted()).toEqual(waived.toSorted());
  });
});

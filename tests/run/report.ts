/** The layers of `npm test`, in the order in which they run. */
export const layerNames = ['check', 'unit', 'view', 'app'] as const;
export type LayerName = (typeof layerNames)[number];

export interface Failure {
  file: string;
  name: string;
  /** First line of the error. */
  error: string;
}

/** What one layer did, in one shard. Written to `.reports/<layer>-<shard>.json`. */
export interface LayerReport {
  layer: LayerName;
  /** `1/1` unless the run was split. */
  shard: string;
  seconds: number;
  /** No failure. A flaky test is none. */
  hasPassed: boolean;
  /** Tests by their result; undefined for a layer of plain commands. */
  tests?: { passed: number; failed: number; skipped: number };
  failures: readonly Failure[];
  /** Commands, or the runner itself, that ended with an error outside of a test. */
  broken: readonly string[];
  /** Passed only when they ran a second time. */
  flaky: readonly Failure[];
  /** Test files that were found, but did not run to their end. */
  notRun: readonly string[];
  /** The files that took longest, with their imports. */
  slowest: readonly { file: string; seconds: number }[];
}

/** What a layer's test runner reports; the layer adds the rest. */
export type TestsReport = Pick<LayerReport, 'tests' | 'failures' | 'flaky' | 'notRun' | 'slowest'>;

export const slowCount = 12;

/** Returns a command for a shell. */
export function rerunOf(layer: string, { file, name }: Pick<Failure, 'file' | 'name'>): string {
  const pattern = name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const quoted = pattern.split("'").join(String.raw`'\''`);
  return `npx vitest run --project ${layer} ${file}${name && ` -t '${quoted}'`}`;
}

function sum(values: readonly (number | undefined)[]): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}

function rowOf(layer: string, reports: readonly LayerReport[]): string {
  const count = (kind: 'passed' | 'failed' | 'skipped') =>
    reports.some(({ tests }) => tests) ? String(sum(reports.map(({ tests }) => tests?.[kind]))) : '';
  if (reports.length === 0) return `${layer.padEnd(9)}did not run`;
  const result = reports.every(({ hasPassed }) => hasPassed) ? 'green' : 'RED';
  const cells = [
    count('passed'),
    count('failed'),
    count('skipped'),
    String(sum(reports.map(({ flaky }) => flaky.length))),
    String(sum(reports.map(({ notRun }) => notRun.length))),
    sum(reports.map(({ seconds }) => seconds)).toFixed(0),
  ];
  return [layer.padEnd(9), result.padEnd(7), ...cells.map((cell) => cell.padStart(8))].join('');
}

/** Returns the summary of a run, or of several shards: every failure with the command that repeats it, then one table of all layers. */
export function summaryOf(reports: readonly LayerReport[], missing: readonly string[] = []): string {
  const details = reports.flatMap(({ layer, failures, broken, flaky, notRun }) => [
    ...broken.map((command) => `✗ ${layer}: ${command}`),
    ...failures.map(
      (one) => `✗ ${layer}: ${one.name || one.file}\n    ${one.error}\n    ${rerunOf(layer, one)}`,
    ),
    ...flaky.map(
      (one) => `~ ${layer}: flaky, passed the second time: ${one.name}\n    ${rerunOf(layer, one)}`,
    ),
    ...notRun.map((file) => `- ${layer}: did not run: ${file}`),
  ]);
  const slowest = reports
    .flatMap(({ layer, slowest: files }) => files.map((one) => ({ layer, ...one })))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, slowCount);
  const head = ['passed', 'failed', 'skipped', 'flaky', 'not run', 'seconds'];
  const tests = (kind: 'passed' | 'failed' | 'skipped') => sum(reports.map((one) => one.tests?.[kind]));
  return [
    ...details,
    ...missing.map((shard) => `✗ shard ${shard}: no report`),
    '',
    `${'layer'.padEnd(16)}${head.map((cell) => cell.padStart(8)).join('')}`,
    ...layerNames.map((layer) =>
      rowOf(
        layer,
        reports.filter((one) => one.layer === layer),
      ),
    ),
    '',
    ...slowest.map(({ layer, file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${layer}: ${file}`),
    '',
    `Tests: ${tests('passed')} passed, ${tests('failed')} failed, ${tests('skipped')} skipped`,
  ].join('\n');
}

/** Shards of the run without a report: their machine broke, or never began. */
export function missingShards(reports: readonly LayerReport[]): string[] {
  const count = Number(reports[0]?.shard.split('/')[1] ?? 1);
  const all = Array.from({ length: count }, (_, place) => `${place + 1}/${count}`);
  return all.filter((wanted) => !reports.some(({ shard }) => shard === wanted));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The summary as a page that opens without a server. */
export function pageOf(reports: readonly LayerReport[], missing: readonly string[] = []): string {
  const result = missing.length === 0 && reports.every(({ hasPassed }) => hasPassed) ? 'green' : 'red';
  return `<!doctype html><meta charset="utf-8"><title>Tests: ${result}</title><pre>${escaped(summaryOf(reports, missing))}</pre>\n`;
}

import { spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import type { LayerName, LayerReport, TestsReport } from './report.ts';

export const folder = '.reports';

export interface Shard {
  /** From 1. */
  index: number;
  count: number;
}

/** `first`: needs no split, so only the first shard runs it. */
type Layer = (shard: Shard) => readonly string[];

function firstOnly(commands: readonly string[]): Layer {
  return ({ index }) => (index === 1 ? commands : []);
}

/** The packages have tests of their own: `npm run test:packages`. */
function tested(project: string): Layer {
  return ({ index, count }) => [
    `vitest run --project ${project} --retry 1 --reporter default --reporter ./tests/run/reporter.ts` +
      (count > 1 ? ` --shard ${index}/${count}` : ''),
  ];
}

const layers = {
  check: firstOnly(['npm run -s check:types', 'npm run -s check:style', 'npm run -s size']),
  unit: tested('unit'),
  view: tested('view'),
  app: tested('app'),
} satisfies Record<LayerName, Layer>;

/** Resolves with the exit code. `npm` has added the project's commands to the path. */
function run(command: string, report: string): Promise<number> {
  return new Promise((done) => {
    spawn(command, {
      shell: true,
      stdio: 'inherit',
      env: { ...process.env, TESTED: 'tests', TESTS_REPORT: report },
    })
      .on('error', () => done(1))
      .on('exit', (code) => done(code ?? 1));
  });
}

/** Runs a layer to its end, whatever fails in it. */
export async function runLayer(layer: LayerName, shard: Shard): Promise<LayerReport> {
  const began = performance.now();
  const file = `${folder}/${layer}.tests.json`;
  const commands = layers[layer](shard);
  const codes = await Promise.all(commands.map((command) => run(command, file)));
  const tests = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestsReport) : undefined;
  const failed = commands.filter((_, place) => codes[place] !== 0);
  return {
    layer,
    shard: `${shard.index}/${shard.count}`,
    seconds: (performance.now() - began) / 1000,
    hasPassed: failed.length === 0,
    failures: tests?.failures ?? [],
    flaky: tests?.flaky ?? [],
    notRun: tests?.notRun ?? [],
    slowest: tests?.slowest ?? [],
    broken: tests && tests.failures.length > 0 ? [] : failed,
    ...(tests?.tests && { tests: tests.tests }),
  };
}

/** The reports that the shards of a run have written below the folder. */
export function reportsIn(from: string): LayerReport[] {
  return globSync(`${from}/**/report-*.json`)
    .toSorted()
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as LayerReport[]);
}

/**
 * `npm test`: every layer, each to its end, then one table. `-- --shard 2/4` runs a quarter of the tests; `-- --merge <folder>` prints the table of
 * all shards from their reports.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { folder, type LayerName, layers, reportsIn, runLayer, type Shard } from './layers.ts';
import { type LayerReport, pageOf, summaryOf } from './report.ts';

const { values } = parseArgs({ options: { shard: { type: 'string' }, merge: { type: 'string' } } });

function readShard(text: string): Shard {
  const [, index = '', count = ''] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (!(shard.index >= 1 && shard.index <= shard.count))
    throw new Error(`--shard ${text}: write it like 2/4.`);
  return shard;
}

function finish(reports: readonly LayerReport[]): void {
  const known = readFileSync('tests/run/flaky.txt', 'utf8').trim();
  writeFileSync(`${folder}/index.html`, pageOf(reports));
  console.log(`\n${summaryOf(reports)}`);
  const flaky = reports.flatMap((report) => report.flaky.map(({ file, name }) => `${file}: ${name}`));
  const unknown = flaky.filter((line) => !known.split('\n').includes(line));
  if (unknown.length > 0)
    console.log(`\nFlaky: repair them, or list them in tests/run/flaky.txt:\n${unknown.join('\n')}`);
  if (known) console.log(`\nNot ready for a release: tests/run/flaky.txt lists flaky tests:\n${known}`);
  process.exitCode = reports.every(({ hasPassed }) => hasPassed) ? 0 : 1;
}

if (values.merge !== undefined) {
  mkdirSync(folder, { recursive: true });
  finish(reportsIn(values.merge));
} else {
  const shard = readShard(values.shard ?? '1/1');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const reports: LayerReport[] = [];
  // One after the other, because each uses every processor.
  for (const layer of Object.keys(layers) as LayerName[]) reports.push(await runLayer(layer, shard));
  writeFileSync(`${folder}/report-${shard.index}.json`, JSON.stringify(reports));
  finish(reports);
}

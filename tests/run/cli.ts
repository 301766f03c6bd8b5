/**
 * `npm test`: every layer, each to its end, then one table. `-- --shard 2/4` runs a quarter of the tests, `--layer view` one layer; `-- --merge <folder>`
 * prints the table of all shards from their reports.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { folder, reportsIn, runLayer, type Shard } from './layers.ts';
import { layerNames, type LayerReport, missingShards, pageOf, summaryOf } from './report.ts';

const { values } = parseArgs({
  options: { shard: { type: 'string' }, layer: { type: 'string' }, merge: { type: 'string' } },
});

function readShard(text: string): Shard {
  const [, index = '', count = ''] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (!(shard.index >= 1 && shard.index <= shard.count))
    throw new Error(`--shard ${text}: write it like 2/4.`);
  return shard;
}

function finish(reports: readonly LayerReport[], missing: readonly string[] = []): void {
  const known = readFileSync('tests/run/flaky.txt', 'utf8').trim();
  writeFileSync(`${folder}/index.html`, pageOf(reports, missing));
  console.log(`\n${summaryOf(reports, missing)}`);
  const flaky = reports.flatMap((report) => report.flaky).map(({ file, name }) => `${file}: ${name}`);
  const unlisted = flaky.filter((test) => !known.includes(test));
  if (unlisted.length > 0)
    console.log(`\nFlaky: repair them, or list them in tests/run/flaky.txt:\n${unlisted.join('\n')}`);
  if (known) console.log(`\nNot ready for a release: tests/run/flaky.txt lists flaky tests:\n${known}`);
  process.exitCode = missing.length === 0 && reports.every(({ hasPassed }) => hasPassed) ? 0 : 1;
}

if (values.merge !== undefined) {
  mkdirSync(folder, { recursive: true });
  const reports = reportsIn(values.merge);
  finish(reports, missingShards(reports));
} else {
  const shard = readShard(values.shard ?? '1/1');
  const chosen = layerNames.filter((layer) => !values.layer || values.layer === layer);
  if (chosen.length === 0) throw new Error(`--layer ${values.layer}: it is one of ${layerNames.join(', ')}.`);
  mkdirSync(folder, { recursive: true });
  // Reports of this run's other shards stay, in whatever order they run on one machine.
  for (const file of readdirSync(folder))
    if (!file.endsWith(`-of-${shard.count}.json`) || shard.count === 1)
      rmSync(`${folder}/${file}`, { recursive: true });
  const reports: LayerReport[] = [];
  // One after the other, because each uses every processor.
  for (const layer of chosen) reports.push(await runLayer(layer, shard));
  writeFileSync(`${folder}/report-${shard.index}-of-${shard.count}.json`, JSON.stringify(reports));
  finish(reports);
}

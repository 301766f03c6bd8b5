/**
 * `npm run simulate -- --seeds 10000` plays as many sessions, from seed 1 on or from `--from 9000`. `--seed 31` plays one session and tells it, a
 * failing one as short as it gets; `--keep <name>` keeps it: npm test plays it from then on. `--seeds 200 --usage <file>` writes what so many
 * borrowers use, for the inspector's page.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { keep } from './kept.ts';
import { bundle, loadSimulation } from './load.ts';
import type { Played } from './session.ts';
import type { Share, Tale } from './worker.ts';

const mostTold = 3;

const tell = async (played: Played, name: string | undefined): Promise<void> => {
  const { shrink } = await loadSimulation();
  const told = played.fault === undefined ? played : await shrink(played);
  console.log(told.story.join('\n'));
  console.log(told.fault === undefined ? '\nIt holds.' : `\n✗ ${told.fault}`);
  console.log(`Again: npm run simulate -- --seed ${played.seed}`);
  if (name !== undefined) console.log(`Kept: ${relative('.', keep(name, told))}`);
};

const run = (share: Share, heard: (tale: Tale) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: share });
    worker.on('message', heard);
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });

const playAll = async (count: number, from: number): Promise<boolean> => {
  const began = performance.now();
  const stride = Math.min(availableParallelism(), count);
  const failing = new Map<string, number[]>();
  let played = 0;
  /** The next seed of each worker. */
  const next = Array.from({ length: stride }, (_, index) => from + index);
  const heard = (index: number, { seed, fault }: Tale) => {
    played += 1;
    next[index] = seed + stride;
    if (played % 1_000 === 0) {
      const rest = Math.min(...next);
      const seconds = Math.round((performance.now() - began) / 1000);
      console.log(
        `${played} sessions in ${seconds} s. The rest: --seeds ${from + count - rest} --from ${rest}`,
      );
    }
    if (fault === undefined) return;
    const kind = fault.replaceAll(/\d+/g, 'n');
    if (!failing.has(kind)) console.log(`✗ seed ${seed}: ${fault}`);
    failing.set(kind, [...(failing.get(kind) ?? []), seed]);
  };
  await Promise.all(
    Array.from({ length: stride }, (_, index) =>
      run({ first: from + index, stride, end: from + count }, (tale) => heard(index, tale)),
    ),
  );
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${played} sessions in ${seconds} s, ${failing.size} kinds of faults.`);
  const kinds = [...failing].toSorted(([, one], [, other]) => other.length - one.length);
  for (const [kind, seeds] of kinds)
    console.log(
      `✗ ${kind}: ${seeds.length} sessions, seeds ${seeds
        .toSorted((one, other) => one - other)
        .slice(0, 5)
        .join(', ')}`,
    );
  const { play } = await loadSimulation();
  for (const [, [seed = from]] of kinds.slice(0, mostTold)) {
    console.log('');
    await tell(await play({ seed }, { areFramesRead: true }), undefined);
  }
  return played === count && failing.size === 0;
};

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    keep: { type: 'string' },
    usage: { type: 'string' },
  },
});
await bundle();
const { play, visitsOf } = await loadSimulation();
const { seed, keep: name, usage } = values;
const [count, from] = [Number(values.seeds), Number(values.from)];
if (seed !== undefined) {
  const played = await play({ seed: Number(seed) }, { areFramesRead: true });
  await tell(played, name);
  process.exitCode = played.fault === undefined ? 0 : 1;
} else if (usage === undefined) process.exitCode = (await playAll(count, from)) ? 0 : 1;
else {
  const visits = await visitsOf(Array.from({ length: count }, (_, index) => from + index));
  writeFileSync(usage, JSON.stringify(visits));
  console.log(`${visits.length} visits of ${count} borrowers: ${usage}`);
}

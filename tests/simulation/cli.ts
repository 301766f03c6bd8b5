import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { keep } from './kept.ts';
import { play, type Played } from './session.ts';
import { shrink } from './shrink.ts';
import { visitsOf } from './usage.ts';
import type { Share, Tale } from './worker.ts';

const usage = `npm run simulate -- --seeds 10000            plays as many sessions, from seed 1 on
npm run simulate -- --seeds 500 --from 9000  the same from another seed on
npm run simulate -- --seed 31                plays one session and tells it; a failing one as short as it gets
npm run simulate -- --seed 31 --keep <name>  keeps it: npm test plays it from then on
npm run simulate -- --seeds 200 --usage <file>  writes what so many borrowers use, for the inspector's page`;

/** Kinds of faults that are told in full; the others are counted. */
const mostTold = 3;

const tell = async (played: Played, name: string | undefined): Promise<void> => {
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
  const heard = ({ seed, fault }: Tale) => {
    played += 1;
    if (process.stderr.isTTY && played % 50 === 0) process.stderr.write(`\r${played} of ${count} …`);
    if (fault === undefined) return;
    const kind = fault.replaceAll(/\d+/g, 'n');
    if (!failing.has(kind)) console.log(`✗ seed ${seed}: ${fault}`);
    failing.set(kind, [...(failing.get(kind) ?? []), seed]);
  };
  await Promise.all(
    Array.from({ length: stride }, (_, index) =>
      run({ first: from + index, stride, end: from + count }, heard),
    ),
  );
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`\r${played} sessions in ${seconds} s, ${failing.size} kinds of faults.`);
  const kinds = [...failing].toSorted(([, one], [, other]) => other.length - one.length);
  for (const [kind, seeds] of kinds)
    console.log(
      `✗ ${kind}: ${seeds.length} sessions, seeds ${seeds
        .toSorted((one, other) => one - other)
        .slice(0, 5)
        .join(', ')}`,
    );
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
    help: { type: 'boolean', short: 'h' },
  },
});
/** A whole number of the command line; it stops when it is none. */
const numberIn = (text: string): number => {
  if (!/^\d+$/.test(text)) throw new Error(`'${text}' is no number.\n${usage}`);
  return Number(text);
};
if (values.help) console.log(usage);
else if (values.seed !== undefined) {
  const played = await play({ seed: numberIn(values.seed) }, { areFramesRead: true });
  await tell(played, values.keep);
  process.exitCode = played.fault === undefined ? 0 : 1;
} else if (values.usage !== undefined) {
  const [count, from] = [numberIn(values.seeds), numberIn(values.from)];
  const visits = await visitsOf(Array.from({ length: count }, (_, index) => from + index));
  writeFileSync(values.usage, JSON.stringify(visits));
  console.log(`${visits.length} visits of ${count} borrowers: ${values.usage}`);
} else process.exitCode = (await playAll(numberIn(values.seeds), numberIn(values.from))) ? 0 : 1;

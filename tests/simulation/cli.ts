import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import { readCall, usage } from './call.ts';
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

const answer = async (call: ReturnType<typeof readCall>): Promise<number> => {
  if (call === 'help') {
    console.log(usage);
    return 0;
  }
  await bundle();
  const { play, visitsOf } = await loadSimulation();
  if ('seed' in call) {
    const played = await play({ seed: call.seed }, { areFramesRead: true });
    await tell(played, call.keep);
    return played.fault === undefined ? 0 : 1;
  }
  const { count, from, usage: file } = call;
  if (file === undefined) return (await playAll(count, from)) ? 0 : 1;
  const visits = await visitsOf(Array.from({ length: count }, (_, index) => from + index));
  writeFileSync(file, JSON.stringify(visits));
  console.log(`${visits.length} visits of ${count} borrowers: ${file}`);
  return 0;
};

let call: ReturnType<typeof readCall> | undefined;
try {
  call = readCall(process.argv.slice(2));
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
}
process.exitCode = call === undefined ? 2 : await answer(call);

/**
 * `npm run kill`: kills Chromium after an irreversible request, restarts it, and fails unless the same screen warns and the key stays.
 * `-- --rounds 3` for fewer rounds, `--calls push,bind` for some calls.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhenNeeded, staffBuild } from '../../sandbox/build.ts';
import { startSandbox } from '../../sandbox/server.ts';
import { ensureChromium } from '../../tools/browser/chromium.ts';
import { killedCalls, killerOf } from './round.ts';

/** Milliseconds between the request's arrival at the server and the kill. */
const delays = [0, 50, 200, 1_000, 5_000];

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '10' }, calls: { type: 'string' } },
});
const rounds = Number(values.rounds);
const wanted = values.calls?.split(',');
const calls = killedCalls.filter(({ kind }) => !wanted || wanted.includes(kind));

// An aborted command ends its browser.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const root = join(import.meta.dirname, '../..');
const dist = join(root, staffBuild);
await buildWhenNeeded(root, dist);
const sandbox = await startSandbox({ port: 0, databaseFile: ':memory:', dist, quiet: true });
const killer = await killerOf(sandbox.url, ensureChromium());

console.log('call        killed after   rounds   warned   same key   counted once');
let failed = 0;
for (const call of calls)
  for (const delay of delays) {
    const count = { warned: 0, sameKey: 0, once: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const { isWarned, isSameKey, entries } = await killer.killRound(call, delay);
      count.warned += Number(isWarned);
      count.sameKey += Number(isSameKey);
      count.once += Number(entries === 1);
      if (!isWarned || !isSameKey || entries !== 1) failed += 1;
    }
    const cells = [
      call.kind.padEnd(12),
      `${delay} ms`.padStart(12),
      `${rounds}`.padStart(9),
      `${count.warned}`.padStart(9),
      `${count.sameKey}`.padStart(11),
      `${count.once}`.padStart(15),
    ];
    console.log(cells.join(''));
  }
await killer.close();
await sandbox.close();
console.log(failed === 0 ? 'Every request survived.' : `${failed} requests did not survive.`);
if (failed > 0) process.exitCode = 1;

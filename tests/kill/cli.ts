/**
 * `npm run kill`: kills Chromium at six moments of each irreversible request, restarts it, and fails unless the same screen says what is unknown or
 * done, and nothing is sent again under another key. `-- --calls push,bind` for some calls, `--rounds 3` for more rounds.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhenNeeded, staffBuild } from '../../sandbox/build.ts';
import { startSandbox } from '../../sandbox/server.ts';
import { ensureChromium } from '../../tools/browser/chromium.ts';
import { killedCalls, killerOf, type Moment, moments } from './round.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '1' }, calls: { type: 'string' } },
});
const rounds = Number(values.rounds);
const wanted = values.calls?.split(',');
const calls = killedCalls.filter(({ kind }) => !wanted || wanted.includes(kind));

// An aborted command ends its browser.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const root = join(import.meta.dirname, '../..');
const dist = join(root, staffBuild);
await buildWhenNeeded(root, dist);
const sandbox = await startSandbox({ dist });
const killer = await killerOf(sandbox.url, ensureChromium());

console.log(
  `${'call'.padEnd(28)}${Object.keys(moments)
    .map((moment) => moment.padStart(20))
    .join('')}`,
);
let failed = 0;
for (const call of calls)
  for (let round = 0; round < rounds; round += 1) {
    process.stdout.write(call.name.padEnd(28));
    for (const moment of Object.keys(moments) as Moment[]) {
      const { said, keys, isFine } = await killer.killRound(call, moment);
      if (!isFine) failed += 1;
      process.stdout.write(`${isFine ? '' : '! '}${said}, ${keys} keys`.padStart(20));
    }
    process.stdout.write('\n');
  }
await killer.close();
await sandbox.close();
console.log(failed === 0 ? 'Nothing was lost, and nothing was sent twice.' : `${failed} rounds failed.`);
if (failed > 0) process.exitCode = 1;

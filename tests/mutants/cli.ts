/**
 * `npm run mutants -- --seed 20261128 --count 200 [--views] [--shard 1/4]`: changes the product at that many places, which the seed draws, one at a
 * time, and runs the tests near the changed file, and then every test that imports it. Fails unless they notice 95 % of the changes
 * that compile, or 85 % of those of views.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compiles } from './compiles.ts';
import { drawMutants, type Mutant } from './draw.ts';
import type { Report } from './judge.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: new Date().toISOString().slice(0, 10).replaceAll('-', '') },
    count: { type: 'string', default: '200' },
    views: { type: 'boolean', default: false },
    shard: { type: 'string', default: '1/1' },
  },
});
const [index = 1, shards = 1] = values.shard.split('/').map(Number);
const of = values.views
  ? { pattern: 'views/**/*.{ts,tsx}', goal: 0.85, projects: ['view', 'unit'] }
  : { pattern: '{machines,services,bridge}/**/*.ts', goal: 0.95, projects: ['unit'] };
/** Milliseconds without the end of a test: a busy machine is slow, but a change may make a loop endless, which no limit of a test ends. */
const longest = 600_000;
const report = `.reports/mutants-${index}.txt`;

let judge: ChildProcess | undefined;

/** The test that fails with the change; undefined if none does. */
function noticedBy(mutant: Mutant, isNear: boolean): Promise<string | undefined> {
  const child = (judge ??= fork('tests/mutants/judge.ts', of.projects, { detached: true }));
  return new Promise((done, fail) => {
    const end = (how: string) => {
      judge = undefined;
      child.removeAllListeners();
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
      done(how);
    };
    const limit = setTimeout(end, longest, 'a test that does not end');
    child.once('exit', () => {
      clearTimeout(limit);
      end('the end of its process');
    });
    child.on('message', ({ hasEnded, noticed, problem }: Report) => {
      if (hasEnded) return void limit.refresh();
      clearTimeout(limit);
      child.removeAllListeners();
      if (problem === undefined) done(noticed);
      else fail(new Error(problem));
    });
    child.send({ mutant, isNear });
  });
}

mkdirSync('.reports', { recursive: true });
const drawn = await drawMutants(of.pattern, Number(values.seed), Number(values.count));
const own = drawn.filter((_, place) => place % shards === index - 1);
console.log(`Seed ${values.seed}, ${drawn.length} changes, ${own.length} in shard ${values.shard}`);

const lines: string[] = [];
const short = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 120);

function write(verdict: string, { file, line, before, after }: Mutant, noticed?: string): void {
  const text = [`${verdict} ${file}:${line}`, short(before), short(after), noticed && `by ${short(noticed)}`];
  lines.push(text.filter(Boolean).join('\n    '));
  console.log(lines.at(-1));
  writeFileSync(report, lines.join('\n'));
}

let [noticed, refused] = [0, 0];
const left: Mutant[] = [];
for (const mutant of own) {
  const by = await noticedBy(mutant, true);
  if (by === undefined) left.push(mutant);
  else {
    noticed += 1;
    write('noticed', mutant, by);
  }
}
for (const mutant of left) {
  if (!compiles(mutant)) {
    refused += 1;
    write('does not compile', mutant);
    continue;
  }
  const by = await noticedBy(mutant, false);
  if (by !== undefined) noticed += 1;
  write(by === undefined ? 'SURVIVES' : 'noticed', mutant, by);
}
if (judge?.pid !== undefined) process.kill(-judge.pid);
const judged = own.length - refused;
const share = judged === 0 ? 1 : noticed / judged;
const score = `${noticed} of ${judged} changes that compile were noticed: ${(share * 100).toFixed(1)} %`;
console.log(score);
writeFileSync(report, [...lines, score].join('\n'));
process.exit(share < of.goal ? 1 : 0);

/**
 * `npm run mutants -- --seed 20261128 --count 200 [--views] [--shard 1/4]`: changes the product at that many places, which the seed draws, one at a
 * time, and runs the tests that import the changed file: the nearest first. Fails unless they notice 95 % of the changes, or 85 % of
 * those of views. Each change has a process of its own, so that code which runs as a module loads, such as a chart, is judged like any other.
 */
import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { drawMutants, type Mutant } from './draw.ts';

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
  ? { pattern: 'views/**/*.{ts,tsx}', goal: 0.85, projects: '--project view --project unit' }
  : { pattern: '{machines,services,bridge}/**/*.ts', goal: 0.95, projects: '--project unit' };
/** Milliseconds, of a run of all tests below the browser. A change may make a loop endless, which no limit of a test ends. */
const longest = 1_800_000;
const report = `.reports/mutants-${index}.txt`;

/** What of the tests has failed; undefined if none has. */
function failureOf(tests: string, mutant?: Mutant): Promise<string | undefined> {
  const changed = `.reports/mutant-${index}.txt`;
  if (mutant) writeFileSync(changed, mutant.text);
  return new Promise((done, fail) => {
    const runner = spawn(
      `vitest ${tests} ${of.projects} --config tests/mutants/vitest.config.ts --exclude 'packages/**' --bail 1 --retry 1 --testTimeout 1800000 --hookTimeout 1800000 --reporter dot`,
      {
        shell: true,
        detached: true,
        env: {
          ...process.env,
          NO_COLOR: '1',
          ...(mutant && { MUTATED_FILE: mutant.file, MUTATED_TEXT: changed }),
        },
      },
    );
    let output = '';
    for (const stream of [runner.stdout, runner.stderr])
      stream.on('data', (data: Buffer) => {
        output += data.toString();
      });
    const limit = setTimeout(() => {
      if (runner.pid !== undefined) process.kill(-runner.pid);
      done('a test that does not end');
    }, longest);
    runner.on('close', (code) => {
      clearTimeout(limit);
      const [failure] = /(?<=^ FAIL +\|\w+\| ).+|Unhandled \w+/m.exec(output) ?? [];
      if (code === 0) done(undefined);
      else if (failure) done(failure);
      else fail(new Error(`vitest ${tests}: ${output}`));
    });
  });
}

const sound = new Set<string>();

/** @throws if the test fails without any change, so that it says nothing about one. */
async function expectSound(failure: string): Promise<void> {
  const [file = ''] = failure.split(' ');
  if (!file.startsWith('tests/') || sound.has(file)) return;
  if ((await failureOf(`run ${file}`)) !== undefined) throw new Error(`${file} fails without a change.`);
  sound.add(file);
}

/** The tests that name the file and those in the folder of its name, and then every test that imports it in any way. */
async function judge(mutant: Mutant): Promise<string | undefined> {
  const [, room = ''] = mutant.file.split('/');
  const near = globSync('tests/**/*.test.{ts,tsx}').filter(
    (test) =>
      test.startsWith(`tests/${room.split('.')[0]}/`) ||
      readFileSync(test, 'utf8').includes(`${mutant.file}'`),
  );
  const failure =
    (near.length > 0 && (await failureOf(`run --passWithNoTests ${near.join(' ')}`, mutant))) ||
    (await failureOf(`related --run ${mutant.file}`, mutant));
  if (failure !== undefined) await expectSound(failure);
  return failure;
}

mkdirSync('.reports', { recursive: true });
const drawn = await drawMutants(of.pattern, Number(values.seed), Number(values.count));
const own = drawn.filter((_, place) => place % shards === index - 1);
console.log(`Seed ${values.seed}, ${drawn.length} changes, ${own.length} in shard ${values.shard}`);
const lines: string[] = [];
let noticed = 0;
for (const [place, mutant] of own.entries()) {
  const failure = await judge(mutant);
  if (failure !== undefined) noticed += 1;
  const short = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 120);
  lines.push(
    `${failure === undefined ? 'SURVIVES' : 'noticed '} ${mutant.file}:${mutant.line}`,
    `    ${short(mutant.before)}`,
    `    ${short(mutant.after)}`,
    ...(failure === undefined ? [] : [`    by ${short(failure)}`]),
  );
  console.log([`${place + 1}/${own.length}`, ...lines.slice(failure === undefined ? -3 : -4)].join('\n'));
  writeFileSync(report, lines.join('\n'));
}
const share = own.length === 0 ? 1 : noticed / own.length;
console.log(`${noticed} of ${own.length} changes were noticed: ${(share * 100).toFixed(1)} %`);
process.exit(share < of.goal ? 1 : 0);

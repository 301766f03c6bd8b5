import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { createVitest, type Reporter, type TestSpecification } from 'vitest/node';
import type { Mutant } from './draw.ts';

/** What it sends: that a test has ended, or its verdict on a mutant. */
export interface Report {
  hasEnded?: true;
  /** The test that noticed the mutant; absent if none did. */
  noticed?: string | undefined;
  /** Why it cannot judge. */
  problem?: string;
}

const send = (report: Report) => process.send?.(report);

/** Started by cli.ts with the names of vitest's projects; judges each mutant that it is sent, and answers with the test that noticed it. */
const changed = `.reports/mutant-${process.pid}.txt`;
process.env['MUTATED_TEXT'] = changed;

let failure: string | undefined;
const first: Reporter = {
  onTestCaseResult: (test) => {
    send({ hasEnded: true });
    if (test.result().state === 'failed')
      failure ??= `${relative('.', test.module.moduleId)} > ${test.fullName}`;
  },
  onTestModuleEnd: (module) => {
    if (module.errors().length > 0) failure ??= relative('.', module.moduleId);
  },
  onTestRunEnd: (_, [error]) => {
    if (error) failure ??= `an unhandled error: ${error.message}`;
  },
};

const vitest = await createVitest('test', {
  config: 'tests/mutants/vitest.config.ts',
  project: process.argv.slice(2),
  watch: false,
  bail: 1,
  retry: 1,
  testTimeout: 1_800_000,
  hookTimeout: 1_800_000,
  // These have a fault of their own.
  testNamePattern: '^(?!detects a planted bug)',
  reporters: [first],
});
/** The packages have tests of their own. */
const isOurs = ({ moduleId }: TestSpecification) => moduleId.startsWith(resolve('tests'));
const all = (await vitest.globTestSpecifications()).filter(isOurs);
const texts = new Map(all.map(({ moduleId }) => [moduleId, readFileSync(moduleId, 'utf8')]));

/** Runs tests with the change, in new processes: code that runs as a module loads, such as a chart, is judged like any other. */
async function failureIn(tests: TestSpecification[], mutant?: Mutant): Promise<string | undefined> {
  if (mutant) writeFileSync(changed, mutant.text);
  process.env['MUTATED_FILE'] = mutant?.file ?? '';
  if (mutant) vitest.invalidateFile(resolve(mutant.file));
  failure = undefined;
  vitest.state.filesMap.clear();
  if (tests.length > 0) await vitest.runTestSpecifications(tests);
  process.env['MUTATED_FILE'] = '';
  if (mutant) vitest.invalidateFile(resolve(mutant.file));
  return failure;
}

const importers = new Map<string, string[]>();
for (const from of globSync('{machines,services,bridge,views}/**/*.{ts,tsx}'))
  for (const [, path = ''] of readFileSync(from, 'utf8').matchAll(/from '(\.[^']+)'/g)) {
    const file = relative('.', resolve(dirname(from), path));
    importers.set(file, [...(importers.get(file) ?? []), from]);
  }

/** The tests that name the file or one that imports it, and those in the folders of their names; those of all models may be in none. */
function near({ file }: Mutant): TestSpecification[] {
  const files = [file, ...(importers.get(file) ?? [])];
  const folders = files.map((one) => {
    const [layer = '', room = ''] = one.split('/');
    return resolve('tests', layer === 'bridge' ? layer : (room.split('.')[0] ?? ''));
  });
  return all.filter(
    ({ moduleId }) =>
      /models\/default\./.test(moduleId) ||
      folders.some((folder) => moduleId.startsWith(`${folder}/`)) ||
      files.some((one) => texts.get(moduleId)?.includes(`${one}'`)),
  );
}

/** Every test that imports the file in any way. */
async function related({ file }: Mutant): Promise<TestSpecification[]> {
  vitest.config.related = [resolve(file)];
  return (await vitest.getRelevantTestSpecifications()).filter(isOurs);
}

const sound = new Set<string>();

/** @throws if the test fails without any change, so that it says nothing about one. */
async function expectSound(noticed: string): Promise<void> {
  const tests = all.filter(({ moduleId }) => noticed.startsWith(relative('.', moduleId)));
  if (sound.has(noticed) || !(await failureIn(tests))) sound.add(noticed);
  else throw new Error(`${noticed} fails without a change.`);
}

async function judged(mutant: Mutant, isNear: boolean): Promise<string | undefined> {
  const noticed = await failureIn(isNear ? near(mutant) : await related(mutant), mutant);
  if (noticed !== undefined) await expectSound(noticed);
  return noticed;
}

process.on('message', ({ mutant, isNear }: { mutant: Mutant; isNear: boolean }) => {
  judged(mutant, isNear).then(
    (noticed) => send({ noticed }),
    (error) => send({ problem: String(error) }),
  );
});

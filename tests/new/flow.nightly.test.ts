import { exec, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languageNames } from '../../services/visit/languages.ts';
import { textsOf, untranslatedOf, withRow } from '../../tools/new/flow.ts';

const scratch = mkdtempSync(join(tmpdir(), 'new-flow-'));
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });

beforeAll(() => {
  for (const file of listed.split('\n').filter((path) => path && existsSync(path)))
    cpSync(file, join(scratch, file));
  symlinkSync(resolve('node_modules'), join(scratch, 'node_modules'));
});
afterAll(() => rmSync(scratch, { recursive: true }));

const env = { ...process.env, PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env['PATH']}` };

const faultOf = (command: string) =>
  new Promise<string | undefined>((done) => {
    exec(command, { cwd: scratch, env }, (error, said, fault) => done(error ? said + fault : undefined));
  });
const text = (file: string) => readFileSync(join(scratch, file), 'utf8');

test.each([
  ['flow Loan-History', /begins with a small one/],
  ['flow class', /means something else/],
  ['flow repay', /exists already: machines\/repay/],
  ['flow', /npm run new -- flow loanHistory/],
  ['screen loanHistory', /npm run new -- flow loanHistory/],
])('`npm run new -- %s` explains the error and writes nothing', async (words, fault) => {
  const before = text('services/visit/flows.ts');
  expect(await faultOf(`node tools/new/cli.ts ${words}`)).toMatch(fault);
  expect(text('services/visit/flows.ts')).toBe(before);
});

test('undoes everything when a later step fails', async () => {
  const drawing = 'tools/charts/write.ts';
  const texts = () =>
    Object.fromEntries(
      readdirSync(scratch, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => [file, readFileSync(file, 'latin1')]),
    );
  const whole = text(drawing);
  writeFileSync(
    join(scratch, drawing),
    "import { rmSync } from 'node:fs';\nrmSync('docs/charts/README.md');\nthrow new Error('no ink');\n",
  );
  const before = texts();
  expect(await faultOf('node tools/new/cli.ts flow loanHistory')).toMatch(/no ink/);
  expect(texts()).toEqual(before);
  writeFileSync(join(scratch, drawing), whole);
});

test('writes nine files, edits two, and marks the next steps in nearly each', () => {
  const paths = [...textsOf('loanHistory').keys()];
  const edited = paths.filter((path) => existsSync(path));
  expect(edited).toEqual(['services/visit/flows.ts', 'views/screens/titles.ts']);
  expect(paths.filter((path) => !edited.includes(path))).toHaveLength(9);
  const unmarked = [...textsOf('loanHistory')].flatMap(([path, written]) =>
    written.includes('// Next: ') ? [] : path,
  );
  expect(unmarked.toSorted()).toEqual([
    'services/visit/flows.ts',
    'views/screens/titles.ts',
    'views/wording/en/loanHistory.ts',
    'views/wording/spec/loanHistory.ts',
  ]);
});

test('has texts in every language: English ones without a translated template, as the command reports', () => {
  const texts = textsOf('loanHistory', [...languageNames, 'xx']);
  const [spec, english, foreign] = ['spec', 'en', 'xx'].map((language) =>
    texts.get(`views/wording/${language}/loanHistory.ts`),
  );
  expect(spec).toContain('export const wording');
  expect(foreign).toBe(english);
  expect(untranslatedOf('loanHistory', ['spec', 'en', 'xx'])).toEqual(['views/wording/xx/loanHistory.ts']);
});

test('names the table that has an unknown format', () => {
  expect(() => withRow('flows.ts', 'export const flows = new Map();\n', '')).toThrow(
    /flows\.ts has no table/,
  );
});

test('writes a flow that compiles, is formatted, linted, used and documented, and whose model holds', async () => {
  expect(await faultOf('node tools/new/cli.ts flow loanHistory')).toBeUndefined();
  const checks = [
    'tsc --checkers 1',
    'oxlint',
    'oxfmt --check',
    'knip',
    'node packages/kit/cli.ts loanHistory',
    'vitest run --project unit tests/docs/links tests/docs/ordered tests/inspector/publicFields tests/models/f',
    'vitest run --project view tests/models/default.view.test.tsx -t loanHistory',
  ];
  expect(await Promise.all(checks.map(faultOf))).toEqual(checks.map(() => undefined));
  expect(text('tests/loanHistory/accepted/loanHistory.feature')).toContain('the backend has nothing');
});

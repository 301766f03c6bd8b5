import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * Measures `new` on machines of other people: `node packages/kit/tests/strangers.ts <folder> [path …]`.
 * The folder has a copy of each repository; a path is a file of it that exports machines, by default every file that calls `createMachine`.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const [folder = '.', ...paths] = positionals;
const files = (
  paths.length > 0
    ? paths
    : globSync('**/*.{ts,js,mjs}', {
        cwd: folder,
        exclude: ['**/node_modules/**', '**/dist/**', '**/*.{test,spec}.*', '**/*.model.ts'],
      }).filter((path) => /createMachine\(/.test(readFileSync(join(folder, path), 'utf8')))
).toSorted();

const run = (...args: string[]) =>
  spawnSync(
    process.execPath,
    ['--import', join(import.meta.dirname, 'stubs.ts'), join(import.meta.dirname, '..', 'cli.ts'), ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      timeout: 600_000,
    },
  );

interface Measured {
  path: string;
  name: string;
  met: number;
  all: number;
  missing: string;
  why?: string;
}

const lastLine = (text: string) =>
  text
    .replaceAll(/^.*(trace-warnings|Warning: ).*$/gm, '')
    .trim()
    .split('\n')
    .at(-1) ?? '';

const modelsIn = (folderOf: string): string[] =>
  readdirSync(folderOf).flatMap((name) => (name.endsWith('.model.ts') ? [join(folderOf, name)] : []));

const measured: Measured[] = [];
for (const path of files) {
  const folderOf = resolve(folder, dirname(path));
  for (const old of modelsIn(folderOf)) rmSync(old);
  const { status, stdout, stderr } = run('new', path);
  const models = modelsIn(folderOf);
  if (models.length === 0) {
    console.log(`- ${path}: ${status === 2 ? lastLine(stderr) : `CRASH ${lastLine(stderr + stdout)}`}`);
    continue;
  }
  for (const model of models) {
    const name = basename(model, '.model.ts');
    const { stdout: report, stderr: said } = run(name, '--models', model);
    const [, met, all, missing = ''] = /^ {2}states +(\d+)\/(\d+)(?:, not met: (.*))?$/m.exec(report) ?? [];
    const one = {
      path,
      name,
      met: Number(met ?? 0),
      all: Number(all ?? 0),
      missing: missing.replaceAll(' (cannot be met)', ''),
      ...(met === undefined && { why: lastLine(said) || 'CRASH' }),
    };
    measured.push(one);
    console.log(
      `- ${path} (${name}): ${one.why ?? `${one.met}/${one.all}`}${one.missing && `, missing ${one.missing}`}`,
    );
  }
}

const shares = measured
  .map(({ met, all, why }) => (why === undefined ? (all === 0 ? 1 : met / all) : 0))
  .toSorted((a, b) => a - b);
const percent = (value: number) => `${Math.round(value * 100)} %`;
console.log(
  `\n${measured.length} machines: median ${percent(shares[Math.floor(shares.length / 2)] ?? 0)}, every state ${percent(shares.filter((share) => share === 1).length / shares.length)}`,
);

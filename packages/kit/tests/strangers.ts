import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Verdict } from '../report.ts';

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
      timeout: 120_000,
    },
  );

interface Measured {
  path: string;
  name: string;
  met: number;
  all: number;
  missing: string[];
  why?: string;
}

const lastLine = (text: string) =>
  text
    .replaceAll(/^.*(trace-warnings|Warning: ).*$/gm, '')
    .trim()
    .split('\n')
    .at(-1) ?? '';

const measured: Measured[] = [];
for (const path of files) {
  for (const old of globSync(join(folder, dirname(path), '*.model.ts'))) rmSync(old);
  const { status, stdout, stderr } = run('new', path);
  const models = globSync(join(folder, dirname(path), '*.model.ts'));
  if (models.length === 0) {
    console.log(`- ${path}: ${status === 2 ? lastLine(stderr) : `CRASH ${lastLine(stderr + stdout)}`}`);
    continue;
  }
  for (const model of models) {
    const { stdout: json, stderr: said } = run('--json', '--models', resolve(model));
    let verdicts: (Partial<Verdict> & { file: string })[] = [];
    try {
      verdicts = JSON.parse(json) as typeof verdicts;
    } catch {
      console.log(`- ${path}: CRASH ${lastLine(said)}`);
    }
    for (const { name = model, states, findings = [], failures = [] } of verdicts) {
      const missing = findings.flatMap(
        (finding) => /^never met: (.*): nothing that can happen leads to this state/.exec(finding)?.[1] ?? [],
      );
      const one = {
        path,
        name,
        met: states?.met ?? 0,
        all: states?.all ?? 0,
        missing,
        ...(states ? {} : { why: failures.join(' ') }),
      };
      measured.push(one);
      console.log(
        `- ${path} (${name}): ${one.why ?? `${one.met}/${one.all}`}${missing.length > 0 ? `, missing ${missing.join(', ')}` : ''}`,
      );
    }
  }
}

const shares = measured
  .map(({ met, all, why }) => (why === undefined ? (all === 0 ? 1 : met / all) : 0))
  .toSorted((a, b) => a - b);
const percent = (value: number) => `${Math.round(value * 100)} %`;
console.log(
  `\n${measured.length} machines: median ${percent(shares[Math.floor(shares.length / 2)] ?? 0)}, every state ${percent(shares.filter((share) => share === 1).length / shares.length)}`,
);

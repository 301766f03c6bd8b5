import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Mutant } from './draw.ts';

const copy = join('.reports', 'compiled');

const { include } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as { include: string[] };

/** A copy of the sources, in which the compiler sees a change that the tree does not have. */
function copied(): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const one of ['tsconfig.json', 'package.json', ...include, 'docs/shell'].filter((name) =>
    existsSync(name),
  ))
    cpSync(one, join(copy, one), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
}

const accepts = () =>
  spawnSync('tsc', ['--incremental', '--tsBuildInfoFile', 'tsbuildinfo'], { cwd: copy }).status === 0;

let isCopied = false;

/**
 * Whether the compiler accepts the change: one that it refuses is none that could be made.
 * @throws if it refuses the sources without the change too.
 */
export function compiles({ file, text }: Mutant): boolean {
  if (!isCopied) copied();
  if (!isCopied && !accepts()) throw new Error(`${copy} does not compile without a change.`);
  isCopied = true;
  const place = join(copy, file);
  const before = readFileSync(place, 'utf8');
  writeFileSync(place, text);
  const isAccepted = accepts();
  writeFileSync(place, before);
  return isAccepted;
}

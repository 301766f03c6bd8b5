/** `npm run new -- flow <name>` writes a flow that passes `npm test`, and marks the next steps in its files (CONTRIBUTING.md). */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathsOf, textsOf, untranslatedOf } from './flow.ts';
import { nameFault } from './names.ts';
import { takenFault } from './taken.ts';

const node = (...args: string[]) =>
  execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });

const publicFields = 'tests/inspector/publicFields';
const derived = ['docs/charts', 'docs/api', 'docs/shell', `${publicFields}.txt`];

function orUndone<Result>(paths: Iterable<string>, act: () => Result): Result {
  const kept = mkdtempSync(join(tmpdir(), 'new-'));
  const all = [...new Set(paths)];
  const there = all.filter((path) => existsSync(path));
  for (const path of there) cpSync(path, join(kept, path), { recursive: true });
  try {
    return act();
  } catch (error) {
    for (const path of all) rmSync(path, { recursive: true, force: true });
    for (const path of there) cpSync(join(kept, path), path, { recursive: true });
    throw error;
  } finally {
    rmSync(kept, { recursive: true });
  }
}

/** @throws with the error, after undoing everything. */
const newFlow = (name: string): string => {
  const fault = nameFault(name) ?? takenFault(name);
  if (fault) throw new Error(fault);
  const texts = textsOf(name);
  const paths = [...texts.keys()];
  orUndone([...pathsOf(name), ...paths, ...derived], () => {
    for (const [path, text] of texts) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    node('node_modules/oxfmt/bin/oxfmt', ...paths);
    node('tools/charts/write.ts');
    node('packages/kit/cli.ts', 'accept', name);
    node('contract/cli.ts');
    node('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', publicFields, '-u');
  });
  const untranslated = untranslatedOf(name).map((path) => `\nThe texts in ${path} are still English.`);
  return `${paths.join('\n')}
Generated from these: docs/charts, docs/api/openapi.json, tests/${name}/accepted, ${publicFields}.txt.

The flow is served at /${name}, has a scenario in the simulator, and passes npm test. Next: git grep --untracked 'Next:'${untranslated.join('')}`;
};

const [kind, name, ...more] = process.argv.slice(2);
try {
  if (kind !== 'flow' || name === undefined || more.length > 0)
    throw new Error('Name what to create, for example: npm run new -- flow loanHistory');
  console.log(newFlow(name));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

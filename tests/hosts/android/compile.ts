import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const host = 'docs/shell/android';

const resources = (root: string): string => {
  const xml = readFileSync(join(root, host, 'res/values/strings.xml'), 'utf8');
  const strings = [...xml.matchAll(/<string name="(\w+)">([^<]+)<\/string>/g)];
  return `package com.example.loanshell

object R {
    object string {
${strings.map(([, name], id) => `        const val ${name} = ${id}`).join('\n')}
    }

    val strings = mapOf(
${strings.map(([, , words = ''], id) => `        ${id} to ${JSON.stringify(words)},`).join('\n')}
    )
}
`;
};

export const hasJava = (): boolean => {
  try {
    const version = execFileSync('java', ['--version'], { encoding: 'utf8' });
    return Number(/ (\d+)/.exec(version)?.[1]) >= 17;
  } catch {
    return false;
  }
};

/** Warnings are errors. Resolves with the class path of the compiled host. */
export const compileHost = async (root: string, tools: string): Promise<string> => {
  const compiler = join(tools, 'node_modules/kotlin-compiler/lib');
  const sources = globSync([`${host}/*.kt`, 'tests/hosts/android/**/*.kt'], { cwd: root })
    .toSorted()
    .map((file) => join(root, file));
  const generated = join(tools, 'R.kt');
  const text = resources(root);
  const hash = createHash('sha256').update(text);
  for (const file of sources) hash.update(file).update(readFileSync(file));
  const jar = join(tools, `host-${hash.digest('hex').slice(0, 12)}.jar`);
  if (!existsSync(jar)) {
    mkdirSync(tools, { recursive: true });
    writeFileSync(generated, text);
    const compile = ['-Werror', '-no-reflect', '-kotlin-home', join(compiler, '..'), '-d', jar];
    await promisify(execFile)('java', [
      '-Xmx1g',
      '-cp',
      join(compiler, '*'),
      'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler',
      ...compile,
      ...sources,
      generated,
    ]);
  }
  return [jar, join(compiler, 'kotlin-stdlib.jar')].join(delimiter);
};

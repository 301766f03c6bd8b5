import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A copy of the repository, with a git index because the page uses `git grep`. */
const scratch = mkdtempSync(join(tmpdir(), 'first-flow-'));
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });

beforeAll(() => {
  for (const file of listed.split('\n').filter((path) => path && existsSync(path)))
    cpSync(file, join(scratch, file));
  symlinkSync(resolve('node_modules'), join(scratch, 'node_modules'));
  execFileSync('git', ['init', '-q'], { cwd: scratch });
  execFileSync('git', ['add', 'machines'], { cwd: scratch });
});
afterAll(() => rmSync(scratch, { recursive: true }));

const env = {
  ...process.env,
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  VITEST: undefined,
  PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env['PATH']}`,
};

const plain = (text: string) => stripVTControlCharacters(text).replace(/[ \t]+/g, ' ');

const missingLine = (output: string, lines: readonly string[]): string | undefined => {
  let rest = plain(output);
  for (const line of lines) {
    for (const piece of plain(line).trim().split('…')) {
      const at = rest.indexOf(piece.trim());
      if (at < 0) return line;
      rest = rest.slice(at + piece.trim().length);
    }
  }
  return undefined;
};

interface Step {
  command: string;
  lines: string[];
}

const stepsOf = (block: string): Step[] =>
  block
    .split(/^\$ /m)
    .slice(1)
    .map((text) => {
      const [command = '', ...lines] = text.trimEnd().split('\n');
      return { command, lines };
    });

const faultsOf = ({ command, lines }: Step): string[] => {
  const { stdout, stderr } = spawnSync(command, { cwd: scratch, env, shell: true, encoding: 'utf8' });
  const line = missingLine(stdout + stderr, lines);
  return line === undefined ? [] : [`${command} does not print '${line}', but:\n${stdout}${stderr}`];
};

test('has the documented output at every step of docs/first-flow.md', () => {
  const blocks = [
    ...readFileSync('docs/first-flow.md', 'utf8').matchAll(/^```(console|diff)\n([^]*?)^```/gm),
  ];
  expect(blocks.length).toBeGreaterThan(5);
  const faults = blocks.flatMap(([, kind, block = '']) => {
    if (kind === 'diff') execFileSync('git', ['apply', '-'], { cwd: scratch, input: block });
    return kind === 'diff' ? [] : stepsOf(block).flatMap(faultsOf);
  });
  expect(faults).toEqual([]);
});

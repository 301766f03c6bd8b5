import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { deltaFolder, deltaPath } from '../../deploy/deltas.ts';
import { writeDeltas } from '../../tools/deltas/write.ts';

const folderWith = (files: Record<string, string>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'deltas-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, 'assets', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
};
const code = Array.from({ length: 300 }, (_, index) => `call(${(index * 7919) % 1009});`).join('');
const changed = code.replace('call(0)', 'call("changed")');

test('writes the difference of a changed file from each of its older versions', () => {
  const since = folderWith({ 'pay-00000001.js': code, 'pay-00000002.js': `${code}more()` });
  const build = folderWith({ 'pay-00000003.js': changed });
  const written = writeDeltas(build, since);
  expect(written.map(({ name }) => name)).toEqual(['pay-00000003.js', 'pay-00000003.js']);
  for (const old of [code, `${code}more()`]) {
    const bytes = readFileSync(join(build, deltaPath(Buffer.from(old), 'pay-00000003.js')));
    expect(bytes.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(bytes.subarray(8, 40)).toEqual(createHash('sha256').update(old).digest());
    const dictionary = Buffer.from(old);
    expect(zstdDecompressSync(bytes.subarray(40), { dictionary }).toString()).toBe(changed);
    expect(bytes.length).toBeLessThan(120);
  }
});

test.each([
  ['an unchanged file', { 'pay-00000001.js': code }, { 'pay-00000001.js': code }],
  ['a new file', { 'loan-00000001.js': code }, { 'pay-00000002.js': changed }],
  [
    'two languages, whose files have one name',
    { 'terms-00000001.js': code, 'terms-00000002.js': changed },
    { 'terms-00000001.js': code, 'terms-00000002.js': changed },
  ],
  ['a file of another type', { 'pay-00000001.css': code }, { 'pay-00000002.js': changed }],
  ['a file that brotli makes smaller', { 'pay-00000001.js': 'a()' }, { 'pay-00000002.js': 'b()' }],
  ['a compressed file', { 'pay-00000001.js.br': code }, { 'pay-00000002.js.br': changed }],
])('writes nothing for %s', (_name, since, build) => {
  const folder = folderWith(build);
  expect(writeDeltas(folder, folderWith(since))).toEqual([]);
  expect(existsSync(join(folder, deltaFolder))).toBe(false);
});

test('keeps a delta where a server finds it by the hash, also one with slashes', () => {
  const since = folderWith(
    Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`pay-${10_000_000 + index}.js`, code + index]),
    ),
  );
  const build = folderWith({ 'pay-00000003.js': changed });
  expect(writeDeltas(build, since)).toHaveLength(40);
  const hashes = globSync('**/*.js', { cwd: join(build, deltaFolder) }).map(dirname);
  expect(hashes.some((hash) => hash.includes('/'))).toBe(true);
});

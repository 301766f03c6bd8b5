import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, zstdCompressSync } from 'node:zlib';
import { deltaPath, stableName } from '../../deploy/deltas.ts';

const magic = Buffer.from('5e2a4d1820000000', 'hex');

/**
 * Compresses `bytes` with the dictionary `old`, as `Content-Encoding: dcz` (RFC 9842): a header with the dictionary's hash, then Zstandard. Its
 * window, at this level 8 MB at most, is one that every browser accepts.
 */
export const deltaOf = (old: Uint8Array, bytes: Uint8Array): Buffer =>
  Buffer.concat([
    magic,
    createHash('sha256').update(old).digest(),
    zstdCompressSync(bytes, {
      dictionary: old,
      params: { [constants.ZSTD_c_compressionLevel]: 19 },
    }),
  ]);

const filesIn = (folder: string) => globSync('*-*.{js,css}', { cwd: join(folder, 'assets') });

/**
 * Writes a delta for each file of `build` and each of its versions in the folder `since`, if it is smaller than the file with brotli. Returns the bytes of
 * the delta, and of the whole file with brotli.
 */
export function writeDeltas(build: string, since: string) {
  const read = (folder: string, name: string) => readFileSync(join(folder, 'assets', name));
  const current = filesIn(build);
  const older = filesIn(since).filter((name) => !current.includes(name));
  return current.flatMap((name) => {
    const versions = older.filter((old) => stableName(old) === stableName(name));
    if (versions.length === 0) return [];
    const bytes = read(build, name);
    const whole = brotliCompressSync(bytes).length;
    return versions.flatMap((version) => {
      const old = read(since, version);
      const delta = deltaOf(old, bytes);
      if (delta.length >= whole) return [];
      const file = join(build, deltaPath(old, name));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, delta);
      return [{ name, delta: delta.length, whole }];
    });
  });
}

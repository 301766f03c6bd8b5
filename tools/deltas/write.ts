import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { deltaPath, stableName } from '../../deploy/deltas.ts';
import { deltaOf } from './delta.ts';

interface Written {
  name: string;
  /** Bytes of the delta, and of the file with brotli. */
  delta: number;
  whole: number;
}

const filesIn = (folder: string) => globSync('*-*.{js,css}', { cwd: join(folder, 'assets') });

/** Writes a delta for each file of `build` and each of its versions in the folder `since`, if it is smaller than the file with brotli. */
export function writeDeltas(build: string, since: string): Written[] {
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

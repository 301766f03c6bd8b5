import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Played } from './session.ts';
import type { Step } from './steps.ts';

/** A session that once went wrong, and is played for good. */
export interface Kept {
  /** What went wrong when it was kept. */
  fault: string;
  seed: number;
  start: string;
  steps: Step[];
}

const folder = join(import.meta.dirname, 'kept');

/** Keeps a session under a name; returns its file. */
export const keep = (name: string, { seed, start, steps, fault = '' }: Played): string => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  const kept: Kept = { fault, seed, start, steps };
  writeFileSync(file, `${JSON.stringify(kept, undefined, 2)}\n`);
  return file;
};

/** Every session that is kept, by its name. */
export const readKept = (): [name: string, kept: Kept][] =>
  readdirSync(folder).map((file) => [
    file.replace(/\.json$/, ''),
    JSON.parse(readFileSync(join(folder, file), 'utf8')) as Kept,
  ]);

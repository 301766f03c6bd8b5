import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Played } from './session.ts';
import type { Step } from './steps.ts';

export interface Kept {
  fault: string;
  seed: number;
  start: string;
  steps: Step[];
}

const folder = join(import.meta.dirname, 'kept');

const fileOf = (name: string): string => join(folder, `${name}.json`);

/** @throws when another session has the name. */
export const keep = (name: string, { seed, start, steps, fault = '' }: Played): string => {
  mkdirSync(folder, { recursive: true });
  const kept: Kept = { fault, seed, start, steps };
  writeFileSync(fileOf(name), `${JSON.stringify(kept, undefined, 2)}\n`, { flag: 'wx' });
  return fileOf(name);
};

export const readKept = (): [name: string, kept: Kept][] =>
  readdirSync(folder).map((file) => [
    file.replace(/\.json$/, ''),
    JSON.parse(readFileSync(join(folder, file), 'utf8')) as Kept,
  ]);

import { globSync, readFileSync } from 'node:fs';

/** The files of the app whose code, without its comments, matches: each fact has one home. */
export const sourcesWith = (pattern: RegExp): string[] =>
  globSync('{services,machines,views,bridge}/**/*.{ts,tsx}')
    .filter((file) => pattern.test(readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')))
    .toSorted();

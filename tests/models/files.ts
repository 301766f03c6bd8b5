import { globSync } from 'node:fs';
import { basename } from 'node:path';

/** The model of each machine of the app, by name. The kit's own models are in folders below `packages/kit`. */
export const modelFiles: readonly string[] = globSync('tests/*/*.model.ts').toSorted((a, b) =>
  basename(a) < basename(b) ? -1 : 1,
);

/** @throws when there is no model of that name. */
export const modelFileOf = (name: string): string => {
  const file = modelFiles.find((path) => basename(path) === `${name}.model.ts`);
  if (file === undefined) throw new Error(`No folder of tests has a ${name}.model.ts.`);
  return file;
};

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { goldenFiles } from './goldenFiles.ts';
import type { Verdict } from './report.ts';

/** The imports of a file: `import … from '…'`, `export … from '…'`, `import '…'`, `import('…')`. */
const imported = /(?:^(?:import|export)\s(?:[^'";]*\sfrom\s)?|\bimport\()['"]([^'"]+)['"]/gm;

const textsByFile = new Map<string, { text: string; imports: string[] }>();

const read = (file: string) => {
  const known = textsByFile.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const made = { text, imports: [...text.matchAll(imported)].map(([, name = '']) => name) };
  textsByFile.set(file, made);
  return made;
};

const collect = (file: string, found: Map<string, string>): void => {
  if (found.has(file) || !existsSync(file)) return;
  const { text, imports } = read(file);
  found.set(file, text);
  for (const name of imports) {
    if (name.startsWith('.')) collect(resolve(dirname(file), name), found);
    else if (!name.startsWith('node:') && !found.has(name)) {
      const manifest = findPackageJSON(name, pathToFileURL(file));
      found.set(
        name,
        manifest ? String((JSON.parse(readFileSync(manifest, 'utf8')) as { version?: unknown }).version) : '',
      );
    }
  }
};

const contentOf = (modelFile: string): string => {
  const found = new Map<string, string>();
  collect(resolve(modelFile), found);
  collect(join(import.meta.dirname, 'report.ts'), found);
  const { paths, feature } = goldenFiles(modelFile);
  for (const accepted of [paths, feature]) collect(resolve(accepted), found);
  const hash = createHash('sha256').update(process.version);
  for (const [name, text] of [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(name).update('\0').update(text).update('\0');
  return hash.digest('hex');
};

const folder = join('node_modules', '.cache', 'model-kit');
const cacheFile = (modelFile: string, model = '') =>
  join(
    folder,
    `${basename(modelFile, '.model.ts')}-${createHash('sha256').update(resolve(modelFile)).update(model).digest('hex').slice(0, 8)}.json`,
  );

/** Returns the cached verdicts of this file's models for exactly this content; undefined without a cache entry. */
export const keptVerdicts = (modelFile: string): Verdict[] | undefined => {
  const file = cacheFile(modelFile);
  if (!existsSync(file)) return undefined;
  const { content, verdicts } = JSON.parse(readFileSync(file, 'utf8')) as {
    content: string;
    verdicts: Verdict[];
  };
  return content === contentOf(modelFile) ? verdicts : undefined;
};

/** Caches the verdicts of this file's models until one of their sources changes. */
export const keepVerdicts = (modelFile: string, verdicts: readonly Verdict[]): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(cacheFile(modelFile), JSON.stringify({ content: contentOf(modelFile), verdicts }));
};

/** Whether `testModel` found nothing wrong with this model for exactly this content. */
export const hasPassed = (modelFile: string, model: string): boolean => {
  const file = cacheFile(modelFile, model);
  return existsSync(file) && readFileSync(file, 'utf8') === contentOf(modelFile);
};

export const keepPassed = (modelFile: string, model: string): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(cacheFile(modelFile, model), contentOf(modelFile));
};

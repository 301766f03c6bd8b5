import { chmodSync, cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { recipesOf } from '../../deploy/recipes/index.ts';
import { siteOf } from '../../deploy/site.ts';
import { parseEnvironment } from '../../services/visit/environment.ts';
import { distOf } from '../app/build.ts';

/** Servers refuse staff builds; the tests have no other. */
const asRelease = (folder: string, base: string): void => {
  const text = (file: string) => readFileSync(join(folder, file), 'utf8');
  const { variables } = JSON.parse(text('.server/build.json')) as { variables: Record<string, string> };
  const { basePath: _, ...environment } = parseEnvironment(variables);
  const pages = Object.fromEntries(globSync('**/*.html', { cwd: folder }).map((file) => [file, text(file)]));
  const site = siteOf({ ...environment, base, pages, routes: [] });
  for (const [file, content] of Object.entries(recipesOf(site)))
    if (file.startsWith('.server/')) writeFileSync(join(folder, file), content);
  writeFileSync(join(folder, 'release.json'), text('release.json').replace(/ *"kind": "staff",\n/, ''));
};

export const servedFolder = (base: string): (() => string) => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'served-'));
    chmodSync(folder, 0o755);
    cpSync(distOf(base), folder + base, { recursive: true });
    asRelease(folder + base, base);
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return () => folder;
};

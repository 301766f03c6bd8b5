import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { parseEnvironment } from '../../services/visit/environment.ts';
import { documents } from '../../tools/build/documents.ts';

const pagesIn = (language: string): Record<string, string> => {
  const pages: Record<string, string> = {};
  const { generateBundle } = documents(parseEnvironment({ VITE_LANGUAGE: language }));
  if (typeof generateBundle !== 'object') throw new Error('The documents are written in no order');
  const context = {
    emitFile: ({ fileName, source }: { fileName: string; source: string }) => (pages[fileName] = source),
  } as unknown as Rolldown.PluginContext;
  const bundle = { 'assets/app-1.css': {}, 'assets/all-1.css': {} } as unknown as Rolldown.OutputBundle;
  void generateBundle.handler.call(context, {} as Rolldown.NormalizedOutputOptions, bundle, true);
  return pages;
};

test.each([
  ['spec', '2026-11-01'],
  ['en', 'Nov 1, 2026'],
  ['fil', 'Nov 1, 2026'],
])('marks the version of a framed document in %s as %s', (language, day) => {
  const pages = Object.values(pagesIn(language));
  expect(pages).toHaveLength(2);
  for (const page of pages) expect(page).toMatch(new RegExp(`Version of <[^>]*>${day}<`));
});

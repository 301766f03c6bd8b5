import type { Rolldown } from 'vite';
import { textOf } from '../wording.ts';
import type { RouteName } from '../../../services/visit/flows.ts';
import type { Language } from '../../../services/visit/languages.ts';
import { screenTable } from '../../../views/screens/table.ts';
import { titles } from '../../../views/screens/titles.ts';
import type { FirstData } from '../../../views/firstPaint/data.ts';

/** The files loaded with one of `sources`, except those in `known`; the largest, which others wait for, first. */
export function filesFor(bundle: Rolldown.OutputBundle, sources: string[], known: string[] = []): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set<string>(known);
  const add = (fileName: string): void => {
    const chunk = chunks.find((one) => one.fileName === fileName);
    if (!chunk || found.has(fileName)) return;
    chunk.imports.forEach(add);
    found.add(fileName);
  };
  for (const source of sources)
    for (const chunk of chunks) if (chunk.moduleIds.some((id) => id.endsWith(source))) add(chunk.fileName);
  return [...found].slice(known.length);
}

export const textsOf = (
  bundle: Rolldown.OutputBundle,
  groups: readonly string[],
  known: string[],
  languages: readonly Language[],
): FirstData['texts'] =>
  Object.fromEntries(
    languages.map((language) => {
      const sources = ['common', ...groups].map((group) => `/views/wording/${language}/${group}.ts`);
      return [language, filesFor(bundle, sources, known)];
    }),
  );

export function filesOf(
  bundle: Rolldown.OutputBundle,
  route: RouteName,
  start: string[],
  languages: readonly Language[],
): { scripts: string[]; texts: FirstData['texts'] } {
  const { chunk, wording } = screenTable[route];
  const scripts = filesFor(
    bundle,
    ['ts', 'tsx'].map((kind) => `/views/screens/${chunk}.screen.${kind}`),
    start,
  );
  const known = [...start, ...scripts];
  return { scripts, texts: textsOf(bundle, wording, known, languages) };
}

/** The title of a route's page, by language; empty when only the app knows it. */
export async function titlesOf(
  route: RouteName,
  languages: readonly Language[],
): Promise<FirstData['titles']> {
  const key = titles[route];
  const groups = ['common', ...screenTable[route].wording];
  if (!key) return {};
  return Object.fromEntries(
    await Promise.all(languages.map(async (language) => [language, await textOf(key, language, groups)])),
  ) as FirstData['titles'];
}

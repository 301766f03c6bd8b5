import type { Rolldown } from 'vite';
import { type RouteName, routes } from '../../machines/app/routes.ts';
import { stylesheets } from './stylesheets.ts';
import { firstScreen, screenTable } from '../../views/screens/table.ts';
import { titles } from '../../views/screens/titles.ts';
import type { Language } from '../../services/languages.ts';
import { textOf } from './wording.ts';
import type { BootScreen, BootTable } from '../../views/entries/boot.ts';

/** The files that come with one of `sources`, those of `known` left out; the largest, which others wait for, first. */
const filesFor = (bundle: Rolldown.OutputBundle, sources: string[], known: string[] = []): string[] => {
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
};

/** What the document needs to know of each route before the app is there: its screen's files, each named once, and its title. */
export const bootTable = async (
  bundle: Rolldown.OutputBundle,
  languages: readonly Language[],
): Promise<Pick<BootTable, 'files' | 'screens' | 'routes'>> => {
  const files: string[] = [];
  const placeOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const start = filesFor(bundle, ['/views/entries/main.tsx']);
  // The first screen is drawn with the page's own stylesheet.
  const { more } = stylesheets(bundle);
  const screens: Record<string, BootScreen> = {};
  const table: BootTable['routes'] = {};
  for (const [name, { chunk, wording }] of Object.entries(screenTable)) {
    const route = name as RouteName;
    const title = (titles as Partial<Record<RouteName, string>>)[route];
    const groups = ['common', ...wording];
    screens[chunk] ??= [
      [
        ...filesFor(bundle, [`/views/screens/${chunk}.screen.ts`], start),
        ...(chunk === firstScreen ? [] : [more]),
      ].map(placeOf),
      ...languages.map((language) => {
        const sources = groups.map((group) => `/views/wording/${language}/${group}.ts`);
        return filesFor(bundle, sources, start).map(placeOf);
      }),
    ];
    const texts = title
      ? await Promise.all(languages.map((language) => textOf(title, language, groups)))
      : [];
    table[routes[route]] = [chunk, ...(new Set(texts).size === 1 ? texts.slice(0, 1) : texts)];
  }
  return { files, screens, routes: table };
};

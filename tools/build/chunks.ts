import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { firstScreen as firstName } from '../../views/screens/table.ts';

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const appPage = resolve('index.html');
const firstScreen = resolve(`views/screens/${firstName}.screen.ts`);
/** The texts that it needs, by language. */
const firstTexts = /\/views\/wording\/(\w+)\/(common|orderDetails)\.ts$/;
/** From how many screens on the app's own files include what they share: about half of them. */
const many = 10;

/** The pages and lazy parts that cannot do without the module `id`, by their ids. */
const rootsOf = (id: string, graph: Graph, seen = new Set<string>()): string[] => {
  const module = seen.has(id) ? null : graph.getModuleInfo(id);
  seen.add(id);
  if (!module) return [];
  const isRoot = module.isEntry || module.dynamicImporters.length > 0;
  return [...(isRoot ? [id] : []), ...module.importers.flatMap((importer) => rootsOf(importer, graph, seen))];
};

/** Whether the app's first files include it: the app starts with it, or its first screen shares it, or many screens do. */
const isOfApp = (roots: string[]): boolean => {
  const screens = roots.filter((root) => root.endsWith('.screen.ts'));
  return (
    roots.includes(appPage) || screens.length >= many || (screens.length > 1 && screens.includes(firstScreen))
  );
};

/** The pages that load the module `id` at once or later, by their ids. */
const pagesOf = (id: string, graph: Graph, seen = new Set<string>()): string[] => {
  const module = seen.has(id) ? null : graph.getModuleInfo(id);
  seen.add(id);
  if (!module) return [];
  const importers = [...module.importers, ...module.dynamicImporters];
  return [...(id.endsWith('.html') ? [id] : []), ...importers.flatMap((one) => pagesOf(one, graph, seen))];
};

/** Another page must not load the app itself, not even with a part that comes later: the app would start there. */
const isOfAnotherPage = (id: string, graph: Graph) => pagesOf(id, graph).some((page) => page !== appPage);

const group = (name: string, isShared: boolean): Rolldown.CodeSplittingGroup => ({
  name: (id, graph) => {
    // The bundler's own runtime, which no module imports.
    if (id.includes('rolldown/runtime')) return isShared ? name : null;
    const roots = id.endsWith('.html') ? [] : rootsOf(id, graph);
    return isOfApp(roots) && isOfAnotherPage(id, graph) === isShared ? name : null;
  },
});

/** The app's stylesheet is a file of its own: a page that shares scripts with the app does not share its looks. */
const styles: Rolldown.CodeSplittingGroup = { name: 'styles', test: /\/views\/styles\/app\.css$/ };

const textsOfFirstScreen: Rolldown.CodeSplittingGroup = { name: (id) => firstTexts.exec(id)?.[1] ?? null };

/**
 * Two large files instead of forty small ones, which pack worse and wait for each other: `framework` is what the app and another page share,
 * `app` the rest of what the app starts with; beside them the texts of the first screen, a file for each language. Which module belongs where follows from who imports it.
 * Gain: 3 KB gzip and 7 requests of the order route. Remove when the bundler's own split is as good: compare with `npm run size`.
 */
export const chunkGroups = [styles, group('framework', true), group('app', false), textsOfFirstScreen];

import type { Plugin } from 'vite';

/** What every page needs, the promotion page too: the framework, the HTTP clients, the texts and the plainest parts. */
const everyPage = [
  /node_modules\/(react|react-dom|scheduler|xstate|@xstate|use-sync-external-store|ofetch|ufo|destr|valibot)\//,
  /(vite\/preload-helper|rolldown\/runtime)/,
  /services\/(http\/|codecs|images|device\/connection|links)/,
  /machines\/parts\/(failure|message|toaster)\.ts/,
  /views\/(wording\/wording|app\/(basePath|stateName)|parts\/(keepFocus|overlay))\.ts/,
  /views\/parts\/(Button|ButtonBar|Card|Dialog|Failure|Icon|Modal|OfflineNotice|Page|Skeleton|Toast)\.tsx/,
];

/** What nearly every screen of a borrower needs. */
const everyScreen = [
  /views\/app\/(ScreenPage|Loaded|LoadFailed)|views\/screens\/defineScreen/,
  /views\/parts\/(Chip|RatingDialog|RecommendedProducts|LoadingOverlay|Logo|ProductCard|Rows|StatusPanel|Stars)\.tsx/,
  /machines\/(parts\/recommendation|app\/routes)\.ts|services\/(recommendation\/|orderDetails\/request)/,
];

const group = (name: string, modules: RegExp[], priority: number) => ({
  name,
  priority,
  test: (id: string) => modules.some((pattern) => pattern.test(id)),
});

/** A few large chunks pack better than many small ones. */
export const chunkGroups = [group('framework', everyPage, 2), group('parts', everyScreen, 1)];

/** Replaces the kilobyte that Vite wraps around every lazy import: the document starts its screen's files itself (boot.ts). */
export const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined,
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && file.isDynamicEntry && file.viteMetadata?.importedCss.size)
        this.error(
          `${file.name} brings styles of its own, which nobody would load: put them into views/styles`,
        );
  },
};

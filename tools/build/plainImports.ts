import type { Plugin } from 'vite';

/**
 * Replaces Vite's helper around every `import()`, which loads stylesheets and imports of what is imported: ours have none to load
 * (`resolveDependencies` in vite.config.ts). Gain: 0.6 KB of every route. Remove when Vite leaves the helper out by itself.
 */
export const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

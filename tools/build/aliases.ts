import { resolve } from 'node:path';
import type { Alias } from 'vite';

/** Modules of libraries that the page's bundles leave out. */
export const aliases: Alias[] = [
  // 0.1 KB of every route: React has the hook itself.
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
  // 1.7 KB of every route: nothing calls them.
  { find: /^(destr|regexparam|ufo)$/, replacement: resolve('tools/build/unused.ts') },
];

import type { Alias } from 'vite';

/** 0.1 KB of every route: React has the hook itself. */
export const aliases: Alias[] = [
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
];

import { mkdir, rename } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Writes source maps beside the build, never into it: available for reading reports, but not served. */
export const sourceMaps: Plugin = {
  name: 'source-maps',
  apply: 'build',
  config: () => ({ build: { sourcemap: 'hidden' } }),
  writeBundle: {
    sequential: true,
    async handler({ dir = 'dist' }) {
      for (const map of globSync('**/*.map', { cwd: dir })) {
        const kept = join(`${dir}-maps`, map);
        await mkdir(dirname(kept), { recursive: true });
        await rename(join(dir, map), kept);
      }
    },
  },
};

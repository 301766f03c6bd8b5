import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { recipesOf } from '../../deploy/recipes/index.ts';
import { appFolder, siteOf } from '../../deploy/site.ts';
import { flowNames, pageRoutes, routes } from '../../services/visit/flows.ts';
import { type Environment, variableNames } from '../../services/visit/environment.ts';

/** Base path, server recipes with headers, and data for a container that changes some of its configuration (deploy/container). */
export const hosting = (
  { basePath, staffTools, ...peers }: Environment,
  variables: Readonly<Record<string, string | undefined>>,
): Plugin => ({
  name: 'hosting',
  apply: 'build',
  config: () => ({ base: basePath }),
  configResolved: ({ build: { outDir } }) => {
    if (staffTools && basename(outDir) === 'dist')
      throw new Error(
        'A staff build (VITE_STAFF_TOOLS=1) never goes to dist/: that folder has releases only',
      );
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const pages = Object.fromEntries(
        Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.html')
            ? [[file.fileName, String(file.source)]]
            : [],
        ),
      );
      const site = siteOf({
        ...peers,
        base: basePath,
        staffTools,
        pages,
        routes: pageRoutes.map((route) => routes[route]),
      });
      // Static hosts serve it for every unknown path.
      const unknown = pages[`${appFolder}index.html`] ?? '';
      for (const [fileName, source] of Object.entries({
        ...recipesOf(site, staffTools),
        '404.html': unknown,
      }))
        this.emitFile({ type: 'asset', fileName, source });
      const known = variableNames.flatMap((name) => (variables[name] ? [[name, variables[name]]] : []));
      const build = { variables: Object.fromEntries(known), flows: [...flowNames, 'promotion'] };
      this.emitFile({
        type: 'asset',
        fileName: '.server/build.json',
        source: JSON.stringify(build, undefined, 2),
      });
    },
  },
});

import type { Plugin } from 'vite';
import { recipesOf } from '../../deploy/recipes/index.ts';
import { siteOf } from '../../deploy/site.ts';
import { routes } from '../../machines/root/routes.ts';
import type { Environment } from '../../services/environment.ts';

/** The path that the build is served under, and the recipes that tell a server which headers its pages need. */
export const hosting = ({ basePath, staffTools, ...peers }: Environment): Plugin => ({
  name: 'hosting',
  apply: 'build',
  config: () => ({ base: basePath }),
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
        routes: Object.values(routes),
      });
      for (const [fileName, source] of Object.entries(recipesOf(site)))
        this.emitFile({ type: 'asset', fileName, source });
    },
  },
});

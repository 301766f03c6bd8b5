import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

const app = { 'index.html': 'app/index.html' };
const promotion = { 'views/promotion/index.html': 'promotion/index.html' };
/** The documents link it (stylesheet.ts); a script that imported it would be renamed with it. */
const stylesheet = 'views/styles/all.css';
const staffPages = {
  'packages/inspector/index.html': 'inspector/index.html',
  'sandbox/simulator/index.html': 'simulator/index.html',
  'contract/shellCheck/index.html': 'shell-check/index.html',
};

/** Staff pages are built only on request. */
export function pages(withStaffTools: boolean): Plugin {
  const table: Record<string, string> = { ...app, ...(withStaffTools && staffPages) };
  return {
    name: 'pages',
    config: () => ({
      build: {
        rolldownOptions: {
          input: [...Object.keys(table).filter((source) => existsSync(source)), stylesheet],
        },
      },
    }),
    configureServer: (server) => {
      const sources = new Map(
        Object.entries({ ...table, ...promotion }).map(([source, page]) => [`/${page}`, `/${source}`]),
      );
      server.middlewares.use((request, _response, next) => {
        const path = (request.url ?? '').replace(/\?.*/, '').replace(/\/$/, '/index.html');
        const source = sources.get(path);
        if (source) request.url = source;
        next();
      });
    },
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        for (const [source, page] of Object.entries(table)) {
          const html = bundle[source];
          if (html) html.fileName = page;
        }
      },
    },
  };
}

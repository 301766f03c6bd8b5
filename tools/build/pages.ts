import type { Plugin } from 'vite';

const app = { 'index.html': 'app/index.html' };
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
          input: [...Object.keys(table), stylesheet],
        },
      },
    }),
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

import { build, type Plugin } from 'vite';
import { policyScript } from '../../deploy/policy.ts';
import type { Environment } from '../../services/environment.ts';
import { bootTable } from './bootTable.ts';
import { themeStyle } from './theme.ts';

const bootScript = async (boot: object): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { boot: JSON.stringify(boot) },
    build: { write: false, lib: { entry: 'views/entries/boot.ts', formats: ['iife'], name: 'boot_' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The boot script was not built');
  return output.output[0].code.trim();
};

/**
 * What a borrower's page does before its framework is there: theme and skeleton inline, the boot script first, the stylesheet after the
 * skeleton so that it never blocks the first paint, and the policy after all that is inline.
 */
export const firstLoad = (environment: Environment): Plugin => ({
  name: 'first-load',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { bundle, path }) => {
      let page = html
        .replace('%APP_NAME%', environment.appName)
        .replace(
          '<style>',
          `<style>${themeStyle(environment.themeColour, environment.fontColour)}</style><style>`,
        );
      if (!bundle || path.includes('simulator')) return page;
      const styles = page.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
      for (const link of styles)
        page = page.replace(link, link.replace('rel="stylesheet"', 'rel="preload" as="style"'));
      page = page.replace('</body>', `${styles.join('')}</body>`);
      // The large files first: what is inline takes a cheap phone a while.
      const scripts =
        page.match(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g) ?? [];
      for (const tag of scripts) page = page.replace(tag, '');
      page = page.replace('<meta charset="utf-8" />', (charset) => charset + scripts.join(''));
      if (path === '/index.html') {
        const { apiBase, basePath: base } = environment;
        const script = await bootScript({ apiBase, base, ...(await bootTable(bundle)) });
        page = page.replace('<style>', () => `<script>${script}</script><style>`);
      }
      const [head = '', rest = ''] = page.split('</head>');
      return `${head}<script>${policyScript(environment.apiBase, rest)}</script></head>${rest}`;
    },
  },
});

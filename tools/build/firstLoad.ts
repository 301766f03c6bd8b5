import type { Plugin } from 'vite';
import { policyScript } from '../../deploy/policy.ts';
import type { Environment } from '../../services/environment.ts';
import { languages } from '../../services/languages.ts';
import { bootTable } from './bootTable.ts';
import { firstOrderScript } from './firstOrder.ts';
import { inlineScript } from './inlineScript.ts';
import { withStarter } from './starter.ts';
import { themeStyle } from './theme.ts';

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
        .replace('<html lang="en">', `<html lang="${languages[environment.language].tag}">`)
        .replace(
          '<style>',
          `<style>${themeStyle(environment.themeColour, environment.fontColour)}</style><style>`,
        );
      if (!bundle || path.includes('simulator')) return page;
      const styles = page.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
      for (const link of styles)
        page = page.replace(link, link.replace('rel="stylesheet"', 'rel="preload" as="style"'));
      // What draws early comes after the styles: the browser runs it when they are there.
      const drawn =
        path === '/index.html' ? `<script>${await firstOrderScript(environment.languages)}</script>` : '';
      page = page.replace('</body>', () => `${styles.join('')}${drawn}</body>`);
      // The large files before what is inline and takes a cheap phone a while, after the page's last resort, which hears of what does not come.
      const scripts =
        page.match(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g) ?? [];
      for (const tag of scripts) page = page.replace(tag, '');
      page = page.replace('<title>', (title) => scripts.join('') + title);
      if (path === '/index.html') {
        page = withStarter(page);
        const { apiBase, basePath: base, language, languages: offered, releaseHeader } = environment;
        const known = { base, language, languages: offered };
        const call = await inlineScript('views/entries/firstCall.ts', {
          lender: { ...known, apiBase, releaseHeader },
        });
        // A script may be before nothing but the page's encoding.
        page = page.replace(/<meta charset[^>]*>/, (encoding) => `${encoding}<script>${call}</script>`);
        const boot = { ...known, ...(await bootTable(bundle, offered)) };
        const script = await inlineScript('views/entries/boot.ts', { boot });
        page = page.replace('<style>', () => `<script>${script}</script><style>`);
      }
      const [head = '', rest = ''] = page.split('</head>');
      return `${head}<script>${policyScript(environment, rest)}</script></head>${rest}`;
    },
  },
});

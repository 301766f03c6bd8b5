import type { Plugin, Rolldown } from 'vite';
import { policyScript } from '../../../deploy/policy.ts';
import { routes } from '../../../machines/app/routes.ts';
import { screenTable } from '../../screens/table.ts';
import type { Environment } from '../../../services/environment.ts';
import { inlineScript } from './inlineScript.ts';
import { themeStyle } from './theme.ts';

const languages = ['spec', 'en', 'fil'] as const;

const chunkFor = (bundle: Rolldown.OutputBundle, source: string) =>
  Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(source));

const withImports = (bundle: Rolldown.OutputBundle, fileName: string, seen = new Set<string>()): string[] => {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || chunk.isEntry || seen.has(fileName)) return [];
  seen.add(fileName);
  // The framework, which is the largest, is asked for first.
  return [...chunk.imports.flatMap((name) => withImports(bundle, name, seen)), fileName];
};

const filesByPath = (bundle: Rolldown.OutputBundle) => {
  const filesOf = (source: string) => {
    const chunk = chunkFor(bundle, source);
    return chunk ? withImports(bundle, chunk.fileName) : [];
  };
  return Object.fromEntries(
    Object.entries(screenTable).map(([route, screen]) => [
      routes[route as keyof typeof routes],
      {
        screen: filesOf(`/views/screens/${screen.chunk}.screen.ts`),
        ...Object.fromEntries(
          languages.map((language) => [
            language,
            ['common', ...screen.wording].flatMap((group) =>
              filesOf(`/views/wording/${language}/${group}.ts`),
            ),
          ]),
        ),
      },
    ]),
  );
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
      if (path === '/index.html') {
        const { apiBase, basePath: base, releaseHeader } = environment;
        const boot = { apiBase, base, releaseHeader, files: filesByPath(bundle) };
        const script = await inlineScript('views/entries/boot.ts', { boot });
        page = page.replace('<style>', () => `<script>${script}</script><style>`);
      }
      const [head = '', rest = ''] = page.split('</head>');
      return `${head}<script>${policyScript(environment, rest)}</script></head>${rest}`;
    },
  },
});

import { type Plugin, runnerImport } from 'vite';
import { routes } from '../../../machines/app/routes.ts';
import type { BuildEnvironment } from '../../../services/environment.ts';
import { stylesheets } from '../stylesheets.ts';
import { themeVariables } from '../theme.ts';
import { aboutPage, headOf, sharePicture } from './head.ts';
import { sharedPicture } from './picture.ts';
import { robots, sitemap } from './robots.ts';
import type { WrittenPage } from './render.tsx';

/** The text with `from` replaced, which has to be there. */
const changed = (html: string, from: string | RegExp, to: string): string => {
  if (html.search(from) < 0) throw new Error(`The app's page has no ${String(from)}`);
  return html.replace(from, () => to);
};

const noIndex = /<meta name="robots"[^>]*>/;
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The app's page with the screen in it: what is read first, before and without a script. The stylesheet moves up, for now there is something
 * to style, with the styles that the first screen of the app does without, and what replaces a screen that is on its way goes.
 */
const written = (app: string, environment: BuildEnvironment, page: WrittenPage, more: string): string => {
  const [stylesheet = ''] = app.match(/<link rel="stylesheet"[^>]*>/) ?? [];
  const path = routes[page.route];
  return [
    ['<html ', `<html data-written="${path} ${environment.language}" `],
    [noIndex, headOf(environment, page)],
    [/<title>.*<\/title>/, `<title>${escape(page.title)}</title>`],
    [stylesheet, ''],
    ['</head>', `${stylesheet}<link rel="stylesheet" href="${environment.basePath}${more}"></head>`],
    [
      /<div id="root">[^]*?<script>[^]*?<\/script>/,
      `<div id="root"><div class="written">${page.markup}</div></div>`,
    ],
    // Its words for a browser without scripts would be in place of the page.
    [/<noscript>[^]*?<\/noscript>/, ''],
  ].reduce<string>((html, [from = '', to = '']) => changed(html, from, String(to)), app);
};

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/**
 * The public site as pages: each is drawn by the view of its screen when the app is built, says to search engines what it is, and is taken
 * over by the app when that is there (views/entries/main.tsx). With them come robots.txt, the picture of a shared link and, where the public
 * address is known, sitemap.xml.
 */
export const publicSite = (environment: BuildEnvironment): Plugin => {
  const draw = async () => {
    const { module } = await runnerImport<{ pages: WrittenPage[] }>('./tools/build/publicSite/render.tsx', {
      configFile: false,
      logLevel: 'error',
      base: environment.basePath,
      define: { __ENVIRONMENT__: JSON.stringify(environment) },
    });
    return module.pages;
  };
  return {
    name: 'public-site',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const sourceOf = (fileName: string) => {
          const file = Object.values(bundle).find((one) => one.fileName === fileName);
          if (file?.type !== 'asset') throw new Error(`The build has no ${fileName}`);
          return file;
        };
        const app = String(sourceOf('app/index.html').source);
        const pages = await draw();
        const { more } = stylesheets(bundle);
        const files: Record<string, string | Uint8Array> = {
          // A backend without a site: the app knows what its address is.
          'index.html': app,
          ...Object.fromEntries(
            pages.map((page) => [fileOf(routes[page.route]), written(app, environment, page, more)]),
          ),
          'robots.txt': robots(environment),
          [sharePicture]: sharedPicture(
            environment.themeColour,
            themeVariables(environment.themeColour, environment.fontColour).light['--on-theme'] ?? '#060606',
          ),
        };
        const promotion = sourceOf('promotion/index.html');
        const { appName } = environment;
        const description = pages[0]?.description ?? appName;
        promotion.source = changed(
          String(promotion.source),
          '<title>',
          `${aboutPage(environment, { path: '/promotion/', title: appName, description })}<title>`,
        );
        if (environment.publicOrigin)
          files['sitemap.xml'] = sitemap(environment, [
            ...pages.map(({ route }) => routes[route]),
            '/promotion/',
          ]);
        for (const [fileName, source] of Object.entries(files))
          this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
};

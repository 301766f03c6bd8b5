import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { policyScript } from '../../../deploy/policy.ts';
import { pageRoutes, type RouteName, routes } from '../../../services/visit/flows.ts';
import type { BuildEnvironment } from '../../../services/visit/environment.ts';
import { languages } from '../../../services/visit/languages.ts';
import { sharedWithFigures } from '../chunks.ts';
import { helpParts } from '../help.ts';
import { importMapOf } from '../importMap.ts';
import { inlineScript } from '../inlineScript.ts';
import { promotionBundle } from '../promotion.ts';
import { aboutPage, headOf } from '../publicSite/head.ts';
import { writtenPages } from '../publicSite/plugin.ts';
import type { WrittenPage } from '../publicSite/render.tsx';
import { releaseName } from '../release.ts';
import { firstStyles } from '../firstStyles.ts';
import { stylesheet } from '../stylesheet.ts';
import { themeStyle } from '../theme.ts';
import { type ScreenName, screenTable } from '../../../views/screens/table.ts';
import type { FirstData } from '../../../views/firstPaint/data.ts';
import {
  documentOf,
  type DocumentParts,
  skeleton,
  skeletonStyle,
} from '../../../views/firstPaint/document.ts';
import { firstCallOf } from './calls.ts';
import { figureScript } from './figures.ts';
import { filesFor, filesOf, textsOf, titlesOf } from './files.ts';
import { runtime } from './starter.ts';

const noIndex = '<meta name="robots" content="noindex">';

/** Only routes that the company offers have a document. */
const documentedRoutes = ({ absentRoutes, staffTools }: BuildEnvironment): RouteName[] =>
  pageRoutes.filter((route) => (route !== 'testPreview' || staffTools) && !absentRoutes.includes(route));

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

const commonParts = async (environment: BuildEnvironment, release: string) => ({
  lang: languages[environment.language].tag,
  // A page is at its origin already.
  environment: JSON.stringify({ ...environment, publicOrigin: undefined }),
  attributes: `data-release="${release}"`,
  title: environment.appName,
  head: noIndex,
  help: await helpParts(environment),
  drawing: [],
  policy: '',
  inlineStyles: [themeStyle(environment.themeColour, environment.fontColour), skeletonStyle],
  waker: '',
  imports: [],
  isAsleep: false,
  styles: '',
  moreStyles: '',
  isWritten: false,
  body: skeleton,
});

const sourceOf = (bundle: Rolldown.OutputBundle, fileName: string): string => {
  const file = bundle[fileName];
  return file?.type === 'chunk' ? file.code : String(file?.source);
};

const styleOf = (bundle: Rolldown.OutputBundle, source: string): string => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry && chunk.facadeModuleId?.endsWith(source));
  const { viteMetadata } = entry as { viteMetadata?: { importedCss: Set<string> } };
  return [...(viteMetadata?.importedCss ?? [])].at(-1) ?? '';
};

/** The file of shared.ts. The bundler adds a file that keeps the names of its exports, which only the build needs. */
const takeShared = (bundle: Rolldown.OutputBundle, modules: readonly string[]) => {
  const named = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId === sharedWithFigures,
  );
  const [, file] = (named?.type === 'chunk' && /from"([^"]+)"/.exec(named.code)) || [];
  const [fileName] = (named?.type === 'chunk' && named.imports) || [];
  if (named?.type !== 'chunk' || !file || !fileName)
    throw new Error('The figures share no file with the app');
  delete bundle[named.fileName];
  return { fileName, file, modules, code: named.code };
};

/** Last, because the app starts without it (views/app/renderer.ts). */
const rendererOf = (bundle: Rolldown.OutputBundle, known: string[]): string[] =>
  filesFor(bundle, ['/react-dom-client.production.js'], known);

const documentsOf = async (
  bundle: Rolldown.OutputBundle,
  environment: BuildEnvironment,
  addFile: (name: string, source: string) => string,
  modules: readonly string[],
): Promise<Record<string, string>> => {
  const { basePath: base, language, languages: offered } = environment;
  const common = await commonParts(environment, releaseName(bundle));
  const early = {
    importMap: importMapOf(environment),
    script: await inlineScript('views/firstPaint/early.ts', {}),
  };
  const dataOf = (data: FirstData) => ({
    ...early,
    data: JSON.stringify(data),
  });
  const shared = takeShared(bundle, modules);
  const start = filesFor(bundle, ['/views/entries/main.tsx']);
  const entry = start.at(-1);
  const waker = start.find((file) => file.includes(runtime));
  if (!waker || !entry) throw new Error("Nothing starts the app: the build has no file of the bundler's own");
  const all = stylesheet(bundle);
  const at = (file: string) => base + file;
  const sheetFor = (name: string, sheet: string, from: Rolldown.OutputBundle, scripts: string[]): string => {
    const own = scripts.filter((file) => from[file]?.name !== 'vendor');
    return at(
      addFile(
        `${name}.css`,
        firstStyles(
          sourceOf(from, sheet),
          own.map((file) => sourceOf(from, file)),
        ),
      ),
    );
  };

  const app = {
    ...common,
    waker: at(waker),
    imports: start.filter((file) => file !== waker && file !== entry).map(at),
    entry: at(entry),
    isAsleep: true,
    styles: at(all),
  };
  // In a file of its own, which stays cached when a release changes the documents.
  const drawingOf = async (
    screen: ScreenName | 'promotion',
    groups: readonly string[],
    imported?: typeof shared,
  ): Promise<string[]> => {
    const code = await figureScript(screen, ['common', ...groups], environment, imported);
    const files = imported ? [at(imported.fileName)] : [];
    return code ? [at(addFile(`figure-${screen}.js`, code)), ...files] : [];
  };
  const drawings = new Map<ScreenName, string[]>();
  const partsOf = async (route: RouteName, page?: WrittenPage): Promise<DocumentParts> => {
    const { chunk, wording } = screenTable[route];
    const { scripts, texts } = filesOf(bundle, route, start, offered);
    const call = firstCallOf(route);
    const drawing = drawings.get(chunk) ?? (await drawingOf(chunk, wording, shared));
    drawings.set(chunk, drawing);
    const parts = {
      ...app,
      early: dataOf({ path: routes[route], route, titles: await titlesOf(route, offered), texts, call }),
      drawing,
      imports: [...app.imports, app.entry, ...[...scripts, ...rendererOf(bundle, start)].map(at)].filter(
        (href) => !drawing.includes(href),
      ),
      styles: sheetFor(chunk, all, bundle, [...start, ...scripts]),
      moreStyles: at(all),
    };
    if (!page) return parts;
    return {
      ...parts,
      attributes: `data-written="${routes[route]} ${language}" ${common.attributes}`,
      head: headOf(environment, page),
      title: page.title,
      isWritten: true,
      // Its message for a browser without scripts would replace the page.
      help: { ...common.help, body: common.help.body.replace(/<noscript>[^]*<\/noscript>/, '') },
      body: `<div class="written">${page.markup}</div>`,
    };
  };

  const pages = await writtenPages(environment);
  const fallback: DocumentParts = { ...app, early: dataOf({ titles: {}, texts: {} }) };
  const alone = await promotionBundle(environment);
  const promotionFiles = filesFor(alone, ['/views/promotion/main.tsx']);
  const promotion: DocumentParts = {
    ...common,
    early: {
      ...dataOf({
        path: '/promotion',
        titles: {},
        texts: textsOf(alone, ['promotion'], promotionFiles, offered),
        call: firstCallOf('promotion'),
      }),
      // Its scripts import each other by file name.
      importMap: '',
    },
    head: aboutPage(environment, {
      path: '/promotion/',
      title: environment.appName,
      description: pages[0]?.description ?? environment.appName,
    }),
    drawing: await drawingOf('promotion', ['promotion']),
    imports: [...promotionFiles.slice(0, -1), ...rendererOf(alone, promotionFiles)].map(at),
    entry: at(promotionFiles.at(-1) ?? ''),
    styles: sheetFor('promotion', styleOf(alone, '/promotion/main.tsx'), alone, Object.keys(alone)),
  };
  const documents: Record<string, DocumentParts> = {
    // Without a configured site the app knows its own URL.
    'index.html': fallback,
    'app/index.html': fallback,
    'promotion/index.html': promotion,
  };
  for (const route of documentedRoutes(environment)) {
    const page = pages.find((one) => one.route === route);
    if (routes[route] !== '/' || page) documents[fileOf(routes[route])] = await partsOf(route, page);
  }
  const policy = policyScript(environment);
  return Object.fromEntries(
    Object.entries(documents).map(([file, parts]) => [file, documentOf({ ...parts, policy })]),
  );
};

/** Writes every document that a borrower opens, from one template (document.ts). The staff's pages get the theme's colours and the policy. */
export const firstPaint = (environment: BuildEnvironment): Plugin => ({
  name: 'first-paint',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { bundle, path }) => {
      const source = /\/views\/(entries|promotion)\/main\.tsx/.exec(html)?.[0];
      if (!bundle && source) {
        const common = await commonParts(environment, 'development');
        const [client = ''] =
          html.match(/<script type="module">[^]*?<\/script>|<script[^>]*@vite[^>]*><\/script>/g) ?? [];
        return documentOf({
          ...common,
          head: common.head + client,
          entry: source,
          // Without a content hash, so that they hot-reload.
          styles: source.includes('promotion') ? '' : '/views/styles/all.css',
        });
      }
      const page = html
        .replace('%APP_NAME%', environment.appName)
        .replace('<html lang="en">', `<html lang="${languages[environment.language].tag}">`);
      const theme = themeStyle(environment.themeColour, environment.fontColour);
      const tags: HtmlTagDescriptor[] = [{ tag: 'style', children: theme, injectTo: 'head-prepend' }];
      // The simulator frames pages of any policy.
      if (bundle && !path.includes('simulator'))
        tags.push({ tag: 'script', children: policyScript(environment), injectTo: 'body' });
      return { html: page, tags };
    },
  },
  buildStart() {
    if (this.environment.mode === 'build')
      this.emitFile({ type: 'chunk', id: sharedWithFigures, name: 'values', preserveSignature: 'strict' });
  },
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const files = await documentsOf(
        bundle,
        environment,
        (name, source) => this.getFileName(this.emitFile({ type: 'asset', name, source })),
        this.getModuleInfo(sharedWithFigures)?.importedIds ?? [],
      );
      for (const [fileName, source] of Object.entries(files)) {
        const made = Object.values(bundle).find((file) => file.fileName === fileName);
        if (made?.type === 'asset') made.source = source;
        else this.emitFile({ type: 'asset', fileName, source });
      }
    },
  },
});

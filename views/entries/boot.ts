import { repaired } from '../../services/http/pageQuery.ts';
import { rememberedLanguage } from '../../services/device/language.ts';
import { type Language, languageOf, languages } from '../../services/languages.ts';

/**
 * Runs with the document, before the app has loaded: starts the screen's chunk and its texts side by side with the framework, and says what the
 * page is called. Inlined into the page by the build.
 */
declare const boot: BootTable;

/** Files that a screen needs, by their places in the table: its own, then those of its texts in each of the `languages`. */
export type BootScreen = number[][];

/** What the build knows of the app's routes. */
export interface BootTable {
  /** Path that the app is served under, with a slash at both ends. */
  base: string;
  /** The configured language. */
  language: Language;
  /** Those that a page can be in. */
  languages: readonly Language[];
  files: string[];
  screens: Record<string, BootScreen>;
  /** The screen of each path in the app, and its title: in each of the `languages`, or once where it is the same. */
  routes: Record<string, [screen: string, ...titles: string[]]>;
}

// Read once: the build puts the whole table where it is named.
const { base, files, screens, routes, languages: offered } = boot;
const page = new URLSearchParams(repaired(location.search));
const path = location.pathname.slice(base.length - 1).replace(/(.)\/$/, '$1');
const language = languageOf(page, rememberedLanguage(), boot);
const place = offered.indexOf(language);

const html = document.documentElement;
html.lang = languages[language].tag;
if (/^\/([A-Z]|$)/.test(path)) html.dataset['page'] = 'site';
// A page that the build wrote for another address or language is not read before the app has drawn the right one.
const { written } = html.dataset;
if (written && written !== `${path} ${language}`) html.dataset['page'] = 'other';

const [screen = '', ...titles] = routes[path] ?? [];
document.title = titles[place] ?? titles[0] ?? document.title;
const [own = [], ...texts] = screens[screen] ?? [];
for (const index of [...own, ...(texts[place] ?? [])]) {
  const file = files[index] ?? '';
  const link = document.createElement('link');
  link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
  if (link.rel === 'preload') link.as = 'style';
  link.href = base + file;
  document.head.append(link);
}

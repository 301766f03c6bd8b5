import { releaseHeaders, requestHeaders, requestUrl } from '../../services/http/request.ts';
import { orderKeyOf, orderPath } from '../../services/orderDetails/request.ts';

/**
 * Runs with the document, before the app has loaded: starts the screen's chunk, its texts and its first call side by side with the
 * framework. The app then takes that very call (services/http/early.ts), so it goes out once. Inlined into the page by the build.
 */
declare const boot: {
  apiBase: string;
  /** Path that the app is served under, with a slash at both ends. */
  base: string;
  /** Name of the header that tells the release; empty where none does. */
  releaseHeader: string;
  /** Files that a route needs, by its path in the app: its own, then those of each language. */
  files: Record<string, { screen: string[]; spec: string[]; en: string[]; fil: string[] }>;
};

const { apiBase, base, releaseHeader, files: filesByPath } = boot;
const page = new URLSearchParams(location.search);
const path = location.pathname.slice(base.length - 1).replace(/(.)\/$/, '$1');
const files = filesByPath[path];
const lang = page.get('lang');

if (/^\/([A-Z]|$)/.test(path)) document.documentElement.dataset['page'] = 'site';

if (path === '/loanDetail' || path === '/order') {
  const controller = new AbortController();
  const url = requestUrl(apiBase, orderPath, page, { ...orderKeyOf(page) });
  const headers = {
    ...requestHeaders('one', page),
    ...releaseHeaders(releaseHeader, document.documentElement.dataset['release']),
  };
  const response = fetch(url, { headers, signal: controller.signal });
  // Whoever takes the call hears of its failure; until then it must not count as unhandled.
  response.catch(() => undefined);
  window.earlyCall = { url, response, controller };
}

for (const href of files
  ? [...files.screen, ...files[lang === 'en' || lang === 'fil' ? lang : 'spec']]
  : []) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = base + href;
  document.head.append(link);
}

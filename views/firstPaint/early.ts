import { rememberedLanguage } from '../../services/device/language.ts';
import { parameterIn } from '../../services/http/pageQuery.ts';
import { releaseHeaders, withLanguage, traceHeaders, wireRequest } from '../../services/http/request.ts';
import { type Language, languageOf, languages } from '../../services/visit/languages.ts';
import { ownPath, ownSearch } from '../../services/visit/ownPath.ts';
import { isBlank } from '../../services/values/text.ts';
import { configured } from '../entries/environment.ts';
import type { FirstData } from './data.ts';

declare global {
  interface Window {
    /** Since when the document runs its scripts, by `performance.now()`; its own path, or undefined where the app may show another page. */
    earlyPage?: { since: number; language: Language; path: string | undefined };
  }
}

/** Runs before everything else in the document: makes the page's first call, and sets the page's language and title. */
const data = JSON.parse(document.getElementById('first')?.textContent ?? '{}') as FirstData;
const { titles, texts } = data;
const { apiBase, basePath, releaseHeader, isTraced } = configured;
const html = document.documentElement;
const page = new URLSearchParams(ownSearch());
const language = languageOf(page, rememberedLanguage, configured);

const path = ownPath(basePath);
const isHere =
  path !== undefined && path === data.path && !configured.absentRoutes.includes(data.route ?? '');
const call = isHere ? data.call : undefined;

window.earlyPage = { since: performance.now(), language, path: isHere ? path : undefined };

const valueOf = (value: string | number): string | number =>
  typeof value === 'string' && value.startsWith('?') ? parameterIn(page, value.slice(1)) : value;

if (call && !(call.needs && isBlank(parameterIn(page, call.needs)))) {
  const payload = Object.fromEntries(
    Object.entries(call.payload).map(([name, value]) => [name, valueOf(value)]),
  );
  const headers = {
    ...releaseHeaders(releaseHeader, html.dataset['release']),
    ...(isTraced && traceHeaders()),
  };
  const { url, ...sent } = wireRequest(apiBase, withLanguage(page, language), call, payload, headers);
  const controller = new AbortController();
  const response = fetch(url, { ...sent, cache: 'no-store', signal: controller.signal });
  // The code that takes over the request handles its failure; until then it must not count as unhandled.
  response.catch(() => undefined);
  const { method, body } = sent;
  window.earlyCall = {
    url,
    method,
    body: String(body ?? ''),
    response,
    controller,
    since: performance.now(),
  };
}

// The first look into the storage blocks a cheap phone for 30 ms: now, while the response is on its way, rather than when the figure is drawn.
rememberedLanguage();

html.lang = languages[language].tag;
if (/^\/([A-Z]|$)/.test(path ?? '')) html.dataset['page'] = 'site';
// A prerendered page for another URL or language stays hidden until the app has rendered the right one.
const { written } = html.dataset;
if (written && written !== `${path} ${language}`) html.dataset['page'] = 'other';

const title = titles[language];
if (title && isHere) document.title = title;

for (const file of texts[language] ?? []) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = basePath + file;
  document.head.append(link);
}

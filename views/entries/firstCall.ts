import { rememberedLanguage } from '../../services/device/language.ts';
import { repaired } from '../../services/http/pageQuery.ts';
import { releaseHeaders, speaking, wireRequest } from '../../services/http/request.ts';
import { orderKeyOf, orderPath } from '../../services/orderDetails/request.ts';
import { type Language, languageOf } from '../../services/languages.ts';

/**
 * Runs before everything else of the document: asks for the order where it is about one. The document draws the order's headline out of the answer
 * (firstOrder/draw.ts), and the app takes that very call (services/http/early.ts), so it goes out once. Inlined into the page by the build.
 */
declare const lender: Lender;

/** The address of the request, and its options. */
interface Lender {
  apiBase: string;
  /** Path that the app is served under, with a slash at both ends. */
  base: string;
  /** The configured language. */
  language: Language;
  /** Those that a page can be in. */
  languages: readonly Language[];
  /** Name of the header that says the release; empty where none does. */
  releaseHeader: string;
}

const path = location.pathname.slice(lender.base.length - 1);
const page = new URLSearchParams(repaired(location.search));
if (/^\/(loanDetail|order)\/?$/.test(path) && page.get('orderId')?.trim()) {
  const language = languageOf(page, rememberedLanguage(), lender);
  const controller = new AbortController();
  const call = { client: 'one', method: 'GET', path: orderPath } as const;
  const { url, headers } = wireRequest(
    lender.apiBase,
    speaking(page, language),
    call,
    { ...orderKeyOf(page) },
    releaseHeaders(lender.releaseHeader, document.documentElement.dataset['release']),
  );
  const response = fetch(url, { headers, signal: controller.signal });
  // The code that takes over the request handles its failure; until then it must not count as unhandled.
  response.catch(() => undefined);
  window.earlyCall = { url, response, controller, language, since: performance.now() };
}

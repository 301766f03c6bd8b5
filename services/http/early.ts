import type { Language } from '../languages.ts';

/** The first call of a page, started by the document itself while the app was still loading (views/firstPaint/early.ts). */
interface EarlyCall {
  url: string;
  method: string;
  /** Form-encoded; empty for a GET. */
  body: string;
  response: Promise<Response>;
  controller: AbortController;
  /** When it went out, by `performance.now()`. */
  since: number;
  language: Language;
}

declare global {
  interface Window {
    earlyCall?: EarlyCall | undefined;
  }
}

/** Milliseconds after which the response is too old to use. */
const freshness = 60_000;

/** `fetch` that answers the call which the document already made, once; every other call goes out as usual. */
export const fetchOrTakeEarly: typeof fetch = (input, init) => {
  const early = globalThis.window?.earlyCall;
  const isSame =
    early &&
    performance.now() - early.since < freshness &&
    input === early.url &&
    (init?.method ?? 'GET') === early.method &&
    // An irreversible call is never made by the document.
    !new Headers(init?.headers).has('Idempotency-Key') &&
    (init?.body instanceof URLSearchParams ? init.body.toString() : '') === early.body;
  if (!isSame) return fetch(input, init);
  window.earlyCall = undefined;
  init?.signal?.addEventListener('abort', () => early.controller.abort());
  return early.response;
};

/** The first call of a page, started by the document itself while the app was still loading (views/firstPaint/early.ts). */
interface EarlyCall {
  url: string;
  method: string;
  /** Form-encoded; empty for a GET. */
  body: string;
  response: Promise<Response>;
  controller: AbortController;
  /** When it was sent, by `performance.now()`. */
  since: number;
}

declare global {
  interface Window {
    earlyCall?: EarlyCall | undefined;
  }
}

/** Milliseconds after which the response is too old to use. */
const freshness = 60_000;

/** `fetch` that returns the response of the document's early call, once; every other call is sent as usual. */
export const fetchOrTakeEarly: typeof fetch = (input, init) => {
  const early = globalThis.window?.earlyCall;
  const isSame =
    early &&
    performance.now() - early.since < freshness &&
    input === early.url &&
    (init?.method ?? 'GET') === early.method &&
    // The document never makes an irreversible call.
    !new Headers(init?.headers).has('Idempotency-Key') &&
    (init?.body instanceof URLSearchParams ? init.body.toString() : '') === early.body;
  if (!isSame) return fetch(input, init);
  window.earlyCall = undefined;
  init?.signal?.addEventListener('abort', () => early.controller.abort());
  return early.response;
};

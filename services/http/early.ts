import type { Language } from '../languages.ts';

/** The first call of a page, started by the document itself while the app was still loading (views/entries/firstCall.ts). */
interface EarlyCall {
  url: string;
  response: Promise<Response>;
  controller: AbortController;
  /** When it went out, by `performance.now()`. */
  since: number;
  /** The language of the page, and of the answer. */
  language: Language;
}

declare global {
  interface Window {
    earlyCall?: EarlyCall | undefined;
  }
}

/** `fetch` that answers the call which the document already made, once; every other call goes out as usual. */
export const fetchOrTakeEarly: typeof fetch = (input, init) => {
  const early = globalThis.window?.earlyCall;
  if (!early || input !== early.url || (init?.method ?? 'GET') !== 'GET') return fetch(input, init);
  window.earlyCall = undefined;
  init?.signal?.addEventListener('abort', () => early.controller.abort());
  return early.response;
};

import type { FetchResponse, MappedResponseType } from 'ofetch';
import type { WireRequest } from './request.ts';

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

/** Resolves with the response of the document's early call, as ofetch does, once, and only for the same request. */
export const takeEarly = <Type extends 'text' | 'blob'>(
  url: string,
  { method, body }: Pick<WireRequest, 'method' | 'body'>,
  responseType: Type,
  signal: AbortSignal | undefined,
): Promise<FetchResponse<MappedResponseType<Type>>> | undefined => {
  const early = globalThis.window?.earlyCall;
  const isSame =
    early &&
    performance.now() - early.since < freshness &&
    url === early.url &&
    method === early.method &&
    String(body ?? '') === early.body;
  if (!isSame) return undefined;
  window.earlyCall = undefined;
  signal?.addEventListener('abort', () => early.controller.abort());
  return early.response.then(async (response) =>
    Object.assign(response, { _data: (await response[responseType]()) as MappedResponseType<Type> }),
  );
};

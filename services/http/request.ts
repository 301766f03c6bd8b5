import { withoutSuffix } from '../values/distinctIds.ts';
import { commonNames, headerNames, pick } from './pageQuery.ts';

/** The two HTTP clients, which differ in the page parameters that become headers. */
export type Client = 'one' | 'two';
export interface Address {
  client: Client;
  method: 'GET' | 'POST';
  /** Path behind the API base. */
  path: string;
}

export type Payload = Readonly<Record<string, string | number>>;

/** Returns a payload as it is sent: ids without the mark of a twin, and both `productId` and `product_id` (docs/product/calls.md#clients). */
export function withProductAliases(payload: Payload): Payload {
  const sent = Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [
      name,
      typeof value === 'string' ? withoutSuffix(value) : value,
    ]),
  );
  const id = sent['productId'] ?? sent['product_id'];
  return id === undefined ? sent : { ...sent, productId: id, product_id: id };
}

const encode = (payload: Payload): URLSearchParams =>
  new URLSearchParams(Object.entries(payload).map(([name, value]) => [name, String(value)]));

/** The page's query with the language for responses. The specification's wording is not a language for a backend, so its calls name none. */
export function withLanguage(page: URLSearchParams, language: string): URLSearchParams {
  const query = new URLSearchParams(page);
  if (language === 'spec') query.delete('lang');
  else query.set('lang', language);
  return query;
}

const commonParameters = (page: URLSearchParams): Record<string, string> =>
  pick(page, [...commonNames, 'lang']);

/** Line breaks, control characters and everything beyond Latin-1: with one of them in a header, the browser makes no call at all. */
const beyondHeaders = /[^\t -~\x80-\xff]+/gu;

/** Headers of a call: the XMLHttpRequest marker and the client's two page parameters, empty when absent (docs/product/calls.md#clients). */
export const requestHeaders = (client: Client, page: URLSearchParams): Record<string, string> => ({
  'X-Requested-With': 'XMLHttpRequest',
  ...Object.fromEntries(
    headerNames[client].map((name) => [
      name,
      // Encoded rather than dropped, so that the backend can still read it.
      (page.get(name) ?? '').replace(beyondHeaders, encodeURIComponent),
    ]),
  ),
});

export const releaseHeaders = (name: string, release = ''): Record<string, string> =>
  name ? { [name]: release } : {};

interface WireRequest {
  url: string;
  method: Address['method'];
  headers: Record<string, string>;
  body?: URLSearchParams | FormData;
}

/** The complete request of a call: `payload` is the query of a GET or the form of a POST (FormData: multipart); `page` is the page's query. */
export function wireRequest(
  apiBase: string,
  page: URLSearchParams,
  { client, method, path }: Address,
  payload: Payload | FormData,
  headers: Record<string, string> = {},
): WireRequest {
  const isForm = payload instanceof FormData;
  const query = encode({
    ...commonParameters(page),
    ...(method === 'GET' && !isForm && withProductAliases(payload)),
  }).toString();
  return {
    url: `${apiBase}${path}${query && `?${query}`}`,
    method,
    headers: { ...requestHeaders(client, page), ...headers },
    ...(method === 'POST' && { body: isForm ? payload : encode(withProductAliases(payload)) }),
  };
}

/** The W3C Trace Context header of one call. Each call starts a trace, and nothing links two of them. */
export function traceHeaders(): Record<string, string> {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return { traceparent: `00-${id.slice(16)}-${id.slice(0, 16)}-01` };
}

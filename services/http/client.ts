import { createFetch } from 'ofetch';
import type * as v from 'valibot';
import { fetchOrTakeEarly } from './early.ts';
import { decode, type Family } from './envelope.ts';
import type { ServiceFailure } from './failure.ts';
import {
  type Client,
  encode,
  type Payload,
  requestHeaders,
  requestUrl,
  withProductAliases,
} from './request.ts';

/** Milliseconds after which a call is given up (spec §9). */
export const httpTimeout = 60_000;

/** One call of the catalogue: how it is sent and how its answer is read. */
export interface Call<Schema extends v.GenericSchema> {
  client: Client;
  method: 'GET' | 'POST';
  path: string;
  family: Family;
  data: Schema;
  /** Moves money or cannot be undone: carries an idempotency key, and a lost answer is an unknown outcome. */
  irreversible?: true;
}

interface SendOptions {
  signal?: AbortSignal | undefined;
  /** One UUID per intent of the person; the same on a retry of that intent. */
  idempotencyKey?: string | undefined;
  /** Lets the call outlive the page: for tracking. */
  keepalive?: boolean;
}

interface HttpConfiguration {
  apiBase: string;
  /** The page's query: whose session it is. */
  page: URLSearchParams;
}

let configuration: HttpConfiguration | undefined;

/** Tells both clients where the API is and which session they speak for; called before the first call, and when the address changes. */
export const configureHttp = (value: HttpConfiguration): void => {
  configuration = value;
};

/** What `configureHttp` was told. Throws when it was not called. */
export const httpConfiguration = (): HttpConfiguration => {
  if (!configuration) throw new Error('configureHttp must be called before the first call');
  return configuration;
};

/** Address under which the API serves `path`, with the page's common parameters (images, embedded pages). */
export const apiUrl = (path: string, query: Payload = {}): string => {
  const { apiBase, page } = httpConfiguration();
  return requestUrl(apiBase, path, page, query);
};

const http = createFetch({
  fetch: fetchOrTakeEarly,
  Headers: globalThis.Headers,
  AbortController: globalThis.AbortController,
});

const lost = (call: { irreversible?: true }, reason: 'network' | 'timeout'): ServiceFailure =>
  call.irreversible ? { kind: 'outcomeUnknown' } : { kind: 'failed', reason };

/**
 * Sends one call and resolves with its data (spec §7). `payload` goes as query of a GET and as form body of a POST; FormData goes as
 * multipart. Rejects with a ServiceFailure; an abort by `signal` rejects too, but then nobody listens any more.
 */
export const send = async <Schema extends v.GenericSchema>(
  call: Call<Schema>,
  payload: Payload | FormData,
  { signal, idempotencyKey, keepalive }: SendOptions = {},
): Promise<v.InferOutput<Schema>> => {
  const { page, apiBase } = httpConfiguration();
  const isForm = payload instanceof FormData;
  const asQuery = call.method === 'GET' && !isForm;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort('timeout'), httpTimeout);
  const leave = () => limit.abort('left');
  signal?.addEventListener('abort', leave);
  try {
    const response = await http.raw(requestUrl(apiBase, call.path, page, asQuery ? payload : {}), {
      method: call.method,
      headers: {
        ...requestHeaders(call.client, page),
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
      ...(asQuery ? {} : { body: isForm ? payload : encode(withProductAliases(payload)) }),
      signal: limit.signal,
      keepalive: keepalive ?? false,
      retry: false,
      responseType: 'text',
      ignoreResponseError: true,
    });
    const decoded = decode(call.family, call.data, response._data ?? '');
    if ('data' in decoded && response.ok) return decoded.data;
    // A gateway that gave up waiting knows as little of the outcome as we do.
    if (response.status === 504) throw lost(call, 'timeout');
    throw 'failure' in decoded
      ? decoded.failure
      : ({ kind: 'failed', reason: 'malformed' } satisfies ServiceFailure);
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'kind' in error) throw error;
    throw lost(call, limit.signal.reason === 'timeout' ? 'timeout' : 'network');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
  }
};

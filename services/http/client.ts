import { createFetch, type FetchResponse, type MappedResponseType } from 'ofetch';
import type { Session } from '../visit/session.ts';
import { fetchOrTakeEarly } from './early.ts';
import type { Family } from './envelope.ts';
import type { ServiceFailure } from './failure.ts';
import { type Address, type Payload, wireRequest } from './request.ts';

/** Timeout of a call in milliseconds (docs/product/calls.md#time): the chart has the timer and aborts the request. */
export const httpTimeout = 60_000;

interface RequestOptions {
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
  keepalive?: boolean;
}

const http = createFetch({
  fetch: fetchOrTakeEarly,
  defaults: { retry: false, ignoreResponseError: true },
});

/** Rejects when there was no response: lost, cut, or aborted by `signal`. */
const noAnswer: ServiceFailure = { kind: 'failed', reason: 'network' };

/** Resolves with the response, whatever its status, and notes what it proves. Rejects with `{ kind: 'failed', reason: 'network' }` without one. */
export const request = async <Type extends 'text' | 'blob'>(
  { apiBase, page, headers, noteResponse }: Session,
  address: Address & { family?: Family },
  payload: Payload | FormData,
  responseType: Type,
  { signal, idempotencyKey, keepalive = false }: RequestOptions = {},
): Promise<FetchResponse<MappedResponseType<Type>>> => {
  const { url, ...sent } = wireRequest(apiBase, page, address, payload, {
    ...headers,
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  });
  try {
    const response = await http.raw(url, {
      ...sent,
      ...(signal && { signal }),
      // A redirect is no outcome, and must not send the key elsewhere; the response then has status 0 or 3xx.
      redirect: idempotencyKey ? 'manual' : 'follow',
      keepalive,
      // A stored response has neither today's order nor the time.
      cache: 'no-store',
      responseType,
    });
    const { status, headers: received, _data } = response;
    noteResponse({
      status,
      headers: received,
      body: typeof _data === 'string' ? _data : undefined,
      family: address.family,
    });
    return response;
  } catch {
    throw noAnswer;
  }
};

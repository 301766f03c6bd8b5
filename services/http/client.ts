import type { FetchResponse, MappedResponseType } from 'ofetch';
import { type Session, sessionEnded } from '../session.ts';
import { takeEarly } from './early.ts';
import { noAnswer } from './failure.ts';
import type { UseHttp } from './lazyHttp.ts';
import { type Address, type Payload, wireRequest } from './request.ts';

/** Timeout of a call in milliseconds (docs/product/calls.md#time): the chart has the timer and aborts the request. */
export const httpTimeout = 60_000;

interface RequestOptions {
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
  keepalive?: boolean;
}

/** Resolves with the response, whatever its status, and reports a session's end. Rejects with `{ kind: 'failed', reason: 'network' }` without one. */
export const request = async <Type extends 'text' | 'blob'>(
  { apiBase, page, headers, http, end, tellTime }: Session,
  address: Address,
  payload: Payload | FormData,
  responseType: Type,
  { signal, idempotencyKey, keepalive = false }: RequestOptions = {},
): Promise<FetchResponse<MappedResponseType<Type>>> => {
  const { url, ...sent } = wireRequest(apiBase, page, address, payload, {
    ...headers,
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  });
  // Once the client is loaded, a call is sent at once.
  const send = async (client: ReturnType<UseHttp>) =>
    ('raw' in client ? client : await client).raw(url, {
      ...sent,
      ...(signal && { signal }),
      // A redirect is no outcome, and must not send the key elsewhere; the response then has status 0 or 3xx.
      redirect: idempotencyKey ? 'manual' : 'follow',
      keepalive,
      responseType,
    });
  try {
    // The document never makes an irreversible call.
    const early = idempotencyKey ? undefined : takeEarly(url, sent, responseType, signal);
    const response = await (early ?? send(http()));
    tellTime(response.headers.get('date'));
    if (response.status === sessionEnded) end();
    return response;
  } catch {
    throw noAnswer;
  }
};

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

/** The HTTP client of a session: its defaults are what the session sends, and its hook notes what each response proves. `family`: the response's envelope. */
const clientOf = (session: Session, family: Family | undefined) =>
  createFetch({
    fetch: fetchOrTakeEarly,
    defaults: {
      // `reads` repeats calls, and every status is an outcome (docs/decisions/0006-ofetch-and-valibot.md).
      retry: false,
      ignoreResponseError: true,
      // A stored response has neither today's order nor the time.
      cache: 'no-store',
      headers: session.headers,
      onResponse: ({ response: { status, headers, _data } }) =>
        session.recordResponse({
          status,
          headers,
          body: typeof _data === 'string' ? _data : undefined,
          family,
        }),
    },
  });

/** Rejects when there was no response: lost, cut, or aborted by `signal`. */
const noAnswer: ServiceFailure = { kind: 'failed', reason: 'network' };

/** Resolves with the response, whatever its status. Rejects with `{ kind: 'failed', reason: 'network' }` without one. */
export async function request<Type extends 'text' | 'blob'>(
  session: Session,
  address: Address & { family?: Family },
  payload: Payload | FormData,
  responseType: Type,
  { signal, idempotencyKey, keepalive = false }: RequestOptions = {},
): Promise<FetchResponse<MappedResponseType<Type>>> {
  const { url, ...sent } = wireRequest(session.apiBase, session.page, address, payload, {
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  });
  try {
    return await clientOf(session, address.family).raw(url, {
      ...sent,
      ...(signal && { signal }),
      // A redirect is no outcome, and must not send the key elsewhere; the response then has status 0 or 3xx.
      redirect: idempotencyKey ? 'manual' : 'follow',
      keepalive,
      responseType,
    });
  } catch {
    throw noAnswer;
  }
}

import { type Session, sessionEnded } from '../session.ts';
import { fetchOrTakeEarly } from './early.ts';
import type { ServiceFailure } from './failure.ts';
import { type Address, type Payload, wireRequest } from './request.ts';

/** Timeout of a call in milliseconds (docs/product/calls.md#time): the chart holds it and aborts the request. */
export const httpTimeout = 60_000;

interface RequestOptions {
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
  /** Lets the call outlive the page: for tracking. */
  keepalive?: boolean;
}

/** A response that has been read whole. */
interface ReadResponse<Body> {
  ok: boolean;
  status: number;
  /** Empty where the response has none. */
  body: Body;
}

type BodyReader = 'text' | 'blob';
type BodyOf<Reader extends BodyReader> = Awaited<ReturnType<Response[Reader]>>;

/** Rejects where no answer came: lost, cut, or given up by `signal`. */
const noAnswer: ServiceFailure = { kind: 'failed', reason: 'network' };

/**
 * Sends one request for a session and resolves with its response, whatever its status. Says that the session has ended when the answer does. Rejects with `{ kind: 'failed', reason: 'network' }` when no answer came.
 */
export const request = async <Reader extends BodyReader>(
  { apiBase, page, headers, end, tellTime }: Session,
  address: Address,
  payload: Payload | FormData,
  reader: Reader,
  { signal, idempotencyKey, keepalive = false }: RequestOptions = {},
): Promise<ReadResponse<BodyOf<Reader>>> => {
  const { url, ...sent } = wireRequest(apiBase, page, address, payload, {
    ...headers,
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  });
  try {
    const response = await fetchOrTakeEarly(url, {
      ...sent,
      ...(signal && { signal }),
      // A redirect is no outcome, and must not send the key elsewhere: the response says that there was one (status 0, or 3xx).
      redirect: idempotencyKey ? 'manual' : 'follow',
      keepalive,
    });
    // A body that breaks off is no answer, like a call that breaks off.
    const body = (await response[reader]()) as BodyOf<Reader>;
    const { ok, status } = response;
    tellTime(response.headers.get('date'));
    if (status === sessionEnded) end();
    return { ok, status, body };
  } catch {
    throw noAnswer;
  }
};

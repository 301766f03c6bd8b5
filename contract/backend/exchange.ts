import type { WireRequest } from '../api/requests.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface Line {
  fetch: Fetch;
  /** Epoch milliseconds. */
  now: () => number;
  /** Milliseconds after which the app gives up. */
  limit: number;
  /** Origin of the page if the backend has another one; otherwise empty. */
  origin: string;
  /** Response time in milliseconds; undefined without a response. */
  hear?: (request: WireRequest, took: number | undefined) => void;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: string;
  took: number;
}

/** Makes a request; undefined after the timeout, or when the connection was cut. */
export async function exchange(
  { fetch, now, limit, origin, hear }: Line,
  request: WireRequest,
): Promise<Answer | undefined> {
  const { url, init } = request;
  const began = now();
  try {
    const response = await fetch(url, {
      ...init,
      headers: { ...init.headers, ...(origin && { Origin: origin }) },
      signal: AbortSignal.timeout(limit),
    });
    const body = await response.text();
    const took = now() - began;
    hear?.(request, took);
    return { status: response.status, headers: response.headers, body, took };
  } catch {
    hear?.(request, undefined);
    return undefined;
  }
}

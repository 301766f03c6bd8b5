import type { WireRequest } from '../api/requests.ts';

/** Sends requests to a backend: `fetch`, or an app in this process. */
type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface Line {
  fetch: Fetch;
  /** Epoch milliseconds. */
  now: () => number;
  /** Milliseconds after which the app gives up. */
  limit: number;
  /** Origin of the page if the backend has another one; otherwise empty. */
  origin: string;
  /** Receives every request with its response time in milliseconds; undefined without a response. */
  hear?: (request: WireRequest, took: number | undefined) => void;
}

/** A response. */
export interface Answer {
  status: number;
  headers: Headers;
  body: string;
  /** Milliseconds that it took. */
  took: number;
}

/** Makes a request; undefined after the timeout, or when the connection was cut. */
export const exchange = async (
  { fetch, now, limit, origin, hear }: Line,
  request: WireRequest,
): Promise<Answer | undefined> => {
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
};

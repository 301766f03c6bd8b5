import type { WireRequest } from '../api/requests.ts';

/** Speaks to a backend: `fetch`, or an app in this process. */
type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface Line {
  fetch: Fetch;
  /** Epoch milliseconds. */
  now: () => number;
  /** Milliseconds after which the app gives up. */
  limit: number;
  /** Origin of the page, where the backend has another one; empty when it has the same. */
  origin: string;
  /** Hears of every request, and of the milliseconds that its answer took; undefined when none came. */
  hear?: (request: WireRequest, took: number | undefined) => void;
}

/** What came back. */
export interface Answer {
  status: number;
  headers: Headers;
  body: string;
  /** Milliseconds that it took. */
  took: number;
}

/** Makes a request; undefined when nothing came within the limit, or the connection was cut. */
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

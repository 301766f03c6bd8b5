import { vi } from 'vitest';

interface Sent {
  path: string;
  query: Record<string, string>;
  body: Record<string, string>;
  key: string | null;
  signal: AbortSignal;
  /** Both resolve when the response was read. */
  answer(body: unknown, status?: number): Promise<void>;
  fail(): Promise<void>;
}

const sentCall = (
  input: string,
  init: RequestInit | undefined,
  resolve: (response: Response) => void,
  reject: (error: unknown) => void,
): Sent => {
  const url = new URL(input, 'https://app.test');
  const signal = init?.signal ?? new AbortController().signal;
  signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  return {
    path: url.pathname.replace(/.*\//, ''),
    query: Object.fromEntries(url.searchParams),
    body: Object.fromEntries(new URLSearchParams(String(init?.body ?? ''))),
    key: new Headers(init?.headers).get('Idempotency-Key'),
    signal,
    answer: (body, status = 200) => {
      const text = body instanceof Blob || typeof body === 'string' ? body : JSON.stringify(body);
      resolve(new Response(text, { status }));
      return settle();
    },
    fail: () => {
      reject(new TypeError('Failed to fetch'));
      return settle();
    },
  };
};

export const heldNetwork = () => {
  const calls: Sent[] = [];
  const fetch = (input: string, init?: RequestInit) =>
    new Promise<Response>((resolve, reject) => calls.push(sentCall(input, init, resolve, reject)));
  vi.stubGlobal('fetch', fetch);
  return {
    calls,
    to: (path: string) => calls.filter((call) => call.path === path),
    last: (path: string): Sent => {
      const found = calls.findLast((call) => call.path === path);
      if (!found) throw new Error(`Nothing was sent to ${path}`);
      return found;
    },
  };
};

export const stopClock = () =>
  vi.useFakeTimers({ now: 1_000_000, toFake: ['setTimeout', 'clearTimeout', 'Date'] });

export const settle = async () => {
  for (let round = 0; round < 6; round += 1) await new Promise((resolve) => setImmediate(resolve));
};

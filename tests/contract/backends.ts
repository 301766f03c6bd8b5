import type { Backend } from '../../contract/backend/check.ts';
import { createTestBackend, testBackendBase } from '../../contract/api/testBackend.ts';
import type { Dialect } from '../../sandbox/dialects.ts';
import { sandboxSubjects } from '../../contract/api/subjects.ts';

const pageOrigin = 'https://app.example';
const ended = 'session-ended';

interface Asked {
  path: string;
  fields: URLSearchParams;
  init: RequestInit;
  headers: Headers;
  times: number;
}

/** One call that the backend gets wrong. */
export interface Fault {
  breaks: string;
  path: string;
  lie: (
    asked: Asked,
    honest: (init?: RequestInit) => Promise<Response>,
    turn: (milliseconds: number) => void,
  ) => Promise<Response>;
}

const allow = (response: Response): Response => {
  response.headers.set('access-control-allow-origin', pageOrigin);
  response.headers.set('access-control-expose-headers', 'Date');
  return response;
};

export const backendWith = (faults: readonly Fault[] = [], dialect: Dialect = 'plain') => {
  const clock = { now: Date.UTC(2026, 10, 22) };
  const lender = createTestBackend(() => clock.now, dialect);
  const times = new Map<string, number>();

  const honest = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (init.method === 'OPTIONS')
      return new Response(null, {
        status: 204,
        headers: {
          'access-control-allow-methods': 'GET, POST',
          'access-control-allow-headers': headers.get('access-control-request-headers') ?? '',
        },
      });
    if (new URL(url).searchParams.get('sessionId') === ended) return new Response('{}', { status: 401 });
    return lender.fetch(url, init);
  };

  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const address = new URL(url);
    const path = address.pathname.replace('/gateway', '');
    const fields = init.body instanceof URLSearchParams ? init.body : address.searchParams;
    const at = `${init.method} ${path}`;
    times.set(at, (times.get(at) ?? 0) + 1);
    const fault = faults.find((one) => one.path === path);
    const asked = { path, fields, init, headers: new Headers(init.headers), times: times.get(at) ?? 1 };
    const right = async (other: RequestInit = {}) => allow(await honest(url, { ...init, ...other }));
    return fault ? fault.lie(asked, right, (milliseconds) => void (clock.now += milliseconds)) : right();
  };

  const backend: Backend = {
    fetch,
    now: () => clock.now,
    limit: 60_000,
    origin: pageOrigin,
    base: testBackendBase,
    sessionId: 'session-check',
    endedSession: ended,
    subjects: sandboxSubjects,
    change: true,
  };
  return { backend, turn: (milliseconds: number) => void (clock.now += milliseconds) };
};

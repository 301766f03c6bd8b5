import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { wireRequest } from '../../services/http/request.ts';

const running = new Set<Sandbox>();

afterEach(async () => {
  await Promise.all([...running].map((sandbox) => sandbox.close()));
  running.clear();
});

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'sandbox-'));

const page = new URLSearchParams('sessionId=session-1&market=0&building=b-1&gather=g-1&swift=s-1&eyes=e-1');

export const start = async (options: { databaseFile?: string; dist?: string; now?: () => number } = {}) => {
  const sandbox = await startSandbox({ dist: '/nowhere', ...options });
  running.add(sandbox);
  const base = `${sandbox.url}/gateway`;
  const send = (
    method: 'GET' | 'POST',
    path: string,
    payload: Record<string, string>,
    { key, signal }: { key?: string | undefined; signal?: AbortSignal | undefined },
  ) => {
    const client = /^\/(gopia|repayment)\//.test(path) ? 'two' : 'one';
    const headers: Record<string, string> = key ? { 'Idempotency-Key': key } : {};
    const { url, ...init } = wireRequest(base, page, { client, method, path }, payload, headers);
    return fetch(url, { ...init, redirect: key ? 'manual' : 'follow', ...(signal && { signal }) });
  };
  return {
    url: sandbox.url,
    port: sandbox.port,
    books: sandbox.books,
    stop: async () => {
      running.delete(sandbox);
      await sandbox.close();
    },
    get: (path: string, query: Record<string, string>, signal?: AbortSignal) =>
      send('GET', path, query, { signal }),
    post: (path: string, body: Record<string, string>, idempotencyKey?: string, signal?: AbortSignal) =>
      send('POST', path, body, { key: idempotencyKey, signal }),
    control: async (path: string, body?: object) => {
      const response = await fetch(
        `${sandbox.url}/sandbox/control${path}`,
        body && { method: 'POST', body: JSON.stringify(body) },
      );
      return response.json();
    },
    /** Removes the faults: delayed responses arrive at once. */
    behave: () => fetch(`${sandbox.url}/sandbox/control/fail-next`, { method: 'DELETE' }),
  };
};

export type RunningSandbox = Awaited<ReturnType<typeof start>>;

export const orderOf = async (sandbox: RunningSandbox, orderId: string, productId = 'p1') => {
  const response = await sandbox.get('/v3/loan-details/loan-details', { productId, orderId });
  return response.json();
};

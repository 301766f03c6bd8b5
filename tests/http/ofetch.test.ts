import { createFetch } from 'ofetch';
import { expect, it, vi } from 'vitest';
import { request } from '../../services/http/client.ts';
import { wireRequest } from '../../services/http/request.ts';
import type { Session } from '../../services/visit/session.ts';

const lost = () => Promise.reject(new TypeError('lost'));

/** A response whose body breaks off after the headers. */
const cut = async () =>
  new Response(new ReadableStream({ start: (body) => body.error(new TypeError('cut')) }), {
    headers: { 'Content-Type': 'text/plain' },
  });

const address = { client: 'one', method: 'GET', path: '/a' } as const;

const session = (
  traceparent: string,
  recordResponse: Session['recordResponse'] = () => undefined,
): Session => ({
  apiBase: 'https://api.example',
  basePath: '/',
  page: new URLSearchParams('building=b1'),
  headers: { traceparent },
  unclearCodes: [],
  recordResponse,
  recordFailure: () => undefined,
});

it('adds what the session sends to each request', async () => {
  const network = vi.fn<typeof fetch>(async () => new Response('{}'));
  vi.stubGlobal('fetch', network);
  await request(session('t1'), address, {}, 'text');
  await request(session('t2'), address, {}, 'text', { idempotencyKey: 'k1' });
  const sent = network.mock.calls.map(([, init]) => new Headers(init?.headers));
  expect(sent.map((headers) => headers.get('traceparent'))).toEqual(['t1', 't2']);
  expect(sent.map((headers) => headers.get('building'))).toEqual(['b1', 'b1']);
  expect(sent.map((headers) => headers.get('Idempotency-Key'))).toEqual([null, 'k1']);
});

it('notes each response with its envelope, and none without a response', async () => {
  const recordResponse = vi.fn<Session['recordResponse']>();
  vi.stubGlobal('fetch', async () => new Response('{"code":"0"}', { status: 401 }));
  await request(session('t1', recordResponse), { ...address, family: '0' }, {}, 'text');
  expect(recordResponse.mock.calls).toEqual([
    [{ status: 401, headers: expect.any(Headers), body: '{"code":"0"}', family: '0' }],
  ]);
  for (const network of [lost, cut]) {
    vi.stubGlobal('fetch', network);
    await expect(request(session('t1', recordResponse), address, {}, 'text')).rejects.toEqual({
      kind: 'failed',
      reason: 'network',
    });
  }
  expect(recordResponse).toHaveBeenCalledOnce();
});

// The reasons why these features of ofetch are not used (docs/decisions/0006-ofetch-and-valibot.md).

it('sends a request in the turn of its event, which the onRequest of ofetch delays', () => {
  const network = vi.fn<typeof fetch>(async () => new Response('{}'));
  vi.stubGlobal('fetch', network);
  void createFetch({ fetch: network })('/a', { onRequest: () => undefined });
  expect(network).not.toHaveBeenCalled();
  void request(session('t1'), address, {}, 'text');
  expect(network).toHaveBeenCalledOnce();
});

it('shows that ofetch retries by the device clock, which the simulated clock cannot move', async () => {
  vi.useFakeTimers();
  const network = vi.fn<typeof fetch>(lost);
  const response = createFetch({ fetch: network })('/a', { retry: 1, retryDelay: 500 }).catch(
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(499);
  expect(network).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  await response;
  expect(network).toHaveBeenCalledTimes(2);
});

it('shows that ofetch does not retry a response whose body is cut', async () => {
  const network = vi.fn<typeof fetch>(cut);
  const response = createFetch({ fetch: network })('/a', { retry: 2, responseType: 'text' });
  await expect(response).rejects.toThrow('cut');
  expect(network).toHaveBeenCalledOnce();
});

it('shows that ofetch ignores its timeout beside a signal', async () => {
  vi.useFakeTimers();
  const { signal } = new AbortController();
  const network = vi.fn<typeof fetch>(() => new Promise(() => undefined));
  void createFetch({ fetch: network })('/a', { timeout: 100, signal });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(network.mock.calls[0]?.[1]?.signal).toBe(signal);
  expect(signal.aborted).toBe(false);
});

it('shows that the query of ofetch refuses half a character, which the app sends', async () => {
  const half = '\ud83d';
  const network = vi.fn<typeof fetch>(async () => new Response('{}'));
  await expect(createFetch({ fetch: network })('/a', { query: { name: half } })).rejects.toThrow(
    'URI malformed',
  );
  expect(wireRequest('', new URLSearchParams(), address, { name: half }).url).toBe('/a?name=%EF%BF%BD');
});

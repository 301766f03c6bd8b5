import { expect, it, vi } from 'vitest';
import { request } from '../../services/http/client.ts';
import { releaseHeaders } from '../../services/http/request.ts';
import { parseEnvironment } from '../../services/visit/environment.ts';

it.each([
  ['', null],
  ['X-Release', 'r1'],
])('sends the release header configured as %o as %o', async (name, value) => {
  const network = vi.fn<typeof fetch>(async () => new Response('{}'));
  vi.stubGlobal('fetch', network);
  const { releaseHeader } = parseEnvironment({ VITE_RELEASE_HEADER: name });
  const headers = releaseHeaders(releaseHeader, 'r1');
  const session = {
    apiBase: 'https://api.lender.example',
    basePath: '/',
    page: new URLSearchParams(),
    headers,
    unclearCodes: [],
    recordResponse: () => undefined,
    recordFailure: () => undefined,
  };
  await request(session, { client: 'one', method: 'GET', path: '/a' }, {}, 'text');
  expect(new Headers(network.mock.calls[0]?.[1]?.headers).get('X-Release')).toBe(value);
});

it.each([
  [{ VITE_REPORT_URL: 'http://reports.example' }, 'VITE_REPORT_URL'],
  [{ VITE_OTLP_URL: 'http://collector.example' }, 'VITE_OTLP_URL'],
  [{ VITE_OTLP_URL: '/otlp/' }, 'VITE_OTLP_URL'],
  [{ VITE_OTLP_SAMPLE: '1.5' }, 'VITE_OTLP_SAMPLE'],
  [{ VITE_POLICY_REPORT_URL: 'https://a.example; script-src *' }, 'VITE_POLICY_REPORT_URL'],
  [{ VITE_RELEASE_HEADER: 'X Release' }, 'VITE_RELEASE_HEADER'],
])('stops the build for the release header %o', (variables, name) => {
  expect(() => parseEnvironment(variables)).toThrow(name);
});

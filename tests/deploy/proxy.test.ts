import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { container, type Host, type HostKind, serve, servers, titleOf } from './hosts.ts';
import { tinySite } from './tinySite.ts';
import { patience } from '../patience.ts';

const root = tinySite();

let asked: { url: string; host: string | undefined; body: string }[] = [];
const answer = async (request: IncomingMessage, response: ServerResponse) => {
  // A host that finds a body too large aborts it.
  const body = await text(request).catch(() => 'aborted');
  asked.push({ url: request.url ?? '', host: request.headers.host, body });
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ data: 'x'.repeat(4_000) }));
};

const session = 'sessionId=secret-1';
const proxies: HostKind[] = [...servers.filter(({ name }) => !name.includes('sandbox')), container];

describe.each(proxies.map((kind) => [titleOf(kind), kind] as const))('%s', (_title, kind) => {
  describe.skipIf(kind.missing)('in front of the API', () => {
    let api: Host;
    let host: Host;
    beforeAll(async () => {
      api = await serve(answer);
      host = await kind.start({ root: root(), base: '/', api: api.url, collector: api.url });
    });
    afterAll(async () => {
      await host?.close();
      await api?.close();
    });

    it('forwards calls unchanged, and logs no query', async () => {
      asked = [];
      const form = new URLSearchParams({ productId: 'p1' });
      await fetch(`${host.url}/gateway/v3/call?${session}`, { method: 'POST', body: form });
      await fetch(`${host.url}/loanDetail?${session}`);
      expect(asked).toEqual([
        { url: `/gateway/v3/call?${session}`, host: expect.any(String), body: 'productId=p1' },
      ]);
      await vi.waitFor(() => expect(host.logged?.()).toContain('/loanDetail'), patience);
      expect(host.logged?.()).toContain('/gateway/v3/call');
      expect(host.logged?.()).not.toContain('secret-1');
    });

    it('logs a line that a collector can parse', async () => {
      await fetch(`${host.url}/assets/gone.js?${session}`);
      await vi.waitFor(() => expect(host.logged?.()).toContain('gone.js'), patience);
      const line = host
        .logged?.()
        .split('\n')
        .find((one) => one.includes('gone.js'));
      expect(JSON.parse(line ?? '')).toMatchObject({ status: 404 });
    });

    it("compresses the API's responses", async () => {
      const { headers } = await fetch(`${host.url}/gateway/v3/call`, {
        headers: { 'Accept-Encoding': 'gzip' },
      });
      expect(headers.get('content-encoding')).toBe('gzip');
    });

    it('refuses a body of 5 MB and takes one of 3 MB', async () => {
      const send = async (bytes: number) =>
        (await fetch(`${host.url}/gateway/up`, { method: 'POST', body: new Uint8Array(bytes) })).status;
      expect(await send(3_000_000)).toBe(200);
      // A server may close the connection while the body is still on its way.
      expect(await send(5_000_000).catch(() => 413)).toBe(413);
    });

    it('refuses a body of 5 MB without a Content-Length', async () => {
      const body = new Blob([new Uint8Array(5_000_000)]).stream();
      const sent = fetch(`${host.url}/gateway/up`, { method: 'POST', body, duplex: 'half' } as RequestInit);
      expect(await sent.then(({ status }) => status).catch(() => 413)).toBe(413);
    });

    it.each(['/', '/gateway/v3/call', '/no/such/page'])('does not reveal its version at %s', async (path) => {
      const { headers } = await fetch(host.url + path);
      expect(headers.get('server') ?? '').toMatch(/^(nginx)?$/);
    });

    it.each(['/favicon.ico', '/apple-app-site-association', '/.well-known/gone.json'])(
      'answers %s with 404, never with the app',
      async (path) => {
        const response = await fetch(host.url + path);
        expect([response.status, await response.text()]).toEqual([
          404,
          expect.not.stringContaining('the app'),
        ]);
      },
    );

    it('serves the association files of the host as JSON', async () => {
      const response = await fetch(`${host.url}/.well-known/assetlinks.json`);
      expect([response.headers.get('content-type'), await response.text()]).toEqual([
        'application/json',
        '[]',
      ]);
    });
  });

  it.skipIf(kind.missing)('keeps the URL out of its errors when the API is down', async () => {
    const host = await kind.start({ root: root(), base: '/', api: 'http://127.0.0.1:9' });
    onTestFinished(() => host.close());
    expect((await fetch(`${host.url}/gateway/v3/call?${session}`)).status).toBe(502);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(host.logged?.()).not.toContain('secret-1');
  });

  it.skipIf(kind.missing)(
    "sends the API's name in the TLS handshake and checks its certificate",
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
      const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
      execFileSync(
        'openssl',
        `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout ${key} -out ${certificate} -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost`.split(
          ' ',
        ),
        { stdio: 'pipe' },
      );
      const named: unknown[] = [];
      const api = createSecureServer(
        { key: readFileSync(key), cert: readFileSync(certificate) },
        (request, response) => void answer(request, response),
      );
      api.on('secureConnection', (socket) => named.push(Reflect.get(socket, 'servername')));
      await once(api.listen(0, '127.0.0.1'), 'listening');
      const url = `https://localhost:${(api.address() as AddressInfo).port}`;
      onTestFinished(() => {
        api.closeAllConnections();
        api.close();
        rmSync(folder, { recursive: true });
      });
      const statusWith = async (trusted?: string) => {
        const host = await kind.start({ root: root(), base: '/', api: url, ...(trusted && { trusted }) });
        const { status } = await fetch(`${host.url}/gateway/v3/call`);
        await host.close();
        return status;
      };
      expect(await statusWith()).toBe(502);
      if (kind === container) return;
      named.length = 0;
      expect(await statusWith(certificate)).toBe(200);
      expect(named).toEqual(['localhost']);
    },
  );
});

it.skipIf(container.missing)(
  `${titleOf(container)} forwards telemetry, answers health checks, and logs neither`,
  async () => {
    asked = [];
    const { url, close } = await serve(answer);
    onTestFinished(close);
    const host = await container.start({ root: root(), base: '/', api: url, collector: url });
    onTestFinished(host.close);
    expect((await fetch(`${host.url}/otlp/v1/logs`, { method: 'POST', body: '{}' })).status).toBe(200);
    expect(await (await fetch(`${host.url}/healthz`)).text()).toBe('ok\n');
    expect(asked).toEqual([{ url: '/v1/logs', host: expect.any(String), body: '{}' }]);
    expect(host.logged?.()).not.toMatch(/otlp|healthz/);
  },
);

it.skipIf(container.missing)(`${titleOf(container)} stops on an invalid value and says why`, async () => {
  await expect(container.start({ root: root(), base: '/', api: 'api.example' })).rejects.toThrow(
    'API_UPSTREAM is api.example, expected an origin',
  );
});

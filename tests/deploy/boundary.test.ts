import { execFileSync } from 'node:child_process';
import type { IncomingMessage, RequestListener } from 'node:http';
import { connect } from 'node:net';
import { availableParallelism } from 'node:os';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ownPathIn } from '../../services/visit/ownPath.ts';
import { normalPath } from '../../deploy/normalPath.ts';
import { foreignHeaders } from '../../deploy/site.ts';
import { container, type Host, type HostKind, serve, servers, titleOf } from './hosts.ts';
import { tinySite } from './tinySite.ts';

const root = tinySite();

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const parsed = (raw: string): Answer => {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => [line.split(':')[0]?.toLowerCase(), line.replace(/^[^:]*: ?/, '')]);
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: body.join('\r\n\r\n'),
  };
};

const isWhole = (raw: string) => {
  const { headers, body } = parsed(raw);
  return raw.includes('\r\n\r\n') && body.length >= Number(headers['content-length'] ?? Infinity);
};

/** Sends bytes as they are: clients of Node would normalise the path. */
const send = async (host: Host, message: string): Promise<Answer> => {
  const socket = connect(Number(new URL(host.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  // Not `end`: nginx drops a call whose client has closed its side.
  socket.write(message, 'latin1');
  let raw = '';
  for await (const part of socket.setEncoding('latin1')) {
    raw += part;
    // nginx keeps the connection open for 5 s after it refused a body.
    if (isWhole(raw)) break;
  }
  return parsed(raw);
};
const name = (host: Host) => new URL(host.url).host;
const get = (host: Host, path: string, headers = '') =>
  send(host, `GET ${path} HTTP/1.1\r\nHost: ${name(host)}\r\nConnection: close\r\n${headers}\r\n`);

const hostile = {
  html: ['text/html', '<script>document.title = "ran"</script>'],
  picture: ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>ran()</script></svg>'],
  disguised: ['image/png', '<!doctype html><script>ran()</script>'],
  refused: ['text/html', '<script>ran()</script>'],
} as const;

const expectContained = ({ headers }: Answer) => {
  for (const [header, value] of Object.entries(foreignHeaders))
    expect([header, headers[header.toLowerCase()]]).toEqual([header, value]);
};

const isContained = ({ headers }: Answer) =>
  Object.entries(foreignHeaders).every(([header, value]) => headers[header.toLowerCase()] === value);

const proxies: HostKind[] = [...servers.filter(({ name: kind }) => !kind.includes('sandbox')), container];

describe.each(proxies.map((kind) => [titleOf(kind), kind] as const))('%s', (_title, kind) => {
  describe.skipIf(kind.missing)('in front of an API that cannot be trusted', () => {
    let asked: { headers: IncomingMessage['headers']; port: number | undefined }[] = [];
    const respond: RequestListener = (request, response) => {
      asked.push({ headers: request.headers, port: request.socket.remotePort });
      const key = (request.url ?? '').split('/').at(-1) as keyof typeof hostile;
      const [type, body] = hostile[key] ?? ['application/json', '{}'];
      response.writeHead(key === 'refused' ? 500 : 200, {
        'Content-Type': type,
        'Cache-Control': 'public, max-age=600',
        'Content-Security-Policy': "default-src *; script-src * 'unsafe-inline'",
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
      request.resume().on('end', () => response.end(body));
    };
    let api: Host;
    let host: Host;
    beforeAll(async () => {
      api = await serve(respond);
      host = await kind.start({ root: root(), base: '/', api: api.url, collector: api.url });
    });
    afterAll(async () => {
      await host?.close();
      await api?.close();
    });

    it.each(Object.keys(hostile))('contains what it sends as %s', async (page) => {
      const answer = await get(host, `/gateway/${page}`);
      expect(answer.body).toContain('<script>');
      expectContained(answer);
      if (kind === container) expectContained(await get(host, `/otlp/${page}`));
    });

    it.each([
      ['a body that is too large', 413, '/gateway/up', 'Content-Length: 9000000\r\n'],
      ['a file that is missing', 404, '/favicon.ico', ''],
      ['a path that is not in its normal form', 404, '/gateway/..%2floanDetail', ''],
    ])('contains its own response to %s', async (_name, status, path, headers) => {
      const answer = await send(
        host,
        `POST ${path} HTTP/1.1\r\nHost: ${name(host)}\r\nConnection: close\r\n${headers}\r\n`.replace(
          'POST',
          status === 413 ? 'POST' : 'GET',
        ),
      );
      expect(answer.status).toBe(status);
      expectContained(answer);
    });

    it.each([
      ['no HTTP', 'GET / HTTP/9.9\r\n\r\n'],
      ['a malformed header', `GET / HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n`],
      ['a URL of 40 kB', `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`],
      ['a header of 2 MB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(2_000_000)}\r\n\r\n`],
    ])('refuses %s with nothing that could be a page', async (_name, message) => {
      const answer = await send(host, message);
      // Go's HTTP server, in Caddy, sends some of these before any configuration applies: one fixed line of text.
      const isFixed = kind.name === 'Caddy' && /^\d{3} [\w ]+(: [\w ]+)?$/.test(answer.body);
      expect([isFixed || isContained(answer) || answer.status < 400, answer]).toEqual([true, answer]);
    });

    it('keeps connections to the backend open', async () => {
      asked = [];
      for (let call = 0; call < 40; call++) await get(host, '/gateway/call');
      expect(asked).toHaveLength(40);
      // Each worker process has its own.
      expect(new Set(asked.map(({ port }) => port)).size).toBeLessThanOrEqual(availableParallelism());
      expect(asked.map(({ headers }) => headers.connection ?? 'keep-alive')).not.toContain('close');
    });

    it("reports the client's address, never one that the client names", async () => {
      asked = [];
      const forged =
        'X-Forwarded-For X-Real-IP Forwarded X-Client-IP X-Cluster-Client-IP True-Client-IP CF-Connecting-IP X-Forwarded-Host'.split(
          ' ',
        );
      const lines = forged.map((header) => `${header}: 203.0.113.9\r\n`).join('');
      await get(host, '/gateway/call', lines);
      expect(JSON.stringify(asked)).not.toContain('203.0.113.9');
      expect(asked[0]?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' });
      expect(host.logged?.()).not.toContain('203.0.113.9');
    });
  });
});

it.skipIf(container.missing)(
  'behind an ingress, the container reports the address that the ingress saw',
  async () => {
    const seen: unknown[] = [];
    const api = await serve((request, response) => {
      seen.push(request.headers['x-forwarded-for']);
      response.end('{}');
    });
    onTestFinished(api.close);
    const host = await container.start({
      root: root(),
      base: '/',
      api: api.url,
      trustedProxies: '127.0.0.1',
    });
    onTestFinished(host.close);
    // The client's claim, then the address that the ingress appended.
    await get(host, '/gateway/call', 'X-Forwarded-For: 203.0.113.9, 198.51.100.7\r\n');
    expect(seen).toEqual(['198.51.100.7']);
  },
);

const oddParts =
  'loanDetail repay promotion index.html gateway assets evil.example About . .. %2e %2E%2e %2f %2F %5c \\ ; ;x=1 %3b %252e %00 %0d%0a %6coanDetail %20 %zz % # @ : ~ %7e é %C3%A9 .server _headers ..; ;jsessionid=1 loanDetail. loanDetail.. loanDetail.html LOANDETAIL %C0%AF %c0%2e %EF%BC%8F %E2%81%84 %ff %u002f %2 * | \x7f';
const part = fc.constantFrom('', ...oddParts.split(' '));
const rawPath = fc
  .array(fc.tuple(fc.constantFrom('/', '/', '/', '//', '///', '', '/./', '/../', '%2f'), part), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => `/${parts.flat().join('')}`.replace(/^\/\/(?=[a-z])/i, '/'));
const count = Number(process.env['CASES'] ?? 1_000);

it.each(['%E2%81%84', '/%E2%81%84', '/a%20', '%C3', '//', '//a', '.a', '/.a', ';', '%'])(
  'reads a path that repeats %s in a time that grows with its length alone',
  (piece) => {
    const begun = process.cpuUsage();
    for (const end of ['', '%20', '//', '!']) normalPath(`/${piece.repeat(200_000 / piece.length)}${end}`);
    // Of the processor, which a busy machine does not lengthen.
    expect(process.cpuUsage(begun).user).toBeLessThan(2_000_000);
  },
);

const isNormal = (path: string) => normalPath(path)?.redirect === undefined && normalPath(path) !== undefined;

/** Many requests on one connection, each answered before the next. */
const statusesOf = (host: Host, paths: readonly string[]): Promise<[number, string | null][]> =>
  Promise.all(
    paths.map(async (path) => {
      const { status, headers } = await get(host, path);
      return [status, headers['location'] ?? null] as [number, string | null];
    }),
  );

describe.each([...servers, container].map((kind) => [titleOf(kind), kind] as const))(
  'paths of %s',
  (_title, kind) => {
    let host: Host;
    beforeAll(async () => {
      if (!kind.missing) host = await kind.start({ root: root(), base: '/', api: 'http://127.0.0.1:9' });
    });
    afterAll(() => host?.close());

    it.skipIf(kind.missing || !proxies.includes(kind))(
      'contains its own response when the API is down',
      async () => {
        const answer = await get(host, '/gateway/v3/call');
        expect(answer.status).toBe(502);
        expectContained(answer);
      },
    );

    it.skipIf(kind.missing)(
      `serves no page for ${count} paths that are not in their normal form`,
      async () => {
        const paths = fc.sample(rawPath, { numRuns: count, seed: 7 });
        let odd = 0;
        for (let at = 0; at < paths.length; at += 50) {
          const some = paths.slice(at, at + 50);
          const answers = await statusesOf(
            host,
            some.map((path) => `${path}?sessionId=s`),
          );
          for (const [index, [status, location]] of answers.entries()) {
            const path = some[index] ?? '';
            // Where the app finds no page, no document is served either.
            expect([path, status === 200 && ownPathIn(path, '/') === undefined]).toEqual([path, false]);
            if (isNormal(path)) continue;
            odd++;
            if (status >= 400 && status < 500) continue;
            const target = new URL(location ?? 'none:', `${host.url}${path.replace(/^\/+/, '/')}`);
            expect([path, status, target.origin]).toEqual([path, 308, host.url]);
            expect([path, location?.startsWith('//'), isNormal(target.pathname)]).toEqual([
              path,
              false,
              true,
            ]);
          }
        }
        expect(odd).toBeGreaterThan(count / 3);
      },
    );

    it.skipIf(kind.missing).each([
      ['escapes', '%E2%81%84'],
      ['escapes and slashes', '/%E2%81%84'],
      ['slashes', '//'],
      ['names', '/a'],
      ['dots', '.a'],
    ])('answers a long path of %s', async (_name, piece) => {
      const { status } = await get(host, `/${piece.repeat(7_900 / piece.length)}`);
      expect([308, 404, 414]).toContain(status);
    });

    it.skipIf(kind.missing)('redirects a path that repeats slashes, with its query', async () => {
      const query = '?orderId=o1&url=https://a.example//b';
      for (const path of ['//loanDetail', '/.//loanDetail', '///About//']) {
        const answer = await get(host, path + query);
        expect([path, answer.status, answer.headers['location']]).toEqual(
          path.includes('.') ? [path, 404, undefined] : [path, 308, `${path.replace(/\/+/g, '/')}${query}`],
        );
        expectContained(answer);
      }
      expect((await get(host, `/loanDetail${query}`)).status).toBe(200);
      expect((await get(host, '/loanDetail/?a=1')).headers['location']).toBe('/loanDetail?a=1');
      for (const path of ['/nothing.php', '/index.html/']) expect((await get(host, path)).status).toBe(404);
    });
  },
);

describe('the TLS of the nginx recipe', () => {
  const nginx = servers.find(({ name: kind }) => kind.startsWith('nginx'));
  it.skipIf(!nginx || nginx.missing)("follows Mozilla's intermediate profile", async () => {
    const host = await nginx?.start({ root: root(), base: '/', api: 'http://127.0.0.1:9', isSecure: true });
    if (!host) return;
    onTestFinished(() => host.close());
    const handshake = (...flags: string[]) => {
      try {
        const args = ['s_client', '-connect', name(host), ...flags];
        return execFileSync('openssl', args, { input: '', stdio: 'pipe' }).toString();
      } catch (error) {
        return String(error);
      }
    };
    expect(handshake('-tls1_2')).toMatch(/Cipher is ECDHE-\w+-(AES|CHACHA)/);
    expect(handshake('-tls1_3')).toContain('Cipher is TLS_AES');
    for (const flags of [
      ['-tls1_1', '-cipher', 'ALL:@SECLEVEL=0'],
      ['-tls1_2', '-cipher', 'AES128-SHA:@SECLEVEL=0'],
      ['-tls1_2', '-cipher', 'ECDHE-RSA-AES128-SHA:@SECLEVEL=0'],
    ])
      expect(handshake(...flags)).not.toMatch(/Cipher is [A-Z]+-/);
    const saved = handshake('-tls1_2', '-reconnect');
    expect(saved).toMatch(/Reused, TLSv1.2/);
  });
});

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { dirname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deltaPath } from '../../deploy/deltas.ts';
import { servedFolder } from './builds.ts';
import { type Host, servers, staticHosts, titleOf } from './hosts.ts';
import { firstFew } from '../nightly.ts';

const everywhere = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};
const ofPages = {
  ...everywhere,
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};
const kept = 'public, max-age=31536000, immutable';

const directives = [
  "default-src 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "frame-ancestors 'self'",
];
const hashesOf = (html: string) =>
  [...html.matchAll(/<(?:script|style)>([^]*?)<\//g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

const unpackers = { br: brotliDecompressSync, gzip: gunzipSync };

const ask = (url: string, encoding = 'identity', more: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request(url, { headers: { 'Accept-Encoding': encoding, ...more } }, (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response).then((body) => resolve({ status, headers, body }), reject);
    })
      .on('error', reject)
      .end();
  });

describe.each(firstFew(['/', '/loan/'], 1))('a build for %s', (base) => {
  const served = servedFolder(base);
  const bytesOf = (name: string) => readFileSync(served() + base + name);
  const textOf = (name: string) => bytesOf(name).toString();
  const frameworkChunk = () => {
    const name = readdirSync(`${served()}${base}assets`).find((one) => /^framework-.*\.js$/.test(one));
    return `assets/${name}`;
  };

  for (const kind of [...servers, ...staticHosts])
    describe.skipIf(kind.missing)(`served by ${titleOf(kind)}`, () => {
      let host: Host;
      beforeAll(async () => {
        host = await kind.start({ root: served(), base, api: 'http://127.0.0.1:9' });
      });
      afterAll(() => host.close());
      const get = (path: string, encoding?: string) => ask(host.url + base + path, encoding);

      test.each([
        ['the site', '', 'index.html'],
        ['the site by its name', 'index.html', 'index.html'],
        ['a page of the site', 'About?lang=fil', 'About.html'],
        ['a document of the app', 'privacyPolicy', 'privacyPolicy.html'],
        ['a route', 'loanDetail?productId=p1&orderId=due', 'loanDetail.html'],
        ['what crawlers read', 'robots.txt', 'robots.txt'],
        ['the promotion', 'promotion/?id=7', 'promotion/index.html'],
        ['a document', 'documents/privacyPolicy.html', 'documents/privacyPolicy.html'],
        ['the simulator, which frames the app', 'simulator/', 'simulator/index.html'],
      ])('revalidates %s each time, with every header', async (_name, path, file) => {
        const { status, headers, body } = await get(path);
        expect([status, body.toString()]).toEqual([200, textOf(file)]);
        expect(headers).toMatchObject({ ...ofPages, 'cache-control': 'no-cache' });
        const policy = String(headers['content-security-policy']);
        for (const directive of directives) expect(policy.split('; ')).toContain(directive);
        for (const hash of hashesOf(textOf(file))) expect(policy).toContain(hash);
        expect(policy.match(/script-src [^;]*/)?.[0]).not.toMatch(/unsafe|\*|https?:/);
      });

      test('revalidates the release each time', async () => {
        const { status, headers, body } = await get('release.json');
        expect([status, body.toString()]).toEqual([200, textOf('release.json')]);
        expect(headers).toMatchObject({ ...everywhere, 'cache-control': 'no-cache' });
        expect('content-security-policy' in headers).toBe(!servers.includes(kind));
      });

      // A headers file cannot cover them; a host's own default is at most 'revalidate'.
      test('responds 404 to an unknown path, with the app, which says so in words', async () => {
        const { status, headers, body } = await get('no/such/page');
        expect([status, body.toString()]).toEqual([404, textOf('app/index.html')]);
        expect(headers).toMatchObject(everywhere);
        expect(headers['cache-control'] ?? 'no-cache').toBe('no-cache');
      });

      test('caches an asset permanently', async () => {
        const { status, headers, body } = await get(frameworkChunk());
        expect([status, body.toString()]).toEqual([200, textOf(frameworkChunk())]);
        expect(headers).toMatchObject({ ...everywhere, 'cache-control': kept });
        expect(headers['content-type']).toMatch(/javascript/);
        // The policy is for pages. A headers file cannot leave it out of a folder.
        expect('content-security-policy' in headers).toBe(!servers.includes(kind));
      });

      test('returns 404 for a missing asset, never the app', async () => {
        const { status, headers, body } = await get('assets/gone-0a1b2c3d.js');
        expect([status, body.toString()]).toEqual([404, expect.not.stringContaining('<script')]);
        expect(headers).toMatchObject(everywhere);
      });

      test('redirects the promotion without its slash, with its query', async () => {
        const { status, headers } = await get('promotion?id=7');
        expect([301, 302, 308]).toContain(status);
        expect(new URL(String(headers['location']), host.url).href).toBe(`${host.url}${base}promotion/?id=7`);
      });

      test.each(base === '/' ? [] : [base.slice(0, -1)])('redirects %s to its slash', async (path) => {
        const { status, headers } = await ask(host.url + path);
        expect([301, 302, 308]).toContain(status);
        expect(new URL(String(headers['location']), host.url).pathname).toBe(base);
      });

      test.each(kind.encodings)('serves %s as the build compressed it', async (encoding) => {
        for (const [path, file] of [
          [frameworkChunk(), frameworkChunk()],
          ['loanDetail', 'loanDetail.html'],
          ['About', 'About.html'],
        ] as const) {
          const { headers, body } = await get(path, encoding);
          expect(headers).toMatchObject({ ...everywhere, 'content-encoding': encoding });
          expect(headers['vary']).toMatch(/accept-encoding/i);
          expect(body.equals(bytesOf(file + (encoding === 'br' ? '.br' : '.gz')))).toBe(true);
          expect(unpackers[encoding](body).toString()).toBe(textOf(file));
        }
      });
    });

  for (const kind of servers)
    describe.skipIf(kind.missing)(`the files of ${titleOf(kind)}`, () => {
      let host: Host;
      beforeAll(async () => {
        host = await kind.start({ root: served(), base, api: 'http://127.0.0.1:9' });
      });
      afterAll(() => host.close());

      test.each(['_headers', '_redirects', '.server/nginx.conf', '.stamp', 'assets/../.stamp'])(
        'does not serve %s',
        async (path) => {
          const { body } = await ask(host.url + base + path);
          expect(body.toString()).toMatch(/^Not found|^<!doctype html>/);
        },
      );

      describe('for a browser with an older version of a file', () => {
        // In base64, its hash has a slash and a plus.
        const old = Buffer.from('version 4');
        const hash = createHash('sha256').update(old).digest('base64');
        const delta = Buffer.from('the difference');
        const withDictionary = (name: string, dictionary = `:${hash}:`, encoding = 'gzip, br, dcz') =>
          ask(`${host.url}${base}${name}`, encoding, { 'Available-Dictionary': dictionary });

        beforeAll(() => {
          const file = served() + base + deltaPath(old, frameworkChunk().slice('assets/'.length));
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, delta);
        });

        test('sends the difference', async () => {
          expect(hash).toMatch(/\/.*\+|\+.*\//);
          const { status, headers, body } = await withDictionary(frameworkChunk());
          expect([status, headers['content-encoding']]).toEqual([200, 'dcz']);
          expect(body.equals(delta)).toBe(true);
          expect(headers).toMatchObject({ ...everywhere, 'cache-control': kept });
          expect(headers['content-type']).toMatch(/javascript/);
          // Some caches read the first line only.
          expect(headers['vary']).toBe('Accept-Encoding, Available-Dictionary');
          expect(headers['use-as-dictionary']).toBe(`match="${base}assets/framework-*.js"`);
        });

        test.each([
          ['another version', `:${'A'.repeat(43)}=:`, 'gzip, br, dcz'],
          ['no support', `:${hash}:`, 'gzip, br'],
          ['an invalid hash', `:../assets:`, 'gzip, br, dcz'],
        ])('sends the whole file with %s', async (_name, dictionary, encoding) => {
          const { headers, body } = await withDictionary(frameworkChunk(), dictionary, encoding);
          expect(headers['content-encoding']).toBe(kind.encodings[0]);
          expect(unpackers[kind.encodings[0] ?? 'gzip'](body).toString()).toBe(textOf(frameworkChunk()));
          expect(headers['vary']).toMatch(/available-dictionary/i);
          expect(headers['use-as-dictionary']).toBe(`match="${base}assets/framework-*.js"`);
        });

        test('names no dictionary in other responses', async () => {
          for (const name of ['loanDetail', 'release.json', 'assets/gone-0a1b2c3d.js']) {
            const { headers } = await withDictionary(name);
            expect(headers['use-as-dictionary']).toBe(undefined);
          }
        });

        test('does not serve a difference by its own address', async () => {
          const { body } = await ask(
            host.url + base + deltaPath(old, frameworkChunk().slice('assets/'.length)),
          );
          expect(body.toString()).toMatch(/^Not found|^<!doctype html>/);
        });
      });

      test('redirects a page with a slash at its end', async () => {
        const { status, headers } = await ask(`${host.url}${base}aboutUs/?lang=en`);
        const target = new URL(String(headers['location']), host.url).href;
        expect([status, target]).toEqual([308, `${host.url}${base}aboutUs?lang=en`]);
      });

      test('does not let browsers cache a missing asset', async () => {
        const { headers } = await ask(`${host.url}${base}assets/gone-0a1b2c3d.js`);
        expect(headers).toMatchObject({ 'cache-control': 'no-store' });
      });
    });
});

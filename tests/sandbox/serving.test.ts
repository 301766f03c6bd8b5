import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { start, tinyBuild } from './start.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the served build', () => {
  it.each([
    ['/', 'Site'],
    ['/About', 'About'],
    ['/About/?lang=en', 'About'],
    ['/loanDetail?productId=p1', 'App'],
    ['/promotion/', 'Promotion'],
    ['/promotion?id=7', 'Promotion'],
  ])('serves at %s the page %s, which is revalidated each time', async (path, title) => {
    const { url } = await start({ dist: tinyBuild() });
    const response = await fetch(url + path);
    expect(await response.text()).toContain(`<title>${title}</title>`);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const again = { headers: { 'If-None-Match': response.headers.get('etag') ?? '' } };
    expect((await fetch(url + path, again)).status).toBe(304);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('responds 404 to an unknown path, with the app, which says so in words', async () => {
    const { url } = await start({ dist: tinyBuild() });
    const response = await fetch(`${url}/no/such/page`);
    expect([response.status, await response.text()]).toEqual([404, '<title>App</title>']);
  });

  it.each(['/assets/app-of-an-older-build.js', '/simulator/', '/inspector/'])(
    'returns 404 for %s instead of the app, and does not let browsers cache it',
    async (path) => {
      const { url } = await start({ dist: tinyBuild() });
      const response = await fetch(url + path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect(response.headers.get('content-type')).not.toContain('html');
    },
  );

  it('sends the headers of the headers file, except one that a phone on the same network would log as an error', async () => {
    const { port } = await start({ dist: tinyBuild() });
    const openerPolicy = async (host: string) => {
      const [response] = await once(request({ port, headers: { host } }).end(), 'response');
      return response.headers['cross-origin-opener-policy'];
    };
    expect(await openerPolicy(`localhost:${port}`)).toBe('same-origin');
    expect(await openerPolicy(`192.168.1.7:${port}`)).toBe(undefined);
  });

  it.each(['/.stamp', '/_headers', '/../../../../etc/passwd', '/assets/%2e%2e/.stamp', '/%'])(
    'serves no file at %s',
    async (path) => {
      const { port } = await start({ dist: tinyBuild() });
      // fetch would normalise the path before sending it.
      const asked = request({ port, path }).end();
      const [response] = await once(asked, 'response');
      expect(response.statusCode).toBe(404);
      expect(await text(response)).toMatch(/^(Not found|<title>App<\/title>)$/);
    },
  );

  it('serves the logos that the backend names', async () => {
    const { url } = await start();
    const logo = await fetch(`${url}/sandbox/assets/classic.svg`);
    expect(logo.headers.get('content-type')).toContain('image/svg+xml');
    expect(await logo.text()).toContain('<svg');
  });
});

describe('a busy port', () => {
  it('explains a busy port, with an action', async () => {
    const { port } = await start();
    const script = join(import.meta.dirname, '../../sandbox/start.ts');
    const second = spawnSync(process.execPath, [script], {
      env: { ...process.env, PORT: String(port) },
      encoding: 'utf8',
    });
    expect(second.status).toBe(1);
    expect(second.stderr).toBe(
      `Port ${port} is busy. Stop what uses it, or choose another one: PORT=${port + 1} npm start\n`,
    );
  });
});

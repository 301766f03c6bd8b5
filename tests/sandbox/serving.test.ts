import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tinySite } from '../deploy/tinySite.ts';
import { start } from './start.ts';

const site = tinySite();

describe('the served build', () => {
  // The paths and headers of its pages are those of every server: tests/deploy.
  it.each(['/assets/app-of-an-older-build.js', '/simulator/', '/inspector/'])(
    'returns 404 for %s instead of the app, and does not let browsers cache it',
    async (path) => {
      const { url } = await start({ dist: site() });
      const response = await fetch(url + path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect(response.headers.get('content-type')).not.toContain('html');
    },
  );

  it('sends the headers of the headers file, except one that a phone on the same network would log as an error', async () => {
    const { port } = await start({ dist: site() });
    const openerPolicy = async (host: string) => {
      const [response] = await once(request({ port, headers: { host } }).end(), 'response');
      return response.headers['cross-origin-opener-policy'];
    };
    expect(await openerPolicy(`localhost:${port}`)).toBe('same-origin');
    expect(await openerPolicy(`192.168.1.7:${port}`)).toBe(undefined);
  });

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

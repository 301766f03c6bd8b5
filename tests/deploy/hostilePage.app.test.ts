import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { builtApp } from '../app/builtApp.ts';
import { container, type HostKind, servers, titleOf } from './hosts.ts';
import { tinySite } from './tinySite.ts';

const app = builtApp();
const root = tinySite();
const kinds: HostKind[] = [...servers.filter(({ name }) => !name.includes('sandbox')), container];

test.each(kinds.filter(({ missing }) => !missing).map((kind) => [titleOf(kind), kind] as const))(
  '%s runs no script of a page that the API sends',
  async (_title, kind) => {
    const api = createServer((request, response) => {
      const type = request.url?.endsWith('svg') ? 'image/svg+xml' : 'text/html';
      const script = '<script>localStorage.ran = "1"; document.title = "ran"</script>';
      const body = type === 'text/html' ? script : `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`;
      response.writeHead(200, { 'Content-Type': type }).end(body);
    });
    api.listen(0, '127.0.0.1');
    await once(api, 'listening');
    const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    const host = await kind.start({ root: root(), base: '/', api: url });
    onTestFinished(async () => {
      await host.close();
      api.closeAllConnections();
      api.close();
    });
    const page = await app.newPage({ noisy: true, isFirstVisit: true });
    for (const path of ['/gateway/page.html', '/gateway/picture.svg']) {
      await page.goto(host.url + path);
      expect(await page.title()).not.toBe('ran');
      // Not even with the app's own origin, where its storage is.
      expect(await page.evaluate(() => window.origin)).toBe('null');
    }
  },
);

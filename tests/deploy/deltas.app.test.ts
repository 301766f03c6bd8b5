import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { deltaFolder } from '../../deploy/deltas.ts';
import { writeDeltas } from '../../tools/deltas/write.ts';
import { builtApp } from '../app/builtApp.ts';
import { servedFolder } from './builds.ts';
import { firstFew } from '../nightly.ts';
import { servers, titleOf } from './hosts.ts';

const app = builtApp();
const served = servedFolder('/');

const filler = Array.from({ length: 4000 }, (_, index) => (index * 7919) % 100_003).join();
const release = (number: number) => `export const release = ${number};\nexport const filler = [${filler}];\n`;

const add = (folder: string, name: string, text: string) => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'assets', name), text);
  writeFileSync(join(folder, 'assets', `${name}.br`), brotliCompressSync(text));
};

/** The responses for `file` in a page, and the bytes that the network transferred for them. */
const watch = async (page: Page, file: string) => {
  const devtools = await page.context().newCDPSession(page);
  const encodings = new Map<string, string | undefined>();
  const seen: { encoding: string | undefined; bytes: number }[] = [];
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const named = Object.entries(response.headers).find(([name]) => /^content-encoding$/i.test(name));
    if (response.url.endsWith(file)) encodings.set(requestId, named?.[1]);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    if (encodings.has(requestId)) seen.push({ encoding: encodings.get(requestId), bytes });
  });
  await devtools.send('Network.enable');
  return seen;
};

/** As text, because the test runner replaces `import`. */
const run = (page: Page, file: string): Promise<number> =>
  page.evaluate(`import("/assets/${file}").then((module) => module.release)`);

for (const kind of firstFew(servers, 1))
  describe.skipIf(kind.missing)(`served by ${titleOf(kind)}`, () => {
    test('a browser with an older version downloads and runs the difference', async () => {
      const host = await kind.start({ root: served(), base: '/', api: app.url });
      onTestFinished(() => host.close());
      const build = served();
      const since = join(build, 'since');
      onTestFinished(() => rmSync(join(build, deltaFolder), { recursive: true, force: true }));
      const [old, now] = ['thing-00000001.js', 'thing-00000002.js'];
      add(build, old, release(1));
      add(since, old, release(1));

      const page = await app.newPage({ holdsFiles: true, isFirstVisit: true });
      await page.goto(`${host.url}/jointLoginError`);
      expect(await run(page, old)).toBe(1);

      rmSync(join(build, 'assets', old));
      add(build, now, release(2));
      writeDeltas(build, since);
      await page.reload();
      const downloads = await watch(page, now);
      expect(await run(page, now)).toBe(2);
      await expect.poll(() => downloads).toEqual([{ encoding: 'dcz', bytes: expect.any(Number) }]);
      expect(downloads[0]?.bytes).toBeLessThan(2500);

      const again = await page.context().newPage();
      await again.goto(`${host.url}/jointLoginError`);
      const cached = await watch(again, now);
      expect(await run(again, now)).toBe(2);
      await expect.poll(() => cached).toEqual([{ encoding: 'dcz', bytes: 0 }]);

      const stranger = await app.newPage({ holdsFiles: true, isFirstVisit: true });
      await stranger.goto(`${host.url}/jointLoginError`);
      const whole = await watch(stranger, now);
      expect(await run(stranger, now)).toBe(2);
      await expect.poll(() => whole).toEqual([{ encoding: kind.encodings[0], bytes: expect.any(Number) }]);
      expect(whole[0]?.bytes).toBeGreaterThan(8000);
    });
  });

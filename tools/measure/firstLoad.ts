/**
 * `npm run bench`, first part: how soon an order is readable on a cheap phone (CPU 4x slower, Slow 4G), beside a bare page of the same
 * libraries that loads the usual way, one thing after another. Interleaved runs, medians, ratios.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { build } from 'vite';
import react from '@vitejs/plugin-react';
import { startSandbox } from '../../sandbox/server.ts';
import { precompressed } from '../build/precompressed.ts';
import { chromiumArgs, ensureChromium } from '../browser/chromium.ts';

const runs = Number(process.env['RUNS'] ?? 7);
/** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

interface Times {
  /** First paint that has something in it, in milliseconds. */
  contentful: number;
  /** The order can be read, in milliseconds. */
  readable: number;
  /** The same when the page is opened once more. */
  again: number;
  /** Files and calls that were asked for until then. */
  requests: number;
  /** From when the page's own HTML has come to the first request that it makes, in milliseconds. */
  firstRequest: number;
}

/** Opens the page once. */
const visit = async (
  context: BrowserContext,
  url: string,
): Promise<Pick<Times, 'contentful' | 'readable' | 'requests' | 'firstRequest'>> => {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.status-title')) return;
      performance.mark('readable');
      console.debug('readable');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  // The page says it by itself: a driver that looks for it has the page read a large script of its own meanwhile.
  const isReadable = page.waitForEvent('console', (message) => message.text() === 'readable');
  await page.goto(url, { waitUntil: 'commit' });
  await isReadable;
  // What was asked for is listed when it is there; and whoever opens the page again has all of it by then.
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(() => {
    const readable = performance.getEntriesByName('readable')[0]?.startTime ?? Number.NaN;
    const asked = performance.getEntriesByType('resource').map(({ startTime }) => startTime);
    const [own] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      contentful: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      readable,
      requests: 1 + asked.filter((start) => start < readable).length,
      firstRequest: Math.min(...asked) - (own?.responseEnd ?? Number.NaN),
    };
  });
  await page.close();
  return times;
};

/** A first visit and a second one. */
const measure = async (browser: Browser, url: string): Promise<Times> => {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const first = await visit(context, url);
  const { readable: again } = await visit(context, url);
  await context.close();
  return { ...first, again };
};

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const dist = { app: join(folder, 'app'), bare: join(folder, 'bare') };
await build({ logLevel: 'error', build: { outDir: dist.app } });
await build({
  configFile: false,
  root: join(import.meta.dirname, 'bare'),
  plugins: [react(), precompressed],
  logLevel: 'error',
  build: {
    outDir: dist.bare,
    modulePreload: { polyfill: false },
    // Where the server looks for the app's page.
    rolldownOptions: { input: join(import.meta.dirname, 'bare/app/index.html') },
  },
});

const query = '/loanDetail?productId=p1&orderId=due&sessionId=session-due&deviceId=d-1&market=0';
const servers = {
  app: await startSandbox({ port: 0, databaseFile: ':memory:', dist: dist.app, quiet: true }),
  bare: await startSandbox({ port: 0, databaseFile: ':memory:', dist: dist.bare, quiet: true }),
};
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
const times: Record<'app' | 'bare', Times[]> = { app: [], bare: [] };
for (let run = 0; run < runs; run += 1)
  for (const name of ['bare', 'app'] as const)
    times[name].push(await measure(browser, servers[name].url + query));

console.log(`Medians of ${runs} interleaved runs; CPU 4x slower, Slow 4G`);
const of = (name: 'app' | 'bare', metric: keyof Times) => median(times[name].map((time) => time[metric]));
const line = (metric: keyof Times, unit: string) => {
  const [bare, app] = [of('bare', metric), of('app', metric)];
  console.log(
    `${metric.padEnd(12)} bare page ${bare.toFixed(0).padStart(6)} ${unit}   order route ${app.toFixed(0).padStart(6)} ${unit}   ratio ${(app / bare).toFixed(2)}`,
  );
};
for (const metric of ['contentful', 'readable', 'again', 'firstRequest'] as const) line(metric, 'ms');
line('requests', '  ');
await browser.close();
await Promise.all(Object.values(servers).map((server) => server.close()));

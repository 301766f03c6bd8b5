/**
 * `npm run bench`, third part: milliseconds from an irreversible tap to its `fetch`, which waits until its key is on disk. At most 10 ms at the
 * median on an idle machine.
 */
import { join } from 'node:path';
import { chromium } from 'playwright';
import { buildWhenNeeded } from '../../sandbox/build.ts';
import { startSandbox } from '../../sandbox/server.ts';
import { chromiumArgs, ensureChromium } from '../browser/chromium.ts';
import { loadOfOthers, tooBusy } from './machine.ts';

const most = 10;
const visits = 4;
const taps = 15;
/** The first taps of a visit include code that runs for the first time, and opening the database. */
const warmUp = 5;

const dist = join(import.meta.dirname, '../../dist');
await buildWhenNeeded(join(dist, '..'), dist);
const sandbox = await startSandbox({ port: 0, databaseFile: ':memory:', dist, quiet: true });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });

const noteTaps = () => {
  let tapped = 0;
  const waits: number[] = [];
  Object.assign(window, { waits });
  addEventListener('click', ({ timeStamp }) => (tapped = timeStamp), true);
  const send = window.fetch;
  window.fetch = (...call) => {
    const now = performance.now();
    if (new Request(...call).headers.has('Idempotency-Key')) waits.push(now - tapped);
    return send(...call);
  };
};

/** Each visit has a new browser context, so that the database has few requests, as on a phone. */
const visit = async (): Promise<number[]> => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(noteTaps);
  // A clear no ends each request: the next tap is a new one.
  const refusal = { success: false, code: '9', message: 'Not today', data: null };
  await page.route('**/loan-detail-push?*', (route) => route.fulfill({ json: refusal }));
  await page.goto(`${sandbox.url}/confirm?lang=en&productId=p1&sessionId=session-1&deviceId=d-1`);
  const button = page.getByRole('button', { name: /^(Borrow|Next)/ });
  for (let tap = 1; tap <= taps; tap += 1) {
    await button.hover();
    // A finger rests on the button for a moment, so the page is at rest when it is lifted: the browser delays all tasks after a tap until the next
    // frame. Polling the page for the refusal would make it draw every frame.
    await page.mouse.down();
    await page.waitForTimeout(60 + 60 * Math.random());
    await page.mouse.up();
    await page.waitForTimeout(200);
  }
  const waits = await page.evaluate(() => (window as unknown as { waits: number[] }).waits);
  await context.close();
  if (waits.length !== taps) throw new Error(`${waits.length} of ${taps} taps sent a request`);
  return waits.slice(warmUp);
};

const loads = [await loadOfOthers()];
const waits: number[] = [];
for (let count = 0; count < visits; count += 1) waits.push(...(await visit()));
loads.push(await loadOfOthers());
await browser.close();
await sandbox.close();

const sorted = waits.toSorted((one, other) => one - other);
const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.POSITIVE_INFINITY;
console.log(
  `From a tap to its request: ${at(0.5).toFixed(1)} ms${at(0.5) > most ? '!' : ''} at the median, ${at(0.9).toFixed(1)} ms at the 90th percentile (${sorted.length} taps), of at most ${most} ms at the median`,
);
if (Math.max(...loads) > tooBusy) console.log('Other programs are running: too busy to judge.');

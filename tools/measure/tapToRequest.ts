/**
 * `npm run bench`, third part: milliseconds from an irreversible tap to its `fetch`, which waits until its key is on disk. At most 10 ms at the
 * median on an idle machine.
 */
import { join } from 'node:path';
import { chromium } from 'playwright';
import { buildWhenNeeded } from '../../sandbox/build.ts';
import { startSandbox } from '../../sandbox/server.ts';
import { chromiumArgs, ensureChromium } from '../browser/chromium.ts';

const most = 10;
const taps = 40;
/** The first taps include code that runs for the first time, and opening the database. */
const warmUp = 5;

const dist = join(import.meta.dirname, '../../dist');
await buildWhenNeeded(join(dist, '..'), dist);
const sandbox = await startSandbox({ port: 0, databaseFile: ':memory:', dist, quiet: true });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
const page = await browser.newPage({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });
await page.addInitScript(() => {
  let tapped = 0;
  const waits: number[] = [];
  Object.assign(window, { waits });
  addEventListener('click', ({ timeStamp }) => (tapped = timeStamp), true);
  const send = window.fetch;
  window.fetch = (...call) => {
    const request = new Request(...call);
    if (request.headers.has('Idempotency-Key')) waits.push(performance.now() - tapped);
    return send(...call);
  };
});
// A clear no ends each request: the next tap is a new one.
const refusal = { success: false, code: '9', message: 'Not today', data: null };
await page.route('**/loan-detail-push?*', (route) => route.fulfill({ json: refusal }));
await page.goto(`${sandbox.url}/confirm?lang=en&productId=p1&sessionId=session-1&deviceId=d-1`);
const button = page.getByRole('button', { name: /^(Borrow|Next)/ });
const read = () => page.evaluate(() => (window as unknown as { waits: number[] }).waits);
for (let tap = 1; tap <= taps; tap += 1) {
  await button.click();
  await page.waitForFunction(
    (count) => (window as unknown as { waits: number[] }).waits.length === count,
    tap,
  );
  // The refusal has been read when the button can be tapped again.
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
}
const waits = (await read()).slice(warmUp).toSorted((one, other) => one - other);
await browser.close();
await sandbox.close();

const at = (share: number) => waits[Math.floor(share * (waits.length - 1))] ?? Number.POSITIVE_INFINITY;
console.log(
  `From a tap to its request: ${at(0.5).toFixed(1)} ms${at(0.5) > most ? '!' : ''} at the median, ${at(0.9).toFixed(1)} ms at the 90th percentile (${waits.length} taps), of at most ${most} ms at the median`,
);

/**
 * `npm run bench`, second part, in one browser: the share of a tap's work that the inspector takes, on a phone whose CPU is 4 times slower; milliseconds
 * from an irreversible tap to its `fetch`, which waits until its key is on disk; and from a tap on the order's main button to the line that shows that
 * the next page loads, and to the repayment's sum, on 3G. Judge them on an idle machine.
 */
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from 'playwright';
import { buildWhenNeeded, staffBuild } from '../../sandbox/build.ts';
import { startSandbox } from '../../sandbox/server.ts';
import { chromiumArgs, ensureChromium } from '../browser/chromium.ts';
import { loadOfOthers, tooBusy } from './machine.ts';

/** Shares of work, and milliseconds at the median. */
const goals = { inspector: 0.02, request: 10, line: 100, sum: 600 };

const root = join(import.meta.dirname, '../..');
const dist = join(root, staffBuild);
await buildWhenNeeded(root, dist);
const sandbox = await startSandbox({ dist });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });

const order = '/loanDetail?lang=en&productId=p1&orderId=due&sessionId=session-due&deviceId=d-1&market=0';

/** A new phone, whose storage is empty. */
const newPage = async (options: BrowserContextOptions = {}) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 }, ...options });
  return { page, devtools: await page.context().newCDPSession(page) };
};

const at = (values: number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.POSITIVE_INFINITY;
};
const print = (what: string, value: number, goal: number, unit: string, more = '') =>
  console.log(`${what}: ${value.toFixed(1)} ${unit}${value > goal ? '!' : ''}, of at most ${goal}${more}`);

interface Profile {
  nodes: {
    id: number;
    hitCount?: number;
    children?: number[];
    callFrame: { functionName: string; url: string };
  }[];
}

/** The samples in functions of a file and their callees. V8 attributes the browser's own fetch, which belongs to the page, to its caller. */
const workIn = ({ nodes }: Profile, file: RegExp): { own: number; all: number } => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const work = { own: 0, all: 0 };
  const walk = (id: number, isOwn: boolean): void => {
    const node = byId.get(id);
    if (!node) return;
    const { functionName, url } = node.callFrame;
    const isInside = isOwn || file.test(url);
    const samples = ['(idle)', '(root)'].includes(functionName) ? 0 : (node.hitCount ?? 0);
    work.all += samples;
    if (isInside && !/(^|\.)fetch$/.test(functionName)) work.own += samples;
    for (const child of node.children ?? []) walk(child, isInside);
  };
  for (const child of nodes[0]?.children ?? []) walk(child, false);
  return work;
};

const profileTaps = () => {
  const afterPaint = (run: () => void) =>
    requestAnimationFrame(() => {
      // A task of its own comes after the picture that follows the frame.
      setTimeout(run);
    });
  addEventListener('pointerdown', () => console.profile('tap'), true);
  addEventListener('click', () => afterPaint(() => console.profileEnd('tap')), true);
};

const measureInspector = async (taps: number): Promise<void> => {
  const { page, devtools } = await newPage();
  await page.addInitScript(profileTaps);
  await page.goto(`${sandbox.url}${order}&inspect=here`);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.setSamplingInterval', { interval: 50 });
  const works: { own: number; all: number }[] = [];
  for (let tap = 0; tap <= taps; tap += 1) {
    const finished = new Promise<Profile>((resolve) =>
      devtools.once('Profiler.consoleProfileFinished', ({ profile }) => resolve(profile)),
    );
    await page
      .getByRole('button', { name: /^(repay|pay)/i })
      .first()
      .click();
    works.push(workIn(await finished, /\/inspector-/));
    await page
      .getByRole('heading', { name: /^Repay/ })
      .first()
      .waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Your loan' }).waitFor();
  }
  await page.close();
  // The first tap includes code that runs for the first time.
  const counted = works.slice(1);
  const sum = (part: 'own' | 'all') => counted.reduce((total, work) => total + work[part], 0);
  // No work at all: it was not called, or its file has another name.
  if (sum('own') === 0) throw new Error('The inspector received no event of a tap');
  const percent = (100 * sum('own')) / sum('all');
  print("The inspector's part of a tap's work", percent, 100 * goals.inspector, '%');
};

const noteRequests = () => {
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

const requestsOf = async (page: Page, taps: number): Promise<number[]> => {
  await page.addInitScript(noteRequests);
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
  if (waits.length !== taps) throw new Error(`${waits.length} of ${taps} taps sent a request`);
  return waits;
};

/** Each visit has a new phone, so that the database has few requests. Its first taps include code that runs for the first time, and opening the database. */
const measureRequests = async (visits: number, taps: number, warmUp: number): Promise<void> => {
  const waits: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const { page } = await newPage({ reducedMotion: 'reduce' });
    waits.push(...(await requestsOf(page, taps)).slice(warmUp));
    await page.close();
  }
  const slow = `; ${at(waits, 0.9).toFixed(1)} at the 90th percentile of ${waits.length} taps`;
  print('From a tap to its request', at(waits, 0.5), goals.request, 'ms', slow);
};

const watchScreen = () => {
  let tapped = 0;
  const times = { line: 0, sum: 0 };
  Object.assign(window, { times });
  addEventListener('click', ({ timeStamp }) => (tapped = timeStamp), true);
  const look = () => {
    const isThere = document.querySelector('h1')?.textContent === 'Repayment';
    if (tapped && document.querySelector('progress')) times.line ||= performance.now() - tapped;
    if (tapped && isThere && document.querySelector('.card > .sum')) times.sum ||= performance.now() - tapped;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** 400 kbit/s, 400 ms round trip. */
const slow3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** The order stays until the repayment has its sum, so its title does not appear earlier. */
const measureScreens = async (visits: number): Promise<void> => {
  const measured: { line: number; sum: number }[] = [];
  const read = (page: Page) =>
    page.evaluate(() => (window as unknown as { times: { line: number; sum: number } }).times);
  for (let visit = 0; visit < visits; visit += 1) {
    const { page, devtools } = await newPage();
    await devtools.send('Network.emulateNetworkConditions', slow3G);
    await page.addInitScript(watchScreen);
    await page.goto(sandbox.url + order);
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: /^Repay/ }).click();
    await page.waitForFunction(() => (window as unknown as { times: { sum: number } }).times.sum > 0);
    measured.push(await read(page));
    await page.close();
  }
  for (const [part, title] of [
    ['line', 'progress line'],
    ['sum', 'sum'],
  ] as const) {
    const times = measured.map((time) => time[part]);
    print(`From a tap on the order to the repayment's ${title}`, at(times, 0.5), goals[part], 'ms');
  }
};

const before = await loadOfOthers();
await measureInspector(12);
await measureRequests(4, 15, 5);
await measureScreens(5);
if (Math.max(before, await loadOfOthers()) > tooBusy)
  console.log('Other programs are running: too busy to judge times.');
await browser.close();
await sandbox.close();

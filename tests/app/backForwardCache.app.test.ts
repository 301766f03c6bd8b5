import { type Browser, type CDPSession, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chromiumArgs, ensureChromium } from '../../tools/browser/chromium.ts';
import { builtApp, shellQuery } from './builtApp.ts';
import { firstFew } from '../nightly.ts';
import { patience } from '../patience.ts';

const app = builtApp();
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    // The headless shell has no such cache.
    executablePath: ensureChromium(),
    // Other browsers on this machine must not cause the cache to be emptied.
    args: [...chromiumArgs, '--memory-pressure-off'],
    // The driver turns the cache off for every page that it opens.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
afterAll(() => browser.close());

const order = `${shellQuery}&lang=en&productId=p1&orderId=overdue`;
const pages = [
  ['the order', `/loanDetail?${order}`, '/loan-details/'],
  ['repayment', `/repay?${order}`, '/gateway/'],
  ['a loan to confirm', `/confirm?${shellQuery}&lang=en&productId=p1&orderId=`, '/gateway/'],
  ['a payment account', `/bindBank?${shellQuery}&lang=en&productId=p1&orderId=card`, '/gateway/'],
  ['complaints', `/complaintList?${shellQuery}&lang=en`, '/gateway/'],
] as const;

const openPage = async () => {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const devtools: CDPSession = await context.newCDPSession(await context.newPage());
  const navigations: string[] = [];
  devtools.on('Page.frameNavigated', ({ type }) => navigations.push(type));
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    navigations.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  const underWay = new Set<string>();
  devtools.on('Network.requestWillBeSent', ({ requestId }) => underWay.add(requestId));
  devtools.on('Network.loadingFinished', ({ requestId }) => underWay.delete(requestId));
  devtools.on('Network.loadingFailed', ({ requestId }) => underWay.delete(requestId));
  await devtools.send('Page.enable');
  await devtools.send('Network.enable');
  const run = async (expression: string): Promise<unknown> => {
    const { result } = await devtools.send('Runtime.evaluate', { expression, returnByValue: true });
    return result.value;
  };
  return {
    run,
    navigations,
    open: async (path: string) => {
      await devtools.send('Page.navigate', { url: app.url + path });
    },
    until: (expression: string) =>
      vi.waitUntil(async () => (await run(expression).catch(() => false)) === true, patience),
    /** Waits until nothing has been requested for a second: a page with idle work in progress is not cached. */
    quiet: async () => {
      let since = Date.now();
      await vi.waitUntil(() => {
        if (underWay.size > 0) since = Date.now();
        return Date.now() - since > 1_000;
      }, patience);
    },
    close: () => context.close(),
  };
};

test.each(firstFew(pages, 1))(
  'restores %s from the back/forward cache and reloads it',
  async (_, path, call) => {
    const page = await openPage();
    const isReady = 'document.querySelector(".page[data-state]:not([data-state=loading])") !== null';
    const calls = `performance.getEntriesByType("resource").filter(({ name }) => name.includes("${call}")).length`;
    await page.open(path);
    await page.until(isReady);
    await page.quiet();
    const before = Number(await page.run(calls));
    await page.open('/documents/privacyPolicy.html');
    await page.until('location.pathname.startsWith("/documents/") && document.readyState === "complete"');
    page.navigations.length = 0;
    await page.run('history.back()');
    await page.until(isReady);
    expect(page.navigations).toEqual(['BackForwardCacheRestore']);
    await page.until(`${calls} > ${before}`);
    await page.until(isReady);
    await page.close();
  },
);

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp } from '../app/builtApp.ts';

const app = builtApp();
const query = 'lang=en&sessionId=session-due&deviceId=d-1&market=0';

/** Opens a page whose app is on its way until `release`. */
const openEarly = async (page: Page, path: string) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/{app,promotion-main}-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${app.url}${path}&${query}`, { waitUntil: 'commit' });
  return release;
};

/** Taps a drawn control; returns after the app has drawn it. */
const tapEarly = async (page: Page, path: string, name: string | RegExp) => {
  const release = await openEarly(page, path);
  const drawn = page.locator(':is(.early, .written) :is(button, input)').filter({ hasText: name }).first();
  await drawn.waitFor();
  await drawn.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await drawn.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  expect(await drawn.evaluate((control) => getComputedStyle(control).opacity)).toBe('0.5');
  release();
  await page.locator('[data-state]').first().waitFor();
};

const heard: [path: string, control: string | RegExp, outcome: string][] = [
  ['/bindBank?productId=p1&orderId=card', /choose/i, 'dialog[open]'],
  ['/customerService?', 'My payment does not show', '[aria-expanded=true]'],
  ['/complaint?orderNo=due', 'Collection', '[aria-expanded=true]'],
  ['/promotion/?id=t1', 'Apply now', '[aria-invalid=true]:focus'],
  ['/Contact?lang=spec&', 'Send', '[aria-invalid=true]:focus'],
];

test.for(heard)('repeats a tap on %s once the app is there', async ([path, control, outcome]) => {
  const page = await app.newPage({ holdsFiles: true, isFirstVisit: true });
  await tapEarly(page, path, control);
  await page.locator(outcome).first().waitFor();
  expect(await page.locator('.early').count()).toBe(0);
});

test('requests the link of a tapped product once', async () => {
  const page = await app.newPage({ holdsFiles: true, isFirstVisit: true, noisy: true });
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/define')) calls += 1;
  });
  await tapEarly(page, '/recommendList?', 'Apply now');
  await expect.poll(() => calls).toBe(1);
});

/** The links of a page by name, with the parameters of their URLs in one order. */
const linksIn = (page: Page, area: string): Promise<[name: string, url: string][]> =>
  page.locator(`${area} a`).evaluateAll((links) =>
    (links as HTMLAnchorElement[]).map((link) => {
      const url = new URL(link.href);
      url.searchParams.sort();
      return [link.textContent, url.href];
    }),
  );

test.for([
  '/complaint?orderNo=due',
  '/complaintList?sessionId=session-complaints',
  '/customerService?',
  '/loanDetail?productId=p1&orderId=due',
])('draws the links of %s to the pages that the app opens', async (path) => {
  const page = await app.newPage({ holdsFiles: true, isFirstVisit: true });
  const release = await openEarly(page, path);
  await page.locator('.early').waitFor();
  const drawn = await linksIn(page, ':is(.early, .early-footer)');
  expect(drawn).not.toEqual([]);
  release();
  await page.locator('[data-state]').first().waitFor();
  await expect.poll(() => linksIn(page, '#root')).toEqual(expect.arrayContaining(drawn));
});

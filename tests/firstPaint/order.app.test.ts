import type { Page, Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { builtApp, expectNoFaults, shellQuery } from '../app/builtApp.ts';
import { order, orderOnWire } from '../models/fixtures/order.ts';
import { firstFew } from '../nightly.ts';

const app = builtApp();
const framework = '**/assets/framework-*.js';
const call = '**/v3/loan-details/loan-details?*';

const headline = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.banner, .hero')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const [html, box] = [part.matches('.hero') && part.outerHTML, { x, y, width, height }];
      return { html, box };
    }),
  );

const slowPage = async () => {
  const page = await app.newPage({ holdsFiles: true, noisy: true });
  let held = Promise.withResolvers<void>();
  await page.route(framework, async (route) => {
    await held.promise;
    await route.continue();
  });
  const open = (query: string) => {
    held = Promise.withResolvers();
    return page.goto(`${app.url}/loanDetail?${shellQuery}&productId=p1&orderId=o1&${query}`, {
      waitUntil: 'commit',
    });
  };
  // A slow phone asks for the file only after the figure is drawn, which may be after its release.
  return { page, open, release: () => held.resolve() };
};

const inDays = (days: number) => String(Date.now() + days * 86_400_000);
const orders: Record<string, [query: string, changes: Parameters<typeof order>[0]]> = {
  'due in two days, with a banner': [
    'lang=en',
    {
      orderStatus: '174',
      repayAmount: 985_000,
      repayDate: inDays(2),
      banner: 'https://lender.example/b.png',
    },
  ],
  'overdue by a day, in Filipino, and each further day costs': [
    'lang=fil',
    { orderStatus: '180', repayAmount: 1, repayDate: inDays(-1), penaltyPerDay: 5000 },
  ],
  'with a day that nobody can read, in rupees, in the wording of the specification': [
    'market=1',
    { orderStatus: '170', repayAmount: 12_345_678, repayDate: 'soon', noticeStatusText: '' },
  ],
  'paid, with its days': [
    'lang=en',
    { orderStatus: '200', appliedAt: '2026-07-11', disbursedAt: '2026-07-12', noticeDesText: '<b>Paid</b>' },
  ],
  'of a status that nobody knows': ['lang=fil', { orderStatus: '999', noticeDesText: '' }],
};

test("draws an order's headline before the framework is loaded, and the app draws the same in its place", async () => {
  const { page, open, release } = await slowPage();
  for (const [name, [query, changes]] of Object.entries(orders)) {
    let calls = 0;
    await page.route(call, (route) => {
      calls += 1;
      return route.fulfill({ json: orderOnWire(order({ banner: '', ...changes })) });
    });
    await open(query);
    await page.locator('.first .hero').waitFor();
    const early = await headline(page);
    release();
    await page.locator('.page .hero').waitFor();
    expect({ name, calls, headline: await headline(page) }).toEqual({ name, calls: 1, headline: early });
    await page.unroute(call);
  }
  expectNoFaults(page);
});

const answers: Record<string, Parameters<Route['fulfill']>[0]> = {
  'a refusal': { json: { success: false, message: 'Not now' } },
  'an order that continues on another page': {
    json: orderOnWire(order({ orderStatus: '174', playeduL: '/customerService' })),
  },
  'an order without a status': { json: { success: true, data: { noticeStatusText: 'Due' } } },
  HTML: { contentType: 'text/html', body: '<h1>Good day</h1>' },
  'an order to a session that has ended': { status: 401, json: orderOnWire(order({})) },
};

describe('responses that are not a readable order', () => {
  test.each(firstFew(Object.entries(answers), 2))('%s', async (_, answer) => {
    const { page, open, release } = await slowPage();
    await page.route(call, (route) => route.fulfill(answer));
    const answered = page.waitForResponse((response) => response.url().includes('/loan-details?'));
    await open('lang=en');
    await (await answered).finished();
    await page.locator('script[src*="assets/app-"]').waitFor({ state: 'attached' });
    await page.waitForFunction(() => window.earlyDrawn?.then(() => true));
    expect(await page.locator('.hero').count()).toBe(0);
    expect(await page.locator('.first').getAttribute('aria-hidden')).toBe('true');
    release();
    await page.locator('.page[data-state]:not([data-state=loading])').waitFor();
    expect(await page.locator('.first').count()).toBe(0);
  });
});

test('keeps the help for an app that does not start while an order is shown', async () => {
  const page = await app.newPage({ holdsFiles: true, noisy: true, clocked: true });
  await page.clock.install();
  await page.route(framework, () => new Promise(() => {}));
  await page.route(call, (route) => route.fulfill({ json: orderOnWire(order({})) }));
  await page.goto(`${app.url}/loanDetail?${shellQuery}&productId=p1&orderId=o1`, { waitUntil: 'commit' });
  await page.locator('.hero').waitFor();
  await page.clock.fastForward(15_000);
  await page.getByRole('alert').waitFor();
  expect(await page.locator('.hero').isVisible()).toBe(false);
});

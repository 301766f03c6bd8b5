import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { setText } from './brokenFigures.ts';
import { builtApp, shellQuery } from './builtApp.ts';
import { goInside, openInside } from './inside.ts';
import { firstFew } from '../nightly.ts';

const app = builtApp();
const order = () => `${app.url}/loanDetail?${shellQuery}&lang=en&productId=p1&orderId=due`;

const holdRepayment = async (page: Page) => {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route('**/installment/loan-play-detail*', async (route) => {
    await released;
    await route.continue();
  });
  return resolve;
};

test('keeps the order and shows a message when Repay is tapped offline; opens the repayment once online', async () => {
  const page = await app.newPage({ isFirstVisit: true });
  // Nothing is prefetched: a screen whose files are there opens without a connection.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(order());
  // Rendered by the app: the document's own button comes before it.
  await page.locator('[data-state^=shown]').waitFor();
  await page.context().setOffline(true);
  await page.getByText('You are offline').waitFor();
  await page.getByRole('link', { name: 'Repay', exact: true }).click();
  await page.getByText('No connection. Nothing is lost').waitFor();
  expect(new URL(page.url()).pathname).toBe('/loanDetail');
  expect(await page.locator('.due-amount').textContent()).toContain('9,248.00');
  await page.context().setOffline(false);
  await page.getByText('You are offline').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Repay', exact: true }).click();
  await page.getByRole('heading', { name: 'Repayment', level: 1 }).waitFor();
});

test('keeps the order on the screen with a progress bar until the repayment can be shown', async () => {
  const page = await app.newPage();
  await page.goto(order());
  // Rendered by the app: the document's own button comes before it.
  await page.locator('[data-state^=shown]').waitFor();
  const answer = await holdRepayment(page);
  await page.evaluate(() => scrollTo(0, 120));
  await page.getByRole('link', { name: 'Repay', exact: true }).click();
  await page.waitForURL('**/repay?*');
  await page.getByRole('progressbar').waitFor({ state: 'attached' });
  expect(await page.title()).toBe('Your loan');
  expect(await page.evaluate(() => [scrollY, document.querySelector<HTMLElement>('.page')?.inert])).toEqual([
    120,
    true,
  ]);
  answer();
  // The order has a due date too.
  await page.getByRole('heading', { name: 'Repayment', level: 1 }).waitFor();
  await expect
    .poll(() => page.evaluate(() => [scrollY, document.querySelectorAll('progress').length, document.title]))
    .toEqual([0, 0, 'Repayment']);
});

test('shows the not-found page while another one loads, not the screen before it', async () => {
  const page = await app.newPage();
  await page.goto(order());
  await page.locator('[data-state^=shown]').waitFor();
  await goInside(page, `/nowhere?${shellQuery}&lang=en`);
  const answer = await holdRepayment(page);
  await openInside(page, `/repay?${shellQuery}&lang=en&productId=p1&orderId=due`);
  await page.getByRole('heading', { name: 'Repayment', level: 1 }).waitFor();
  expect(await page.locator('.due-amount').count()).toBe(0);
  answer();
  await page.locator('.card .sum').waitFor();
});

/** Taps, and lets the page's time pass until its reading has failed three times. Before the reading, the screen's files load in real time. */
const untilGivenUp = async (page: Page, target: Locator, message: Locator) => {
  await Promise.all([page.waitForRequest('**/v3/**'), target.click()]);
  await expect
    .poll(async () => {
      await page.clock.fastForward(2_500);
      return message.isVisible();
    })
    .toBe(true);
};

/** The app tries by itself too, after which the button is gone. */
const tapIfThere = (button: Locator) =>
  button.evaluateAll((all) => all.forEach((found) => (found as HTMLElement).click()));

/** The phone reports that it is online, but the backend is unreachable. */
const isDead = (page: Page, dead: boolean) =>
  dead ? page.route('**/v3/**', (route) => route.abort()) : page.unroute('**/v3/**');

test('keeps the order on a dead network after a tap on Repay or back, and continues both later', async () => {
  const page = await app.newPage({ noisy: true, clocked: true });
  await page.clock.install();
  await page.goto(order());
  await page.locator('[data-state^=shown]').waitFor();
  const alert = page.getByRole('alert').filter({ hasText: 'No connection. Nothing is lost' });
  const repay = page.getByRole('link', { name: 'Repay', exact: true });
  const isGivenUpAfter = async (target: Locator) => {
    await untilGivenUp(page, target, alert);
    expect(await page.locator('.due-amount').textContent()).toContain('9,248.00');
    expect(await page.getByText('This page could not be loaded').count()).toBe(0);
  };
  await isDead(page, true);
  await isGivenUpAfter(repay);
  await isGivenUpAfter(page.getByRole('button', { name: 'Back' }));
  await page.waitForURL('**/loanDetail?*');
  await isDead(page, false);
  await tapIfThere(page.getByRole('button', { name: 'Try again' }));
  // The alert goes away when the reading starts; the order is usable again after its response.
  await alert.waitFor({ state: 'detached' });
  await page.locator('.page:not([inert])').waitFor();
  await isDead(page, true);
  await isGivenUpAfter(repay);
  await isDead(page, false);
  await tapIfThere(page.getByRole('button', { name: 'Try again' }));
  await page.getByRole('heading', { name: 'Repayment', level: 1 }).waitFor();
  expect(await alert.count()).toBe(0);
});

test.each(firstFew(['fil', 'en'], 1))(
  'covers a fifth of a phone of 320 px with text of double size and no connection (%s)',
  async (lang) => {
    const page = await app.newPage({ viewport: { width: 320, height: 640 }, noisy: true, clocked: true });
    await page.clock.install();
    await page.goto(order().replace('lang=en', `lang=${lang}`));
    await page.locator('[data-state^=shown]').waitFor();
    await page.evaluate(setText, '200%');
    const part = (strip: string) =>
      page.locator(strip).evaluate((shown) => shown.getBoundingClientRect().height / innerHeight);
    await page.context().setOffline(true);
    await page.locator('.offline:not(:empty)').waitFor();
    expect(await part('.offline')).toBeLessThan(1 / 5);
    await page.context().setOffline(false);
    await isDead(page, true);
    await untilGivenUp(page, page.locator('.button-primary').first(), page.locator('.unreached'));
    expect(await part('.unreached')).toBeLessThan(1 / 5);
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('unreached');
  },
);

test('keeps the page when a file of idle time is missing, and fetches it when the connection is back', async () => {
  const page = await app.newPage({ isFirstVisit: true, holdsFiles: true, noisy: true });
  const missed = new Set<string | undefined>();
  page.on('requestfailed', (request) => missed.add(/assets\/(\w+)-/.exec(request.url())?.[1]));
  const files = /assets\/(telemetry|store|[A-Z]\w+)-[^/]*js$/;
  let isMissing = true;
  await page.route(files, (route) => (isMissing ? route.abort() : route.continue()));
  await page.goto(order());
  await page.locator('[data-state^=shown]').waitFor();
  await expect.poll(() => [...missed]).toEqual(expect.arrayContaining(['telemetry', 'store']));
  expect(await page.locator('.due-amount').textContent()).toContain('9,248.00');
  isMissing = false;
  await page.context().setOffline(true);
  await page.getByText('You are offline').waitFor();
  const store = page.waitForResponse(/assets\/store-/);
  await page.context().setOffline(false);
  expect((await store).ok()).toBe(true);
});

/** A page on which a file arrives empty, as behind a captive portal, until `recovers`, which then taps 'Try again'. */
const withEmpty = async (file: RegExp) => {
  const page = await app.newPage({ isFirstVisit: true, holdsFiles: true, noisy: true });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.route(file, (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
  await page.goto(order());
  await page.locator('[data-state^=shown]').waitFor();
  const recovers = async () => {
    await page.getByText('This page could not be loaded').waitFor();
    await page.unroute(file);
    await page.getByRole('button', { name: 'Try again' }).click();
  };
  return { page, recovers };
};

test('opens a screen whose file arrived empty once it arrives', async () => {
  const { page, recovers } = await withEmpty(/repay\.screen[^/]*js$/);
  await page.getByRole('link', { name: 'Repay', exact: true }).click();
  await recovers();
  await page.getByRole('heading', { name: 'Repayment', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/repay');
});

test('shows a part of a screen whose file arrived empty once it arrives', async () => {
  const { page, recovers } = await withEmpty(/BelowOrder[^/]*js$/);
  await recovers();
  await page.getByRole('heading', { name: 'More about this loan' }).waitFor();
  expect(await page.getByText('This page could not be loaded').count()).toBe(0);
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { routes } from '../../machines/app/routes.ts';
import { buildWhenNeeded } from '../../sandbox/build.ts';
import { screenTable } from '../../views/screens/table.ts';
import { builtApp, shellQuery, shellSays, withShell } from '../app/builtApp.ts';

const root = join(import.meta.dirname, '../..');
const old = join(root, 'dist-old');
const app = builtApp();

/** The build before the one that is served. */
beforeAll(async () => {
  vi.stubEnv('VITE_APP_NAME', 'OldLoan');
  await buildWhenNeeded(root, old).finally(() => vi.unstubAllEnvs());
});

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', html: 'text/html' };
const gone = { status: 404, body: 'Not found' };
const asPage = { status: 200, contentType: 'text/html', body: '<!doctype html><title>App</title>' };

/** A tab that has the old release open; once `replace` was called its files are gone from the server, which has the new one. */
const openOld = async (page: Page, path: string, answer: object = gone) => {
  let isReplaced = false;
  const loads: string[] = [];
  // The page before this one may still ask for parts of the release that is served.
  await page.goto('about:blank');
  await page.unrouteAll();
  await page.route('**/*', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const isDocument = request.resourceType() === 'document' && request.frame() === page.mainFrame();
    if (isDocument) loads.push(pathname);
    const isOld = loads.length === 1;
    if (isDocument && isOld) {
      const name = pathname.startsWith('/promotion/') ? 'promotion/index.html' : 'app/index.html';
      return route.fulfill({ contentType: 'text/html', body: await readFile(join(old, name)) });
    }
    if (!pathname.startsWith('/assets/') || !isOld) return route.continue();
    if (isReplaced) return route.fulfill(answer);
    const contentType = types[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return route.fulfill({ contentType, body: await readFile(join(old, pathname)) });
  });
  await page.goto(app.url + path);
  // The app runs and the screen is there: what stands in for it has a main, too.
  await page.locator('[data-state]:not([data-state=loading])').first().waitFor();
  return { loads, replace: () => (isReplaced = true) };
};

const go = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path);
const releaseOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['release']);
const servedRelease = async () =>
  ((await (await fetch(`${app.url}/release.json`)).json()) as { release: string }).release;

/** One path for each chunk of a screen. */
const screens = [
  ...new Map(
    Object.entries(screenTable)
      .filter(([, { chunk }]) => chunk !== 'customerService')
      .map(([route, { chunk }]) => [chunk, routes[route as keyof typeof routes]]),
  ).values(),
];

describe('a release that replaced the one in an open tab', () => {
  it('every screen opens: the page is loaded anew, once', { timeout: 120_000 }, async () => {
    const page = await app.newPage({ holdsFiles: true, noisy: true });
    const served = await servedRelease();
    for (const path of screens) {
      const { loads, replace } = await openOld(page, `/customerService?${shellQuery}`);
      expect(await releaseOf(page)).not.toBe(served);
      await page.evaluate(() => sessionStorage.clear());
      replace();
      await go(page, `${path}?${shellQuery}&productId=p1&orderId=due&problemId=CP10003`);
      await expect.poll(() => releaseOf(page).catch(() => ''), { timeout: 10_000 }).toBe(served);
      await expect.poll(() => page.locator('h1').count(), { timeout: 10_000 }).toBe(1);
      const failures = await page.getByText('This page could not be loaded').count();
      expect({ loads, failures }).toEqual({ loads: ['/customerService', path], failures: 0 });
    }
  });

  it('a page in the place of a script counts as missing, and what was typed is there again', async () => {
    const page = await app.newPage({ holdsFiles: true, noisy: true });
    const { replace } = await openOld(page, `/complainPageNext?type=1&orderNo=due&${shellQuery}`, asPage);
    await page.getByRole('textbox').first().fill('They called at night');
    replace();
    await go(page, `/complaintList?${shellQuery}`);
    await expect.poll(() => releaseOf(page).catch(() => '')).toBe(await servedRelease());
    await page.goto(`${app.url}/complainPageNext?type=1&orderNo=due&${shellQuery}`);
    await expect.poll(() => page.getByRole('textbox').first().inputValue()).toBe('They called at night');
  });

  it('the promotion too', async () => {
    const page = await app.newPage({ holdsFiles: true, noisy: true });
    const { loads, replace } = await openOld(page, '/promotion/?id=t1');
    await page.locator('input[name=phone]').fill('13912345678');
    replace();
    await page.getByRole('link', { name: /agreement/i }).click();
    await page.getByText('Definitions').first().waitFor();
    expect(loads).toHaveLength(2);
    await page.goBack();
    await expect.poll(() => page.locator('input[name=phone]').inputValue()).toBe('13912345678');
  });
});

describe('a chunk that stays missing', () => {
  it.each([
    ['with another release: the page is loaded anew once, and then says so', 'r-other', 2],
    ['with the same release: the page says so', undefined, 1],
  ])('%s', async (_why, other, times) => {
    const page = await app.newPage({ holdsFiles: true, noisy: true });
    let loads = 0;
    page.on('framenavigated', (frame) => (loads += frame === page.mainFrame() ? 1 : 0));
    if (other) await page.route('**/release.json', (route) => route.fulfill({ json: { release: other } }));
    await page.route('**/orderDetails.screen-*.js', (route) => route.fulfill(gone));
    await page.goto(`${app.url}/loanDetail?lang=en&productId=p1&orderId=due`);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(loads).toBe(times);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(loads).toBe(times);
  });
});

const announce = (said: object) =>
  fetch(`${app.url}/sandbox/control/release`, { method: 'POST', body: JSON.stringify(said) });
const callsOf = async () =>
  (
    (await (await fetch(`${app.url}/sandbox/control/events`)).json()) as { kind: string; path: string }[]
  ).filter(({ kind }) => kind === 'call');

describe('a part that comes later, and was replaced', () => {
  it.each([
    ['with another release: the page is loaded anew once, and then offers it again', 'r-other', 2],
    ['with the same release: it is offered again in its place', undefined, 1],
  ])('%s', async (_why, other, times) => {
    const page = await app.newPage({ holdsFiles: true, noisy: true });
    let loads = 0;
    page.on('framenavigated', (frame) => (loads += frame === page.mainFrame() ? 1 : 0));
    if (other) await page.route('**/release.json', (route) => route.fulfill({ json: { release: other } }));
    await page.route('**/RecommendedProducts-*.js', (route) => route.fulfill(gone));
    await page.goto(`${app.url}/loanDetail?lang=en&productId=p1&orderId=due&${shellQuery}`);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(loads).toBe(times);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(loads).toBe(times);
  });

  it('the styles of another screen count as a part of it', async () => {
    const page = await app.newPage({ holdsFiles: true, noisy: true });
    await page.goto(`${app.url}/loanDetail?lang=en&productId=p1&orderId=due&${shellQuery}`);
    await page.route('**/release.json', (route) => route.fulfill({ json: { release: 'r-other' } }));
    await page.route('**/more-*.css', (route) => route.fulfill(gone));
    await page.goto(`${app.url}/customerService?lang=en&${shellQuery}`);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.unroute('**/more-*.css');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  });
});

describe('what the lender says without another build', () => {
  it('a paused flow says so wherever it is opened, and opens again when the lender does', async () => {
    await announce({ closed: ['loanConfirm', 'landing'] });
    const page = await app.newPage();
    const paused = page.getByRole('heading', { name: 'This service is paused for now' });
    await page.goto(`${app.url}/customerService?lang=en&${shellQuery}`);
    await page.locator('[data-state="shown"]').waitFor();
    const before = (await callsOf()).length;
    await go(page, `/confirm?lang=en&${shellQuery}&productId=p1&orderId=due`);
    await paused.waitFor();
    expect(await page.getByText('(02) 8888 0100').count()).toBe(1);
    expect(await callsOf()).toHaveLength(before);
    await page.reload();
    await paused.waitFor();
    await announce({ closed: [] });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => paused.count()).toBe(0);
    await page.locator('h1').waitFor();

    await announce({ closed: ['registration'] });
    await page.goto(`${app.url}/promotion/?id=t1&lang=en`);
    await paused.waitFor();
    await announce({ closed: [] });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('input[name=phone]').waitFor();
  });

  it('a notice is a line on every page, and both come to a page that is open when its shell comes back', async () => {
    const page = await app.newPage();
    await withShell(page);
    await page.goto(`${app.url}/repay?lang=en&${shellQuery}&productId=p1&orderId=due`);
    await page.getByText('Due date').first().waitFor();
    await announce({ notice: 'GCash is slow today.' });
    await shellSays(page, 'resume');
    await page.getByText('GCash is slow today.').waitFor();
    await announce({ closed: ['repay'] });
    await shellSays(page, 'resume');
    await page.getByRole('heading', { name: 'This service is paused for now' }).waitFor();
    await page.goto(`${app.url}/promotion/?id=t1&lang=en`);
    await expect.poll(() => page.getByText('GCash is slow today.').count()).toBe(1);
  });
});

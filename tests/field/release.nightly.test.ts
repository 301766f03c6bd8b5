import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { routes } from '../../services/visit/flows.ts';
import { screenTable } from '../../views/screens/table.ts';
import { distOf } from '../app/build.ts';
import { builtApp, shellQuery, shellSays, withShell } from '../app/builtApp.ts';
import { openInside } from '../app/inside.ts';
import { leaveFor, runsNothing } from '../app/leaveFor.ts';
import { patience } from '../patience.ts';

const app = builtApp();

const dist = distOf('/');
const marks = new Set(readdirSync(join(dist, 'assets')).map((name) => /-[\da-f]{8}(?=\.)/.exec(name)?.[0]));
const oldMark = '-old';
const inOldNames = (text: string) =>
  text
    .replaceAll(/-[\da-f]{8}(?=\.)/g, (mark) => (marks.has(mark) ? oldMark + mark : mark))
    .replace(/ data-release="[^"]+"/, ' data-release="r-old"');
const oldFiles = new Map<string, string>();
const oldFile = (path: string): string => {
  const known = oldFiles.get(path);
  if (known !== undefined) return known;
  const text = readFileSync(join(dist, path.replace(oldMark, '')), 'utf8');
  const made = Buffer.from(inOldNames(text)).toString('base64');
  oldFiles.set(path, made);
  return made;
};

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', html: 'text/html' };

interface Answer {
  status: number;
  contentType?: string;
  body: string;
}
const gone: Answer = { status: 404, body: 'Not found' };
const asPage: Answer = { status: 200, contentType: 'text/html', body: '<!doctype html><title>App</title>' };

/** A tab with the old release open. `open` loads it; after `replace` its files are gone from the server. */
const oldTab = async () => {
  const page = await app.newPage({ isFirstVisit: true, noisy: true });
  const devtools = await page.context().newCDPSession(page);
  let isReplaced = false;
  let answer = gone;
  let loads: string[] = [];
  // A page that was left meanwhile needs none of its files.
  const fulfill = (requestId: string, status: number, contentType: string, body: string) =>
    devtools
      .send('Fetch.fulfillRequest', {
        requestId,
        responseCode: status,
        responseHeaders: [{ name: 'content-type', value: contentType }],
        body,
      })
      .catch(() => undefined);
  devtools.on('Fetch.requestPaused', ({ requestId, resourceType, request }) => {
    const { pathname } = new URL(request.url);
    if (pathname === runsNothing) return devtools.send('Fetch.continueRequest', { requestId });
    const isOldFile = pathname.includes(oldMark);
    if (!isOldFile && resourceType === 'Document') loads.push(pathname);
    if (isOldFile && isReplaced)
      return fulfill(
        requestId,
        answer.status,
        answer.contentType ?? 'text/plain',
        Buffer.from(answer.body).toString('base64'),
      );
    if (!isOldFile && (isReplaced || loads.length > 1))
      return devtools.send('Fetch.continueRequest', { requestId });
    const own = `${pathname === '/' ? '/index' : pathname}.html`;
    const document = pathname.startsWith('/promotion/')
      ? '/promotion/index.html'
      : existsSync(join(dist, own))
        ? own
        : '/app/index.html';
    const path = isOldFile ? pathname : document;
    return fulfill(requestId, 200, types[path.split('.').at(-1) ?? ''] ?? 'text/plain', oldFile(path));
  });
  await devtools.send('Fetch.enable', {
    patterns: [{ urlPattern: `*${oldMark}-*` }, { urlPattern: `${app.url}/*`, resourceType: 'Document' }],
  });
  return {
    page,
    open: async (path: string, later = gone) => {
      // The previous page may still request parts of its release.
      await leaveFor(page, app.url + runsNothing);
      [isReplaced, answer, loads] = [false, later, []];
      await page.goto(app.url + path);
      // The app runs and the screen is shown: its replacement has a main, too.
      await page.locator('[data-state]:not([data-state=loading])').first().waitFor();
      expect(await releaseOf(page)).toBe('r-old');
    },
    replace: () => void (isReplaced = true),
    loads: () => loads,
  };
};

const releaseOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['release']);
const servedRelease = async () =>
  ((await (await fetch(`${app.url}/release.json`)).json()) as { release: string }).release;

const screens = [
  ...new Map(
    Object.entries(screenTable)
      .filter(([, { chunk }]) => chunk !== 'customerService')
      .map(([route, { chunk }]) => [chunk, routes[route as keyof typeof routes]]),
  ).values(),
];

describe('a release that replaced the one in an open tab', () => {
  it('opens every screen, with one reload of the page', async () => {
    const { page, open, replace, loads } = await oldTab();
    const served = await servedRelease();
    for (const path of screens) {
      await open(`/customerService?${shellQuery}`);
      await page.evaluate(() => sessionStorage.clear());
      replace();
      await openInside(page, `${path}?${shellQuery}&productId=p1&orderId=due&problemId=CP10003`);
      await expect.poll(() => releaseOf(page).catch(() => ''), { ...patience, message: path }).toBe(served);
      await expect.poll(() => page.locator('h1').count(), { ...patience, message: path }).toBe(1);
      const failures = await page.getByText('This page could not be loaded').count();
      expect({ loads: loads(), failures }).toEqual({ loads: ['/customerService', path], failures: 0 });
    }
  });

  it('treats a page in place of a script as missing, and restores what was typed', async () => {
    const { page, open, replace } = await oldTab();
    await open(`/complainPageNext?type=1&orderNo=due&${shellQuery}`, asPage);
    await page.getByRole('textbox').first().fill('They called at night');
    replace();
    await openInside(page, `/customerService?${shellQuery}`);
    await expect.poll(() => releaseOf(page).catch(() => '')).toBe(await servedRelease());
    await page.goto(`${app.url}/complainPageNext?type=1&orderNo=due&${shellQuery}`);
    await expect.poll(() => page.getByRole('textbox').first().inputValue()).toBe('They called at night');
  });

  it('reloads the promotion too', async () => {
    const { page, open, replace, loads } = await oldTab();
    await open('/promotion/?id=t1');
    await page.locator('input[name=phone]').fill('13912345678');
    replace();
    await page.getByRole('link', { name: /agreement/i }).click();
    await page.getByText('Definitions').first().waitFor();
    expect(loads()).toHaveLength(2);
    await page.goBack();
    await expect.poll(() => page.locator('input[name=phone]').inputValue()).toBe('13912345678');
  });
});

describe.each([
  ['a permanently missing chunk', '**/orderDetails.screen-*.js'],
  ['a replaced lazy part', '**/BelowOrder-*.js'],
])('%s', (_what, file) => {
  it.each([
    ['with another release: the page is loaded anew once, and then offers it again', 'r-other', 2],
    ['with the same release: it is offered again in its place', undefined, 1],
  ])('%s', async (_why, other, times) => {
    const page = await app.newPage({ holdsFiles: true, noisy: true });
    let loads = 0;
    page.on('framenavigated', (frame) => (loads += frame === page.mainFrame() ? 1 : 0));
    if (other) await page.route('**/release.json', (route) => route.fulfill({ json: { release: other } }));
    await page.route(file, (route) => route.fulfill(gone));
    await page.goto(`${app.url}/loanDetail?lang=en&productId=p1&orderId=due&${shellQuery}`);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(loads).toBe(times);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(loads).toBe(times);
  });
});

it('treats missing styles of another screen as a missing part', async () => {
  const page = await app.newPage({ holdsFiles: true, noisy: true });
  await page.route('**/all-*.css', (route) => route.fulfill(gone));
  await page.goto(`${app.url}/loanDetail?lang=en&productId=p1&orderId=due&${shellQuery}`);
  const order = page.getByRole('heading', { name: 'Your loan' });
  await order.waitFor();
  await openInside(page, `/customerService?lang=en&${shellQuery}`);
  await order.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.unroute('**/all-*.css');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
});

const announce = (said: object) =>
  fetch(`${app.url}/sandbox/control/release`, { method: 'POST', body: JSON.stringify(said) });
const callsOf = async () =>
  (
    (await (await fetch(`${app.url}/sandbox/control/events`)).json()) as { kind: string; path: string }[]
  ).filter(({ kind }) => kind === 'call');

describe('changes on the server without another build', () => {
  it('shows a paused flow everywhere, and opens it when the backend resumes it', async () => {
    await announce({ closed: ['loanConfirm', 'landing'] });
    const page = await app.newPage();
    const paused = page.getByRole('heading', { name: 'This service is paused for now' });
    await page.goto(`${app.url}/customerService?lang=en&${shellQuery}`);
    await page.locator('[data-state="shown"]').waitFor();
    const before = (await callsOf()).length;
    await openInside(page, `/confirm?lang=en&${shellQuery}&productId=p1&orderId=due`);
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
    await announce({ closed: ['landing'] });
    // Both engines fire this when a tab comes to the front.
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    await paused.waitFor();
    await announce({ closed: [] });
  });

  it('shows a notice on every page, and updates an open page when its shell returns to it', async () => {
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

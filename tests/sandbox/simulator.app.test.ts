import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildWhenNeeded } from '../../sandbox/build.ts';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { chromiumArgs, ensureChromium } from '../../tools/browser/chromium.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');
let browser: Browser;
let sandbox: Sandbox;
let page: Page;

beforeAll(async () => {
  await buildWhenNeeded(root, dist);
  sandbox = await startSandbox({ port: 0, databaseFile: ':memory:', dist, quiet: true });
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
});

afterAll(async () => {
  await browser.close();
  await sandbox.close();
});

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1440, height: 980 } });
  await page.goto(`${sandbox.url}/simulator/`);
});

const app = () => page.frameLocator('iframe');
const appShows = (text: string) => app().getByText(text).first().isVisible();
const patience = { timeout: 10_000 };
const scenario = (title: RegExp) => page.getByRole('button', { name: title }).click();
const back = () => page.getByRole('button', { name: 'Back', exact: true }).click();
const nativeScreen = () => page.getByRole('region', { name: 'Native screen' });

it('opens the first scenario by itself, and another one when it is chosen', async () => {
  await expect.poll(() => appShows('Payment due'), patience).toBe(true);
  await scenario(/^110 Rejected/);
  await expect.poll(() => appShows('Not approved this time'), patience).toBe(true);
});

it('plays the native screens: the back button leads out of them, then home', async () => {
  await scenario(/^200 Settled/);
  await app().getByRole('button', { name: 'Borrow Again' }).click();
  await expect.poll(() => nativeScreen().innerText(), patience).toContain('Product details');
  await page.getByRole('tab', { name: 'Bridge' }).click();
  await page.getByText('→ navigate').waitFor();
  await back();
  await expect.poll(() => appShows('Fully paid'), patience).toBe(true);
  await back();
  await expect.poll(() => nativeScreen().innerText(), patience).toContain('the web view was closed');
});

it('moves an order through its life, and the page follows', async () => {
  await scenario(/^170 Money sent/);
  await expect.poll(() => appShows('Money sent'), patience).toBe(true);
  await page.getByRole('button', { name: 'To the next change' }).click();
  await expect.poll(() => appShows('Payment due'), patience).toBe(true);
  await page.getByRole('button', { name: 'Pay all' }).click();
  await expect.poll(() => appShows('Fully paid'), patience).toBe(true);
});

it('makes the next call fail', async () => {
  await expect.poll(() => appShows('Payment due'), patience).toBe(true);
  await page.getByLabel('The next call').selectOption('500');
  await page.getByRole('button', { name: 'Make it fail' }).click();
  await page.getByText('Next call: error 500.').waitFor();
  await scenario(/^21 Applied/);
  await app()
    .getByRole('button', { name: /try again/i })
    .click();
  await expect.poll(() => appShows('Application received'), patience).toBe(true);
});

it('puts the app in the dark, in large text and in another market', async () => {
  const background = () =>
    app()
      .locator('html')
      .evaluate((html) => getComputedStyle(html).backgroundColor);
  await expect.poll(() => appShows('Payment due'), patience).toBe(true);
  const light = await background();
  await page.getByLabel('Looks').selectOption('dark');
  await expect.poll(background).not.toBe(light);
  await page.getByLabel('Text').selectOption('200');
  await expect
    .poll(() =>
      app()
        .locator('html')
        .evaluate((html) => getComputedStyle(html).fontSize),
    )
    .toBe('32px');
  await page.getByLabel('Market flag').selectOption('1');
  await expect.poll(() => appShows('₹9,248.00'), patience).toBe(true);
});

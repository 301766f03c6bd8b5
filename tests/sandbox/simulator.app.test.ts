import type { Page } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { builtApp } from '../app/builtApp.ts';
import { isNightly } from '../nightly.ts';
import { patience } from '../patience.ts';

const host = builtApp();
let page: Page;

beforeEach(async () => {
  page = await host.newPage({ viewport: { width: 1440, height: 980 }, noisy: true });
  await page.goto(`${host.url}/simulator/`);
});

const app = () => page.frameLocator('iframe');
const appShows = async (text: string) =>
  (await app().locator('.early').count()) === 0 && app().getByText(text).first().isVisible();
const scenario = (title: RegExp) => page.getByRole('button', { name: title }).click();
const back = () => page.getByRole('button', { name: 'Back', exact: true }).click();
const nativeScreen = () => page.getByRole('region', { name: 'Native screen' });

it.runIf(isNightly)(
  'opens the first scenario, shows the whole phone, and switches dark mode, large text and market',
  async () => {
    await expect.poll(() => appShows('Payment due'), patience).toBe(true);

    for (const [width, height] of [
      [1280, 800],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const device of ['small', 'usual', 'notch', 'tall']) {
        await page.getByRole('combobox', { name: 'Phone' }).selectOption(device);
        const phone = await page.getByRole('region', { name: 'Phone' }).boundingBox();
        expect([
          width,
          device,
          (phone?.y ?? 0) >= 0,
          (phone?.y ?? 0) + (phone?.height ?? 0) <= height,
        ]).toEqual([width, device, true, true]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }

    const html = app().locator('html');
    const background = () => html.evaluate((element) => getComputedStyle(element).backgroundColor);
    const light = await background();
    await page.getByLabel('Looks').selectOption('Dark');
    await expect.poll(background).not.toBe(light);
    await page.getByLabel('Text').selectOption('200');
    await expect.poll(() => html.evaluate((element) => getComputedStyle(element).fontSize)).toBe('32px');
    await page.getByLabel('Market flag').selectOption('1');
    await expect.poll(() => appShows('₹9,248.00'), patience).toBe(true);
  },
);

it('shows native screens, a timeline of calls, bridge and states, and the URL as a code; the back button leaves a native screen, then goes home', async () => {
  await scenario(/^200 Settled/);
  await app().getByRole('button', { name: 'Borrow Again' }).click();
  await expect.poll(() => nativeScreen().innerText(), patience).toContain('Product details');

  await page.getByText('→ navigate').waitFor();
  const log = page.locator('.log');
  expect(await log.locator('[data-side=backend]').count()).toBeGreaterThan(0);
  expect(await log.locator('[data-side=state]').allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringContaining('/loanDetail')]),
  );
  await page.getByText('On a phone').click();
  await page.getByRole('img', { name: 'This screen, for a phone in the same network' }).waitFor();
  expect(await page.locator('.share-card').innerText()).toMatch(/^http:\/\/[\d.]+.*\/loanDetail\?/);
  await page.getByText('On a phone').click();

  await page.getByRole('tab', { name: 'Bridge' }).click();
  await page.getByText('→ navigate').waitFor();
  await back();
  await expect.poll(() => appShows('Fully paid'), patience).toBe(true);
  await back();
  await expect.poll(() => nativeScreen().innerText(), patience).toContain('the web view was closed');
});

it.runIf(isNightly)(
  'clears the phone when the sandbox is reset, makes the next call fail, moves an order through its life, and opens another scenario',
  async () => {
    await expect.poll(() => appShows('Payment due'), patience).toBe(true);
    const keep = () => {
      localStorage.setItem('kept', 'for good');
      sessionStorage.setItem('kept', 'for this tab');
    };
    const kept = () => [localStorage.getItem('kept'), sessionStorage.getItem('kept')];
    await app().locator('body').evaluate(keep);
    await page.getByRole('button', { name: 'Reset the sandbox' }).click();
    await expect.poll(() => page.evaluate(kept), patience).toEqual([null, null]);
    await expect.poll(() => appShows('Payment due'), patience).toBe(true);

    await page.getByLabel('The next call').selectOption('500');
    await page.getByRole('button', { name: 'Make it fail' }).click();
    await page.getByText('Next call: error 500.').waitFor();
    await scenario(/^21 Applied/);
    await app()
      .getByRole('button', { name: /try again/i })
      .click();
    await expect.poll(() => appShows('Application received'), patience).toBe(true);

    await scenario(/^170 Money sent/);
    await expect.poll(() => appShows('Money sent'), patience).toBe(true);
    await page.getByRole('button', { name: 'To the next change' }).click();
    await expect.poll(() => appShows('Payment due'), patience).toBe(true);
    await page.getByRole('button', { name: 'Pay all', exact: true }).click();
    await expect.poll(() => appShows('Fully paid'), patience).toBe(true);

    await scenario(/^110 Rejected/);
    await expect.poll(() => appShows('Not approved this time'), patience).toBe(true);
  },
);

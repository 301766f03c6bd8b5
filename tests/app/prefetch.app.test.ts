import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp, shellQuery } from './builtApp.ts';

const app = builtApp();
const overdue = `${shellQuery}&lang=en&productId=p1&orderId=overdue`;

const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js'))
      .join(),
  );

/** Waits until nothing is in flight: the imports of a file load separately. */
const quiet = async (page: Page) => {
  let before = '';
  await expect
    .poll(
      async () => {
        const isQuiet = before === (await scripts(page));
        before = await scripts(page);
        return isQuiet;
      },
      { interval: 1_000 },
    )
    .toBe(true);
};

test('prefetches the repayment screen of an order in idle time, so that a tap loads no other file', async () => {
  const page = await app.newPage({ isFirstVisit: true, noisy: true });
  await page.goto(`${app.url}/loanDetail?${overdue}`);
  const repay = page.getByRole('button', { name: /^(Repay|Pay)/ }).first();
  await repay.waitFor();
  await expect.poll(() => scripts(page)).toMatch(/\/pay-/);
  await quiet(page);
  await page.route('**/*.js', (route) => route.abort());
  await repay.click();
  await page.waitForURL('**/repay?**');
  await page.getByRole('heading', { name: 'Repayment' }).waitFor();
});

test('leaves the network to the first response of the next screen', async () => {
  const page = await app.newPage({ isFirstVisit: true });
  await page.goto(`${app.url}/loanDetail?${overdue}`);
  const repay = page.getByRole('button', { name: /^(Repay|Pay)/ }).first();
  await repay.waitFor();
  await expect.poll(() => scripts(page)).toMatch(/\/pay-/);
  await quiet(page);
  const before = await scripts(page);
  let meanwhile = '';
  await page.route('**/loan-play-detail?*', async (route) => {
    await quiet(page);
    meanwhile = await scripts(page);
    await route.continue();
  });
  await repay.click();
  await page.getByRole('heading', { name: 'Repayment' }).waitFor();
  expect(meanwhile).toBe(before);
  await expect.poll(() => scripts(page)).toMatch(/payLater/);
});

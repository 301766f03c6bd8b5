import type { Page, Request } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp, shellQuery } from './builtApp.ts';

const app = builtApp();
const overdue = `${shellQuery}&lang=en&productId=p1&orderId=overdue`;

/** The scripts that a page has loaded from now on. */
const watchScripts = (page: Page) => {
  const pending = new Set<Request>();
  let loaded = '';
  const watch = (act: (request: Request) => void) => (request: Request) => {
    if (request.url().endsWith('.js')) act(request);
  };
  page.on(
    'request',
    watch((request) => pending.add(request)),
  );
  page.on(
    'requestfailed',
    watch((request) => pending.delete(request)),
  );
  page.on(
    'requestfinished',
    watch((request) => {
      pending.delete(request);
      loaded += request.url();
    }),
  );
  return {
    scripts: () => loaded,
    /** Waits until none is in flight: the imports of a file load separately. */
    quiet: async () => {
      let before: string | undefined;
      const isQuiet = () => {
        const isSame = pending.size === 0 && before === loaded;
        before = loaded;
        return isSame;
      };
      await expect.poll(isQuiet, { interval: 1_000 }).toBe(true);
    },
  };
};

test('prefetches the repayment screen of an order in idle time, so that a tap loads no other file', async () => {
  const page = await app.newPage({ isFirstVisit: true, noisy: true });
  const { scripts, quiet } = watchScripts(page);
  await page.goto(`${app.url}/loanDetail?${overdue}`);
  await page.locator('[data-state^=shown]').waitFor();
  await expect.poll(scripts).toMatch(/\/pay-/);
  await quiet();
  await page.route('**/*.js', (route) => route.abort());
  await page.getByRole('link', { name: /^Repay/ }).click();
  await page.waitForURL('**/repay?**');
  await page.getByRole('heading', { name: 'Repayment' }).waitFor();
});

test('leaves the network to the first response of the next screen', async () => {
  const page = await app.newPage({ isFirstVisit: true });
  const { scripts, quiet } = watchScripts(page);
  await page.goto(`${app.url}/loanDetail?${overdue}`);
  await page.locator('[data-state^=shown]').waitFor();
  await expect.poll(scripts).toMatch(/\/pay-/);
  await quiet();
  const before = scripts();
  let meanwhile = '';
  await page.route('**/loan-play-detail?*', async (route) => {
    await quiet();
    meanwhile = scripts();
    await route.continue();
  });
  await page.getByRole('link', { name: /^Repay/ }).click();
  await page.getByRole('heading', { name: 'Repayment' }).waitFor();
  expect(meanwhile).toBe(before);
  await expect.poll(scripts).toMatch(/payLater/);
});

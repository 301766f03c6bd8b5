import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp, expectNoFaults, shellQuery, withShell } from './builtApp.ts';
import { controlOf } from './control.ts';
import { patience } from '../patience.ts';

// Every row of the catalogue is in tests/models/catalogue.test.ts; here one of each kind goes through all of the app and the sandbox.
const app = builtApp();
const { control } = controlOf(app);

const open = async (path: string): Promise<Page> => {
  const page = await app.newPage({ noisy: true });
  await withShell(page);
  await page.clock.install();
  await page.goto(`${app.url}${path}&${shellQuery}`);
  return page;
};
const toast = (page: Page, text: string) => page.locator('.toast').getByText(text, { exact: true }).waitFor();
const order = 'productId=p1&orderId=due';
const detailsCall = '/v3/loan-details/loan-details';

test("shows the backend's message of a refused page", async () => {
  const page = await open('/complainDetails?problemId=none');
  await toast(page, 'We cannot find this complaint.');
  await page.locator('[data-state]').getByText('We cannot find this complaint.').first().waitFor();
  expect(await page.getByText('Process Result').count()).toBe(0);
  expectNoFaults(page);
});

test.each(['drop', 'garbage', '500'])("says 'error' after a %s, and loads on a retry", async (kind) => {
  // A browser retries a dropped call once per open connection, so the fault has to repeat.
  await control('/fail-next', { times: 99, kind, path: detailsCall });
  const page = await open(`/loanDetail?${order}`);
  await toast(page, 'error');
  await fetch(`${app.url}/sandbox/control/fail-next`, { method: 'DELETE' });
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await page.getByText('Payment due').first().waitFor(patience);
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  expectNoFaults(page);
});

test('leads a phone that is registered already to the download page', async () => {
  const page = await open('/promotion/?id=t1&user_from=fb');
  await page.locator('input[name=phone]').fill('13800138000');
  await page.locator('.captcha img').waitFor();
  const { characters } = (await (await fetch(`${app.url}/sandbox/control/captcha`)).json()) as {
    characters: string;
  };
  await page.locator('input[name=capcode]').fill(characters);
  await page.getByRole('button', { name: 'Get code' }).click();
  await toast(page, '您已注册，请下载APP登录');
  await page.getByRole('heading', { name: 'Download PeraLoan' }).waitFor();
  expect(new URL(page.url()).hash).toMatch(/^#\/downloadTemplate\?/);
});

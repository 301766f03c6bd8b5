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

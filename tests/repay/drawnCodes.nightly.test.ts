import { expect, test } from 'vitest';
import { builtApp, expectNoFaults, shellQuery } from '../app/builtApp.ts';

const app = builtApp();
const query = shellQuery.replace('market=1', 'market=0');

test('leaves a barcode to Enlarge when its bars would run into each other', async () => {
  const page = await app.newPage();
  const payCode40 = 'PL-2026/11 abcdefghijklmnopqrstuvwxyz 12';
  const parameters = new URLSearchParams({ showType: '1', payCode: payCode40, repayAmount: '892480' });
  await page.goto(`${app.url}/repaymentOfCode?${query}&${parameters.toString()}`);
  await page.getByRole('button', { name: 'Enlarge', exact: true }).waitFor();
  expect(await page.locator('canvas').count()).toBe(0);
  expectNoFaults(page);
});

test('shows an order page without its order as empty, and makes no call', async () => {
  const page = await app.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/gateway/')) asked.push(request.url());
  });
  for (const path of ['/loanDetail', '/repay', '/ynRepay']) {
    await page.goto(`${app.url}${path}?productId=p1&${query}`);
    await page.getByText('This link is incomplete').waitFor();
  }
  expect(asked).toEqual([]);
  await page.goto(`${app.url}/loanDetail?productId=p1?orderId=due&amp;${query}`);
  await page.getByText('Payment due').first().waitFor();
  expectNoFaults(page);
});

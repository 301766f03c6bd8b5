import { expect, test } from 'vitest';
import { builtApp, expectNoFaults, shellQuery } from '../app/builtApp.ts';
import { qrPhOf } from '../models/fixtures/repayment.ts';
import { readBarcode, readQr } from '../repaymentCode/decode.ts';
import { pixelsOf } from './pixels.ts';

const app = builtApp();
const query = shellQuery.replace('market=1', 'market=0');
const payCode = qrPhOf('8924.80');
const digits = '0312345678901234';

const looks = [1, 2, 3].flatMap((density) =>
  (['light', 'dark', 'darkened'] as const).map((look) => ({ density, look })),
);

test.each(looks)('draws codes that can be scanned at density $density, $look', async ({ density, look }) => {
  const page = await app.newPage({ deviceScaleFactor: density });
  const devtools = await page.context().newCDPSession(page);
  await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' });
  await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: look === 'darkened' });
  const open = (parameters: Record<string, string>) =>
    page.goto(`${app.url}/repaymentOfCode?${query}&${new URLSearchParams(parameters).toString()}`);

  await open({ showType: '2', payCode, repayAmount: '892480' });
  const code = page.getByRole('img', { name: 'QR code to pay with' });
  expect(readQr(await pixelsOf(code.last()))).toEqual([payCode, payCode]);
  await page.getByRole('button', { name: 'Enlarge', exact: true }).click();
  expect(readQr(await pixelsOf(page.getByRole('dialog').getByRole('img')))).toEqual([payCode, payCode]);

  await open({ showType: '1', payCode: ` ${digits}\u200b  `, repayAmount: '892480' });
  const barcode = page.getByRole('img', { name: `Barcode ${digits}` });
  expect(await readBarcode(await pixelsOf(barcode))).toEqual([digits, digits]);
  expectNoFaults(page);
  await devtools.send('Emulation.setAutoDarkModeOverride', {});
  await devtools.detach();
});

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

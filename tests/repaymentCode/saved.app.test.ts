import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { builtApp, expectNoFaults, shellQuery } from '../app/builtApp.ts';
import { readQr } from './decode.ts';

const app = builtApp();

test('saves a QR code as a picture that reads as the code', async () => {
  const page = await app.newPage();
  await page.goto(`${app.url}/repay?${shellQuery}&productId=p1&orderId=due&lang=en`);
  await page.getByRole('button', { name: 'Payment method' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /QR Ph/ }).click();
  const [made] = await Promise.all([
    page.waitForResponse(/generate-vcode/),
    page.getByRole('button', { name: /^Pay ₹/ }).click(),
  ]);
  const { payUrl } = ((await made.json()) as { data: { payUrl: string } }).data;
  const payCode = new URL(payUrl, app.url).searchParams.get('payCode');
  expect(payCode).toMatch(/^000201/);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save as picture' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('payment-code.png');
  const { width, height, data } = PNG.sync.read(readFileSync(await saved.path()));
  // Large enough for an app that reads it from the phone's pictures.
  expect(Math.min(width, height)).toBeGreaterThan(300);
  const luminance = Uint8ClampedArray.from({ length: width * height }, (_, at) => data[at * 4] ?? 0);
  expect(await readQr({ width, height, luminance })).toEqual([payCode, payCode]);
  expectNoFaults(page);
});

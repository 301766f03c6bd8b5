import { expect, test } from 'vitest';
import { builtApp, expectNoFaults, shellQuery } from '../app/builtApp.ts';

const app = builtApp();

test('remembers the chosen channel across screens', async () => {
  const page = await app.newPage();
  const query = shellQuery.replace('market=1', 'market=0');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(`${app.url}/repay?${query}&productId=p1&orderId=due`);
  await button('Payment Method').click();
  await page.getByRole('button', { name: 'QR Ph' }).click();
  await page.getByText('QR Ph · No fee').waitFor();
  await page.getByRole('link', { name: 'How to pay, step by step' }).click();
  await page.getByText('8001701000000').waitFor();
  await page.goBack();
  await page.getByText('QR Ph · No fee').waitFor();
  await button('Payment Method').click();
  expect(await page.getByRole('button', { name: 'QR Ph' }).getAttribute('aria-pressed')).toBe('true');
  expectNoFaults(page);
});

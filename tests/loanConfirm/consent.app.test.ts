import { expect, test } from 'vitest';
import { builtApp, shellQuery } from '../app/builtApp.ts';

const app = builtApp();

test('keeps the consent as it was left through an agreement, back and a reload', async () => {
  const page = await app.newPage();
  await page.goto(`${app.url}/confirm?productId=p1&lang=en&${shellQuery}`);
  const consent = page.getByRole('checkbox');
  expect(await consent.isChecked()).toBe(true);
  await consent.click();
  await page.goto(`${app.url}/loanAgreement?productId=p1&lang=en&${shellQuery}`);
  await page.goBack();
  await consent.waitFor();
  expect(await consent.isChecked()).toBe(false);
  await page.reload();
  await consent.waitFor();
  expect(await consent.isChecked()).toBe(false);
});

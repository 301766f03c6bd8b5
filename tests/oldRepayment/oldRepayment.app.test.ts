import { expect, test } from 'vitest';
import { builtApp, expectNoFaults, shellQuery } from '../app/builtApp.ts';

const app = builtApp();

test('repays with a card and an SMS code, and comes to the order', async () => {
  const page = await app.newPage();
  await page.goto(`${app.url}/ynRepayChoose?${shellQuery}&orderId=due&productId=p1`);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('请先选择支付银行卡').waitFor();
  await page.getByText('BDO Unibank').click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('BDO Unibank •••• 4821').waitFor();
  await page.getByRole('button', { name: 'Repayment' }).click();
  await page.getByLabel('SMS code').fill('123');
  await page.keyboard.press('Enter');
  await page.getByText('请输入正确的验证码').waitFor();
  const sms = (await (await fetch(`${app.url}/sandbox/control/sms`)).json()) as { code: string };
  await page.getByLabel('SMS code').fill(sms.code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('验证码错误').waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await page.getByLabel('SMS code').fill(sms.code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Fully paid').waitFor();
  expect(new URL(page.url()).pathname).toBe('/loanDetail');
  expectNoFaults(page);
});

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

test('continues in the code step after a reload: same record, the rest of the countdown, no second commit', async () => {
  const page = await app.newPage();
  const sent: URLSearchParams[] = [];
  page.on('request', (request) => {
    if (/repayment-co(mmit|nfirm)$/.test(new URL(request.url()).pathname))
      sent.push(new URLSearchParams(request.postData() ?? ''));
  });
  await page.goto(`${app.url}/ynRepay?${shellQuery}&orderId=due&productId=p1&cardId=c1`);
  await page.getByRole('button', { name: 'Repayment' }).click();
  await page.getByLabel('SMS code').waitFor();
  await page.getByText('Send again in 57 s').waitFor();
  await page.reload();
  await page.getByLabel('SMS code').waitFor();
  await page.getByText(/^Send again in 5[0-7] s$/).waitFor();
  const sms = (await (await fetch(`${app.url}/sandbox/control/sms`)).json()) as { code: string };
  await page.getByLabel('SMS code').fill(sms.code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Fully paid').waitFor();
  expect(sent.map((body) => [body.get('sendMsg'), body.has('repaymentRecordId')])).toEqual([
    ['0', false],
    [null, true],
  ]);
  expectNoFaults(page);
});

import type { Request } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp, expectNoFaults, shellCalls, shellQuery, withShell } from '../app/builtApp.ts';
import { personAt } from './person.ts';

const app = builtApp();

const openForm = async (more = '', path = '/bindBank') => {
  const page = await app.newPage({ noisy: true });
  await withShell(page);
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/bind-card/')) calls.push(request);
  });
  await page.goto(`${app.url}${path}?${shellQuery}&productId=p1&orderId=card${more}`);
  await page.getByRole('tab', { name: 'E-wallet' }).waitFor();
  return { page, calls, ...personAt(page) };
};
const bodyOf = (call: Request | undefined) => Object.fromEntries(new URLSearchParams(call?.postData() ?? ''));
const binds = (calls: Request[]) => calls.filter((call) => call.method() === 'POST');

test('binds a wallet once for a double tap, digits only, with its channel; then closes the WebView', async () => {
  const { page, calls, button, fillWallet } = await openForm();
  await fillWallet();
  expect(await page.getByLabel('Mobile number').inputValue()).toBe('09171234567');
  await button('Next').dblclick();
  await page.getByText('Your account is saved').waitFor();
  expect(binds(calls).map((call) => new URL(call.url()).pathname)).toEqual([
    '/gateway/v3/bind-card/bind-card-new',
  ]);
  expect(bodyOf(binds(calls)[0])).toEqual({
    walletCode: 'MAYA',
    walletNumber: '09171234567',
    payday: '15',
    cardType: '1',
    channelNumber: '90012',
    productId: 'p1',
    product_id: 'p1',
  });
  expect((await binds(calls)[0]?.allHeaders())?.['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  await expect
    .poll(async () =>
      (await shellCalls(page)).map(({ event, action, payload }) => [event ?? action, payload]),
    )
    .toEqual([
      ['ready', {}],
      ['startBindCard', { productId: 'p1', orderId: 'card' }],
      ['endBindCard', { result: 'success' }],
      ['closeWebView', expect.anything()],
    ]);
  expectNoFaults(page);
});

test('names each empty field and focuses the first without a request; typed text survives another tab and a refused call', async () => {
  const { page, calls, button, fillWallet } = await openForm();
  await button('Next').click();
  await page.getByText('Please choose: E-wallet').waitFor();
  await page.getByText('Please fill in: Mobile number').waitFor();
  await page.locator(':focus[name="1.walletCode"]').waitFor();
  expect(await page.getByLabel('Mobile number').getAttribute('aria-invalid')).toBe('true');
  expect(binds(calls)).toEqual([]);

  await fillWallet();
  await page.getByRole('tab', { name: 'Bank account' }).click();
  await page.getByRole('tab', { name: 'E-wallet' }).click();
  await page.getByLabel('Mobile number').fill('0917');
  await button('Next').click();
  await page.getByText('Maya does not know this mobile number.').waitFor();
  expect(await page.getByLabel('Mobile number').inputValue()).toBe('0917');
});

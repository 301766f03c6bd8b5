import { expect, test } from 'vitest';
import { builtApp, expectNoFaults } from '../app/builtApp.ts';

const app = builtApp();

const screens = [
  ['Confirm loan', '/confirm'],
  ['Loan detail', '/loanDetail'],
  ['Repay', '/repay'],
  ['Repay extension', '/repayDelay'],
  ['Bind bank', '/bindBank'],
  ['About us', '/aboutUs'],
  ['Complaint', '/complaint'],
  ['Customer service', '/customerService'],
  ['Privacy policy', '/privacyPolicy'],
  ['Repayment instructions', '/DRInstructions'],
] as const;

const fields = {
  'App version': 'appVersion',
  'Device name': 'deviceName',
  'Device id': 'deviceId',
  'OS version': 'osVersion',
  'Session id': 'sessionId',
  'Advertising id': 'adId',
  'Product id': 'productId',
  'Order id': 'orderId',
};

test('adds the edited device data to all ten links', async () => {
  const page = await app.newPage();
  await page.goto(`${app.url}/testPreview?market=1`);
  for (const label of Object.keys(fields)) await page.getByLabel(label).fill(`my ${label}`);
  const device = Object.fromEntries(Object.entries(fields).map(([label, name]) => [name, `my ${label}`]));
  const list = page.getByRole('region', { name: 'Screens' }).getByRole('link');
  expect(await list.count()).toBe(10);
  for (const [name, path] of screens) {
    const href = await list.filter({ hasText: new RegExp(`^${name} ?$`) }).getAttribute('href');
    const address = new URL(href ?? '', app.url);
    expect([address.pathname, Object.fromEntries(address.searchParams)]).toEqual([
      path,
      { market: '1', ...device },
    ]);
  }
  expectNoFaults(page);
});

test('uses the edited data in calls of an opened screen', async () => {
  const page = await app.newPage();
  await page.goto(`${app.url}/testPreview`);
  await page.getByLabel('Session id').fill('s-9');
  const called = page.waitForRequest('**/loan-details/loan-details?*');
  await page.getByRole('link', { name: 'Loan detail' }).click();
  const address = new URL((await called).url());
  expect(address.searchParams.get('sessionId')).toBe('s-9');
  await page.getByRole('heading', { name: 'Order Details' }).waitFor();
});

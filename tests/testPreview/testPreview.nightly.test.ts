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

test("shows the device's location", async () => {
  const page = await app.newPage({
    geolocation: { latitude: 14.5995, longitude: 120.9842 },
    permissions: ['geolocation'],
  });
  await page.goto(`${app.url}/testPreview`);
  const said = page.waitForEvent('dialog');
  await page.getByRole('button', { name: 'Get location' }).click({ noWaitAfter: true });
  const dialog = await said;
  expect([dialog.type(), dialog.message()]).toEqual(['alert', '14.5995, 120.9842']);
  await dialog.accept();
  expectNoFaults(page);
});

test('reports a missing location permission', async () => {
  const page = await app.newPage();
  await page.goto(`${app.url}/testPreview`);
  await page.getByRole('button', { name: 'Get location' }).click();
  await expect.poll(() => page.getByText('The location is not available').count()).toBe(1);
  expectNoFaults(page);
});

test('takes a photo and a contact', async () => {
  const page = await app.newPage();
  await page.goto(`${app.url}/testPreview`);
  await page
    .getByLabel('Photo')
    .setInputFiles({ name: 'id.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('photo') });
  await page.getByText('id.jpg, 5 bytes').waitFor();
  await page.getByLabel('Contact').fill('Ana Reyes');
  await page.getByLabel('Contact').press('Enter');
  await page.getByText('Ana Reyes').waitFor();
  expect(await page.getByLabel('Contact').inputValue()).toBe('');
  expectNoFaults(page);
});

import { Buffer } from 'node:buffer';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { toastTimes } from '../../machines/screen/message.ts';
import { builtApp, expectNoFaults, shellCalls, shellQuery, withShell } from '../app/builtApp.ts';

const app = builtApp();
const at = (path: string, query: string) => `${app.url}${path}?${shellQuery}&${query}`;
const screen = (page: Page, state: string) => page.locator(`[data-state="${state}"]`).waitFor();
const control = async (path: string, body: object) =>
  fetch(`${app.url}/sandbox/control${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
const pathOf = (page: Page) => new URL(page.url()).pathname;

const addPicture = async (page: Page) =>
  page
    .getByLabel('Add pictures')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await page.screenshot() });

test('files a complaint with pictures and rates its answer', async () => {
  const page = await app.newPage({ clocked: true });
  await page.clock.install();
  await page.goto(at('/complaint', 'orderNo=overdue'));
  await page.getByRole('button', { name: 'Collection' }).click();
  await page.getByRole('button', { name: 'Threats or rude words' }).click();
  await page.waitForURL(/complainPageNext/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    type: '1',
    sonType: '12',
    orderNo: 'overdue',
    sessionId: 's-1',
  });
  await page.getByText('Threats or rude words').waitFor();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Please fill in your comments and suggestions').waitFor();
  expect(await page.getByLabel('Description').evaluate((field) => field === document.activeElement)).toBe(
    true,
  );

  const picture = await page.screenshot();
  await control('/fail-next', { path: '/user-problem/upload-problem-img', kind: 'refusal' });
  await page.getByLabel('Add pictures').setInputFiles([
    { name: 'a.png', mimeType: 'image/png', buffer: picture },
    { name: 'b.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
  ]);
  await page.getByText('The service is busy. Please try again later.').waitFor();
  await page.clock.fastForward(toastTimes.default);
  await page.getByText('This file cannot be read').waitFor();
  await page.getByRole('button', { name: 'Remove picture 2' }).click();
  await page.getByRole('button', { name: 'Try again: Picture 1' }).click();
  await page.getByText('Upload succeeded!').waitFor();

  await page.getByLabel('Description').fill('x'.repeat(250));
  await page.getByText('200/200').waitFor();
  // A WebView that the system killed reopens the same address.
  await page.reload();
  await page.getByText('200/200').waitFor();
  expect(await page.getByLabel('Description').inputValue()).toBe('x'.repeat(200));
  await page.getByRole('button', { name: 'Remove picture 1' }).waitFor();

  const saving = page.waitForRequest(/problem-save/);
  await page.getByRole('button', { name: 'Send' }).click();
  const saved = Object.fromEntries(new URLSearchParams((await saving).postData() ?? ''));
  expect(saved).toEqual({
    problemType: '1',
    problemSonType: '12',
    problemDetail: 'x'.repeat(200),
    problemImage: '/gateway/user-problem/problem-img?id=1',
    orderNo: 'overdue',
  });
  await page.getByRole('dialog', { name: 'Successfully Sent' }).waitFor();
  await page.getByText('CP10004').waitFor();
  await page.clock.fastForward(1_500);
  await page.waitForURL(/\/complaint\?/);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['orderNo']);

  await page.getByRole('link', { name: 'My complaints' }).click();
  await page.getByRole('link', { name: /Collection.*xxx/ }).click();
  await page.waitForURL(/complainDetails.*problemId=CP10004/);
  await page.getByText('Process Result').waitFor();
  await page.clock.fastForward(3_000);
  await page.getByRole('dialog', { name: 'Please rate this service' }).waitFor();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Silakan pilih').waitFor();
  await page.clock.fastForward(toastTimes.default);
  await page.getByRole('radio', { name: '4 of 5 stars' }).click();
  expect(await page.locator('.star-on').count()).toBe(4);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Successful demonstration！').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expectNoFaults(page);
});

test("sends a picture as a small JPEG, with the session's headers and parameters", async () => {
  const page = await app.newPage();
  await page.goto(at('/complainPageNext', 'type=2&orderNo=overdue'));
  await page.getByLabel('Description').waitFor();
  const sending = page.waitForRequest(/upload-problem-img/);
  await addPicture(page);
  const request = await sending;
  expect(new URL(request.url()).searchParams.get('sessionId')).toBe('s-1');
  expect(await request.allHeaders()).toMatchObject({
    'x-requested-with': 'XMLHttpRequest',
    building: 'b-1',
    gather: 'g-1',
    'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
  });
  await page.getByText('Upload succeeded!').waitFor();
  expectNoFaults(page);
});

test('retries a picture whose connection was cut, and keeps the text', async () => {
  const page = await app.newPage({ noisy: true });
  await page.goto(at('/complainPageNext', 'type=2&orderNo=overdue'));
  await page.getByLabel('Description').fill('They call at night');
  await page.route('**/upload-problem-img*', (route) => route.abort(), { times: 1 });
  await addPicture(page);
  await page.getByText('Not sent').waitFor();
  await page.getByText('error', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Try again: Picture 1' }).click();
  await page.getByText('Upload succeeded!').waitFor();
  expect(await page.getByLabel('Description').inputValue()).toBe('They call at night');
});

test('locks a complaint while it is being sent', async () => {
  const page = await app.newPage({ noisy: true });
  await page.goto(at('/complainPageNext', 'orderNo=overdue'));
  await page.getByLabel('Description').fill('They call at night');
  await addPicture(page);
  await page.getByText('Upload succeeded!').waitFor();
  const controls = [
    page.getByLabel('Add pictures'),
    page.getByRole('button', { name: 'Remove picture 1' }),
    page.getByRole('button', { name: 'Choose what it is about' }),
  ];
  const enabled = () => Promise.all(controls.map((each) => each.isEnabled()));
  expect(await enabled()).toEqual([true, true, true]);
  await page.route('**/problem-save*', () => undefined);
  await page.getByRole('button', { name: 'Send' }).click();
  await screen(page, 'titles.listed step.complaining');
  expect(await enabled()).toEqual([false, false, false]);
  expect(await page.getByLabel('Description').isEditable()).toBe(false);
});

test('names a picture with a refused URL after a reload, and keeps every word of the text', async () => {
  const page = await app.newPage();
  const url = 'http://cdn.example/a.jpg';
  await page.route('**/upload-problem-img*', (route) =>
    route.fulfill({ json: { code: '00', data: { url } } }),
  );
  await page.goto(at('/complainPageNext', 'type=2&orderNo=overdue'));
  await page.getByLabel('Description').fill('They call at night');
  await addPicture(page);
  await page.getByText('Upload succeeded!').waitFor();
  await page.reload();
  await page.getByText('18/200').waitFor();
  await page.getByText('Picture 1', { exact: true }).waitFor();
  expect(await page.getByRole('img', { name: 'Picture 1' }).count()).toBe(0);
  const saving = page.waitForRequest(/problem-save/);
  await page.getByRole('button', { name: 'Send' }).click();
  expect(new URLSearchParams((await saving).postData() ?? '').get('problemImage')).toBe(url);
  expectNoFaults(page);
});

test('refuses a collection complaint in Spanish for an order that was only applied for', async () => {
  const page = await app.newPage();
  await page.goto(at('/complaint', 'orderNo=applied'));
  await page.getByRole('button', { name: 'Collection' }).click();
  await page.getByText(/El pedido seleccionado no admite/).waitFor();
  expect(pathOf(page)).toBe('/complaint');
  expectNoFaults(page);
});

test('calls customer service over the bridge, and writes to it with a mail link', async () => {
  const page = await app.newPage();
  await withShell(page);
  await page.goto(at('/customerService', ''));
  // The document's own link comes before the app's.
  await page.locator('[data-state] .page-main').waitFor();
  await page.getByRole('link', { name: /Telephone/ }).click();
  expect(await shellCalls(page)).toContainEqual({
    action: 'callPhone',
    payload: { number: '0288880100' },
  });
  expect(await page.getByRole('link', { name: /E-mail/ }).getAttribute('href')).toBe(
    'mailto:care@peraloan.example',
  );
  expect(await page.title()).toBe('Customer service');
  expectNoFaults(page);
});

import { Buffer } from 'node:buffer';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { toastTimes } from '../../machines/screen/message.ts';
import { builtApp, expectNoFaults, shellCalls, shellQuery, withShell } from '../app/builtApp.ts';

const app = builtApp();
const at = (path: string, query: string) => `${app.url}${path}?${shellQuery}&${query}`;
const control = async (path: string, body: object) =>
  fetch(`${app.url}/sandbox/control${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

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

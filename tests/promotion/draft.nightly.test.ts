import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp, expectNoFaults } from '../app/builtApp.ts';

const app = builtApp();
const phone = '13912345678';

const field = (page: Page, name: string) => page.locator(`input[name=${name}]`);
const isThere = (page: Page) => page.locator('.captcha img').waitFor();
const isRead = (page: Page) => page.getByRole('heading', { name: 'Definitions' }).waitFor();

const visitor = async () => {
  const page = await app.newPage();
  await page.goto(`${app.url}/promotion/?id=t1&lang=en`);
  await isThere(page);
  await page.route('**/promotion/get-sms*', (route) => route.fulfill({ json: { code: 0 } }));
  await field(page, 'phone').fill(phone);
  await field(page, 'capcode').fill('ab3d');
  await page.getByRole('button', { name: 'Get code' }).click();
  await page.getByRole('button', { name: /\d s$/ }).waitFor();
  return page;
};

const openAgreement = async (page: Page) => {
  await page.getByRole('link', { name: 'Loan agreement' }).click();
  await isRead(page);
};
const back = (page: Page) => page.getByRole('link', { name: 'Back' }).click();

const reload = async (page: Page) => {
  await page.reload();
  await isThere(page);
};

const held = async (page: Page) => {
  await isThere(page);
  return {
    phone: await field(page, 'phone').inputValue(),
    capcode: await field(page, 'capcode').inputValue(),
    isPausing: await page.getByRole('button', { name: /\d s$/ }).isVisible(),
  };
};
const everything = { phone, capcode: 'ab3d', isPausing: true };

test.each([
  ['its own way back', back],
  ['the back of the browser', (page: Page) => page.goBack()],
])(
  'restores typed text after leaving a reloaded agreement by %s, also after the next reload',
  async (_, leave) => {
    const page = await visitor();
    await openAgreement(page);
    await page.reload();
    await isRead(page);
    await leave(page);
    expect(await held(page)).toEqual(everything);
    await reload(page);
    expect(await held(page)).toEqual(everything);
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(phone);
    expectNoFaults(page);
  },
);

test('restores what was typed last after a reload, on whatever page of the promotion it was typed', async () => {
  const page = await visitor();
  await openAgreement(page);
  await back(page);
  await field(page, 'capcode').fill('wxyz');
  // Past the agreement, to the page before the visit.
  await page.evaluate(() => history.go(-2));
  await page.waitForURL((url) => url.hash === '');
  await reload(page);
  expect(await held(page)).toEqual({ ...everything, capcode: 'wxyz' });
});

const choose = (page: Page) => page.getByRole('link', { name: 'Filipino' }).click();
const lang = (page: Page) => page.locator('html').getAttribute('lang');

test('keeps typed text and the countdown in another language, on the form and on the agreement', async () => {
  const page = await visitor();
  await choose(page);
  await page.getByRole('link', { name: 'English' }).waitFor();
  expect([await lang(page), new URL(page.url()).search]).toEqual(['fil', '?id=t1&lang=fil']);
  expect(await held(page)).toEqual(everything);

  await page.getByRole('link', { name: 'Loan agreement' }).click();
  await isRead(page);
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('link', { name: 'Filipino' }).waitFor();
  await isRead(page);
  await back(page);
  expect(await held(page)).toEqual(everything);
  expect(await lang(page)).toBe('en');
  expectNoFaults(page);
});

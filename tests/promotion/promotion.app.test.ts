import { pendingRequestsIn } from '../app/storedRequests.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp, expectNoFaults } from '../app/builtApp.ts';

const app = builtApp();
const visit = 'id=t1&user_from=fb&utm_tag=u1&app_from=web';
const phone = '13912345678';

const control = async (path: string) => (await fetch(`${app.url}/sandbox/control${path}`)).json();
const captcha = async (): Promise<string> => (await control('/captcha')).characters;
const field = (page: Page, name: string) => page.locator(`input[name=${name}]`);

const open = async (query = visit, options: Parameters<typeof app.newPage>[0] = {}) => {
  const page = await app.newPage(options);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/youmi/')) calls.push(new URL(request.url()).pathname.replace(/.*\//, ''));
  });
  await page.goto(`${app.url}/promotion/?${query}`);
  await page.locator('.captcha img').waitFor();
  return { page, calls };
};

test('registers with the keyboard alone and shows the download page', async () => {
  const { page, calls } = await open(`${visit}&UC=uc1`, { userAgent: 'Android' });
  const apply = page.getByRole('button', { name: 'Apply now' });
  // The page's own stylesheet must not put its layer before the design system's.
  expect(await apply.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(
    'rgb(104, 127, 30)',
  );
  await page
    .getByRole('link', { name: /Filipino|English/ })
    .last()
    .focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('139 1234 5678');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type((await captcha()).toLowerCase());
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('验证码已发送，请注意查收').waitFor();
  await page.keyboard.press('Shift+Tab');
  const { code } = await control('/sms');
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Download for Android' }).waitFor();
  await page.getByText('注册成功').waitFor();
  expect(new URL(page.url()).hash).toBe('#/downloadTemplate?app_from=web&user_from=fb&utm_tag=u1&id=t1');
  await expect.poll(() => calls.includes('track-complete')).toBe(true);
  expect(calls.filter((call) => call === 'register')).toHaveLength(1);
  expectNoFaults(page);
});

const fill = async (page: Page) => {
  await field(page, 'phone').fill(phone);
  await field(page, 'capcode').fill(await captcha());
  await page.getByRole('button', { name: 'Get code' }).click();
  await page.getByText('验证码已发送，请注意查收').waitFor();
  await field(page, 'smsCode').fill((await control('/sms')).code);
};

test('after too many requests for a code says when to try again, and asks for none before', async () => {
  const { page, calls } = await open(visit, { noisy: true });
  const headers = { 'Retry-After': '270' };
  await page.route('**/promotion/get-sms*', (route) => route.fulfill({ status: 429, headers }));
  await field(page, 'phone').fill(phone);
  await field(page, 'capcode').fill(await captcha());
  const getCode = page.getByRole('button', { name: 'Get code' });
  await getCode.click();
  await page.getByText('Not done. Please try again in 5 min.').waitFor();
  expect(await getCode.getAttribute('aria-disabled')).toBe('true');
  expect(await getCode.textContent()).toMatch(/ (5:00|4:5\d)$/);
  await getCode.click({ force: true });
  await page.getByText('请勿重复发送').waitFor();
  expect(calls.filter((call) => call === 'get-sms')).toHaveLength(1);
});

const apply = (page: Page) => page.getByRole('button', { name: 'Apply now' }).click();
const unknown = (page: Page) =>
  page.getByRole('dialog', { name: /We do not know yet (if|whether) you are registered/ });
const keysOf = (page: Page) => {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/promotion/register')) keys.push(request.headers()['idempotency-key']);
  });
  return keys;
};

test('warns after a reload in flight, keeps what was typed except the code, and registers once with the same code', async () => {
  const { page } = await open(visit, { noisy: true });
  const keys = keysOf(page);
  await fill(page);
  const { code } = await control('/sms');
  await page.route('**/promotion/register*', (route) => void route.fetch(), { times: 1 });
  await apply(page);
  await expect.poll(() => keys).toHaveLength(1);
  expect(JSON.stringify(await pendingRequestsIn(page))).not.toContain(phone);
  await page.reload();
  await unknown(page).waitFor();
  // The same request cannot be sent from here, because the code was lost with the page.
  expect(await unknown(page).getByRole('button').allInnerTexts()).toEqual(['Leave it for now']);
  await unknown(page).getByRole('button', { name: 'Leave it for now' }).click();
  expect(await field(page, 'phone').inputValue()).toBe(phone);
  await field(page, 'smsCode').fill(code);
  await apply(page);
  await page.getByText('注册成功').waitFor();
  expect(new Set(keys).size).toBe(1);
  await expect.poll(() => pendingRequestsIn(page)).toEqual([]);
  expectNoFaults(page);
});

test.each(['//promotion/', '/promotion/..%2fpromotion/', '/promotion/other'])(
  "says 'Page not found' at %s, and asks for nothing",
  async (path) => {
    const page = await app.newPage();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    const body = await (await fetch(`${app.url}/promotion/`)).text();
    // As a static host answers that serves any path which it reads as the promotion's.
    await page.route(/[?]odd/, (route) => route.fulfill({ body, contentType: 'text/html' }));
    await page.goto(`${app.url}${path}?odd&${visit}`);
    await page.getByText('Page not found').waitFor();
    expect(calls.filter((call) => call.includes('/youmi/'))).toEqual([]);
    expect(await page.locator('input').count()).toBe(0);
    await page.getByRole('link', { name: 'Home' }).click();
    await page.waitForURL(`${app.url}/`);
  },
);

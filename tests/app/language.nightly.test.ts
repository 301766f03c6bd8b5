import { expect, test } from 'vitest';
import { builtApp, expectNoFaults, shellQuery } from './builtApp.ts';
import { goInside } from './inside.ts';

const app = builtApp();

const watched = async (isFirstVisit = false) => {
  const page = await app.newPage({ isFirstVisit });
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/gateway')) asked.push(url.searchParams.get('lang'));
  });
  return { page, asked, lang: () => page.locator('html').getAttribute('lang') };
};

test('keeps the chosen Filipino on the next page, and the backend answers in it', async () => {
  const { page, asked, lang } = await watched();
  await page.goto(`${app.url}/customerService?${shellQuery}`);
  await page.getByText('Telephone').waitFor();
  expect([await lang(), asked]).toEqual(['en', [null]]);

  await page.getByRole('link', { name: 'Filipino' }).click();
  await page.getByText('Phone', { exact: true }).waitFor();
  expect(await lang()).toBe('fil');
  expect(new URL(page.url()).searchParams.get('sessionId')).toBe('s-1');
  expect(asked.at(-1)).toBe('fil');
  await page.goBack();
  expect(page.url()).toBe('about:blank');

  // Opened again by a shell without a language: all calls still use the page's language, including the document's own first call.
  asked.length = 0;
  await page.goto(`${app.url}/loanDetail?productId=p1&orderId=due&sessionId=session-due`);
  await page.getByText('Malapit na ang due date').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Loan mo' }).waitFor();
  expect([await lang(), [...new Set(asked)]]).toEqual(['fil', ['fil']]);

  await page.goto(`${app.url}/loanDetail?productId=p1&orderId=due&sessionId=session-due&lang=en`);
  await page.getByRole('heading', { level: 1, name: 'Your loan' }).waitFor();
  expect(asked.at(-1)).toBe('en');
  expectNoFaults(page);
});

test('offers the language switch on the site and the promotion, and marks a Chinese message as Chinese', async () => {
  const { page, lang } = await watched();
  const choose = async (heading: string) => {
    const filipino = page.getByRole('link', { name: 'Filipino' });
    expect(await filipino.getAttribute('lang')).toBe('fil');
    await filipino.click();
    await page.getByRole('heading', { name: heading }).waitFor();
    expect(await lang()).toBe('fil');
    await page.getByRole('link', { name: 'English' }).waitFor();
    expect(await page.getByRole('link', { name: 'Filipino' }).count()).toBe(0);
  };
  await page.goto(`${app.url}/`);
  await choose('Perang kailangan mo, sa malinaw na terms');

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${app.url}/promotion/?id=t1`);
  await page.getByRole('button', { name: 'Apply now' }).click();
  const fault = page.getByText('请正确输入手机号').first();
  await fault.waitFor();
  expect(await fault.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('zh');
  await choose('Hanggang ₱20,000, may sagot sa isang araw');
});

test("shows an agreement's summary in the page's language when it opens first", async () => {
  const { page } = await watched(true);
  await page.goto(`${app.url}/promotion/?id=t1&lang=fil#/agreementTemplate?id=t1`);
  await page.getByRole('heading', { name: 'Sa madaling salita' }).waitFor();
  expect(await page.getByRole('article').getAttribute('lang')).toBe('en');
});

test('shows a back button on every page without a title bar, which asks before a loan is left', async () => {
  const page = await app.newPage();
  const shell = `${shellQuery}&lang=en&titleBar=0`;
  await page.goto(`${app.url}/loanDetail?${shell.replace('s-1', 'session-due')}&productId=p1&orderId=due`);
  const back = page.getByRole('button', { name: 'Back' });
  await back.waitFor();
  await page.getByRole('link', { name: 'Repay', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Repayment' }).waitFor();
  await back.click();
  await page.getByRole('heading', { level: 1, name: 'Your loan' }).waitFor();
  expect(await back.count()).toBe(1);

  await goInside(page, `/confirm?${shell}&productId=o-stay`);
  await page.getByRole('checkbox').waitFor();
  await back.click();
  await page.getByRole('dialog', { name: 'Before you go' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/confirm');

  await page.goto(`${app.url}/loanDetail?${shellQuery}&lang=en&productId=p1&orderId=due`);
  await page.getByRole('heading', { level: 1, name: 'Your loan' }).waitFor();
  expect(await back.count()).toBe(0);
});

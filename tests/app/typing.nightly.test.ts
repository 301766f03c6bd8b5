import type { CDPSession, Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { builtApp, expectNoFaults, shellQuery } from './builtApp.ts';

/** Keyboards of phones use composition: the text changes in steps until the word is complete. Simulated with the browser's own commands. */
const app = builtApp();
const query = shellQuery.replace('market=1', 'market=0');

let devtools: CDPSession | undefined;
afterEach(async () => {
  await devtools?.detach();
  devtools = undefined;
});

const compose = async (page: Page, steps: readonly string[], committed: string) => {
  devtools ??= await page.context().newCDPSession(page);
  for (const text of steps)
    await devtools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await devtools.send('Input.insertText', { text: committed });
};

const field = async (path: string, name: string) => {
  const page = await app.newPage();
  await page.goto(`${app.url}${path}${path.includes('?') ? '&' : '?'}${query}`);
  const box = page.locator(`[name="${name}"]`).first();
  await box.click();
  return { page, box };
};

test('leaves a field unchanged during composition', async () => {
  const { page, box } = await field('/promotion/?id=t1', 'phone');
  devtools = await page.context().newCDPSession(page);
  for (const text of ['1', '1 3', '1 39']) {
    await devtools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    expect(await box.inputValue()).toBe(text);
  }
  await devtools.send('Input.insertText', { text: '1 39 1234 5678' });
  await expect.poll(() => box.inputValue()).toBe('13912345678');
  expectNoFaults(page);
});

test('accepts a composed captcha answer and full-width digits in a phone number', async () => {
  const { page, box } = await field('/promotion/?id=t1', 'capcode');
  await compose(page, ['ａ', 'ａｂ', 'ａｂ１', 'ａｂ１２'], 'ａｂ１２');
  await expect.poll(() => box.inputValue()).toBe('ab12');
  const phone = page.locator('[name="phone"]');
  await phone.click();
  await compose(page, ['１３９', '１３９１２３４'], '１３９１２３４５６７８');
  await expect.poll(() => phone.inputValue()).toBe('13912345678');
  expectNoFaults(page);
});

test('accepts a composed complaint, and cuts it between whole characters at its limit', async () => {
  const { page, box } = await field('/complainPageNext?type=2&orderNo=due', 'detail');
  await compose(page, ['h', 'ha', 'han'], 'hangul ');
  await compose(page, ['ㅎ', '하', '한'], '한국');
  await expect.poll(() => box.inputValue()).toBe('hangul 한국');
  await box.fill('a'.repeat(199));
  await compose(page, ['😀'], '😀');
  await expect.poll(() => box.inputValue()).toBe('a'.repeat(199));
  await page.getByText('199/200').waitFor();
  expectNoFaults(page);
});

test('finds options by composed text, during composition too', async () => {
  const page = await app.newPage();
  await page.goto(`${app.url}/bindBank?productId=p1&orderId=due&source=loanDetail&${query}`);
  await page.getByRole('tab', { name: /Bank/ }).click();
  await page.getByRole('button', { name: /^Bank/ }).first().click();
  const dialog = page.getByRole('dialog');
  const search = dialog.getByRole('searchbox');
  await search.click();
  await compose(page, ['l', 'la', 'lan'], 'land b');
  await expect.poll(() => search.inputValue()).toBe('land b');
  await expect.poll(() => dialog.getByRole('radio').count()).toBe(1);
  await compose(page, ['x'], 'xx');
  await dialog.getByText('Nothing found').waitFor();
  expectNoFaults(page);
});

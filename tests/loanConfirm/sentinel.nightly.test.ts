import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp, expectNoFaults } from '../app/builtApp.ts';

/** The sentinel of docs/product/bridge.md#back, without a shell. */
const app = builtApp();
const query = 'sessionId=s-1&orderId=o1';

const openLoan = async (product: string): Promise<Page> => {
  const page = await app.newPage();
  await page.goto(`${app.url}/jointLoginError?${query}`);
  await page.goto(`${app.url}/confirm?productId=${product}&${query}`);
  await page.getByRole('button', { name: 'Next' }).waitFor();
  return page;
};
const entries = (page: Page) => page.evaluate(() => history.length);
const reminder = (page: Page) => page.getByRole('dialog', { name: 'Point out' });

test('adds no history entry before the first touch, so that back leaves', async () => {
  const page = await openLoan('o-stay');
  expect(await entries(page)).toBe(3);
  await page.goBack();
  await expect.poll(() => page.url()).toContain('/jointLoginError');
});

test.each(['touch', 'key'] as const)(
  'asks to stay after a %s back, and catches back again after Agree',
  async (kind) => {
    const page = await openLoan('o-stay');
    const before = await entries(page);
    if (kind === 'touch') await page.getByRole('heading', { name: 'Details' }).click();
    else await page.keyboard.press('Tab');
    await expect.poll(() => entries(page)).toBe(before + 1);
    for (let round = 0; round < 2; round += 1) {
      await page.evaluate(() => history.back());
      await reminder(page).waitFor();
      expect(page.url()).toContain('/confirm?');
      await page.getByRole('button', { name: 'Agree' }).click();
      await reminder(page).waitFor({ state: 'detached' });
    }
    expect(await entries(page)).toBe(before + 1);
    expectNoFaults(page);
  },
);

test("pushes its history entry during a touch, so that the browser's own back button does not skip it", async () => {
  const page = await app.newPage();
  await page.addInitScript(() => {
    const push = History.prototype.pushState;
    History.prototype.pushState = function pushState(...entry) {
      document.documentElement.dataset['touched'] = String(navigator.userActivation.isActive);
      push.apply(this, entry);
    };
  });
  await page.goto(`${app.url}/confirm?productId=o-stay&${query}`);
  await page.getByRole('button', { name: 'Next' }).waitFor();
  await page.mouse.wheel(0, 200);
  expect(await page.locator('html').getAttribute('data-touched')).toBeNull();
  await page.getByRole('heading', { name: 'Details' }).click();
  await page.locator('html[data-touched="true"]').waitFor();
});

test('leaves no history entry behind when the loan is taken', async () => {
  const page = await openLoan('o-stay');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/loanDetail?*');
  await page.goBack();
  await expect.poll(() => page.url()).toContain('/jointLoginError');
});

test('continues after a reload on its history entry', async () => {
  const page = await openLoan('o-stay');
  await page.getByRole('heading', { name: 'Details' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Next' }).waitFor();
  await page.evaluate(() => history.back());
  await reminder(page).waitFor();
  expect(page.url()).toContain('/confirm?');
});

const openFirst = async (path: string): Promise<Page> => {
  const opener = await app.newPage();
  await opener.goto(`${app.url}/aboutUs`);
  const opened = opener.context().waitForEvent('page');
  await opener.evaluate((url) => void window.open(url, '_blank', 'noopener'), `${app.url}${path}`);
  const page = await opened;
  await page.getByRole('button', { name: 'Next' }).waitFor();
  return page;
};

test("leads from the page's own Back to the first page if there are only forward entries", async () => {
  const page = await openFirst(`/confirm?productId=p1&titleBar=0&${query}`);
  await page.getByRole('link', { name: 'Loan agreement' }).click();
  await page.waitForURL('**/contracts/**');
  await page.goBack();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => page.url()).toBe(`${app.url}/`);
});

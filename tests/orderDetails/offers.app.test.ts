import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp, expectNoFaults, shellQuery } from '../app/builtApp.ts';

/** Other products are below the borrower's actions for the order (docs/product/orderDetails.md#screen). */
const app = builtApp();

test('shows the actions of an order before other products, within reach', async () => {
  const page = await app.newPage();
  await page.goto(`${app.url}/loanDetail?${shellQuery}&productId=p1&orderId=recommended&lang=en`);
  const repay = page.getByRole('link', { name: 'Repay', exact: true });
  const more = page.getByRole('button', { name: 'See more products', exact: true });
  await more.waitFor();
  const boxOf = async (place: Locator) => {
    const box = await place.boundingBox();
    return box && { top: box.y, bottom: box.y + box.height };
  };
  const scroll = (top: number) => page.evaluate((to) => window.scrollTo(0, to), top);
  const bar = page.locator('.page-footer');
  expect((await boxOf(bar))?.bottom).toBe(800);

  await page.getByRole('link', { name: 'Loan documents' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Repay');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('article') !== null)).toBe(true);

  await scroll(9999);
  const [end, actions] = [await boxOf(more), await boxOf(repay)];
  expect(actions?.bottom).toBeLessThan(end?.top ?? 0);
  expect(end?.bottom).toBeLessThanOrEqual(800);
  expect((await boxOf(page.locator('.page-bar')))?.top).toBe(0);
  expectNoFaults(page);
});

import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { largeStrips, setText } from '../app/brokenFigures.ts';
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

test('keeps the main action in sight on a small phone with text of double size, and reaches the others', async () => {
  const page = await app.newPage({ viewport: { width: 320, height: 640 } });
  await page.goto(`${app.url}/loanDetail?${shellQuery}&productId=p3&orderId=due-rollover&lang=en`);
  const [repay, extend] = ['Repay', 'Extend your loan'].map((name) => page.getByRole('link', { name }));
  await repay?.waitFor();
  await page.evaluate(setText, '200%');
  const bottomOf = async (place: Locator | undefined) => {
    const { y = 0, height = 0 } = (await place?.boundingBox()) ?? {};
    return y + height;
  };
  await expect.poll(() => bottomOf(repay)).toBeLessThan(640);
  expect(await page.evaluate(largeStrips)).toEqual([]);
  await extend?.focus();
  await expect.poll(() => bottomOf(extend)).toBeLessThan(641);
  expectNoFaults(page);
});

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp, expectNoFaults, shellQuery } from './builtApp.ts';
import { isNightly } from '../nightly.ts';

const app = builtApp();
const query = `${shellQuery.replace('market=1', 'market=0')}&lang=en`;

const ways: [title: string, at: string, whole: string, taps: string, leads: RegExp][] = [
  [
    'another document',
    `/confirm?productId=p1&orderId=&${query}`,
    'Loan agreement',
    'Loan agreement',
    /contracts/,
  ],
  [
    'another screen',
    `/loanDetail?productId=p1&orderId=settled&${query}`,
    'Fully paid',
    'Help',
    /customerService/,
  ],
  ['another page of the promotion', '/promotion/?id=t1&lang=en', 'Apply now', 'Agreement', /agreement/i],
];

const scrolled = (page: Page) => page.evaluate(() => scrollY);

test.each(ways)(
  'restores the scroll position after going back from %s',
  async (_, at, whole, taps, leads) => {
    const page = await app.newPage({ viewport: { width: 360, height: 500 } });
    await page.goto(app.url + at);
    await page.getByText(whole).first().waitFor();
    await page.waitForLoadState();
    // Content below is loaded later.
    const scrollDown = () =>
      page.evaluate(() => {
        scrollTo(0, 300);
        return scrollY;
      });
    await expect.poll(scrollDown).toBeGreaterThan(100);
    const top = await scrolled(page);
    // A tap that scrolls nothing, unlike the driver's own.
    await page
      .locator('a, button')
      .filter({ hasText: new RegExp(taps, 'i') })
      .first()
      .evaluate((way: HTMLElement) => way.click());
    await page.waitForURL(leads);
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(top);
    expectNoFaults(page);
  },
);

test.runIf(isNightly)(
  'restores a scroll position only once, also after a caught back is released',
  async () => {
    const page = await app.newPage({ viewport: { width: 360, height: 500 }, noisy: true });
    await page.goto(`${app.url}/confirm?productId=p1&orderId=&${query}`);
    const agreement = page.locator('button', { hasText: 'Loan agreement' });
    await agreement.waitFor();
    const scrollTo = (top: number) =>
      page.evaluate((to) => {
        window.scrollTo(0, to);
        return scrollY;
      }, top);
    await expect.poll(() => scrollTo(300)).toBe(300);
    await agreement.evaluate((way: HTMLElement) => way.click());
    await page.waitForURL(/contracts/);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(300);
    await scrollTo(120);
    const refusal = { success: false, code: '9', message: 'Not today.', data: null };
    await page.route('**/loan-detail-push*', (route) => route.fulfill({ json: refusal }));
    await page.getByRole('button', { name: /^Borrow/ }).evaluate((borrow: HTMLElement) => borrow.click());
    await page.getByText('Not today.').first().waitFor();
    await page.waitForFunction(() => !JSON.stringify(history.state).includes('backSentinel'));
    // Content that would scroll is loaded first.
    await page.waitForLoadState('networkidle');
    expect(await scrolled(page)).toBe(120);
  },
);

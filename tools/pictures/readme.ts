import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { untilDrawn } from './screens.ts';

const folder = join(import.meta.dirname, '../../docs/pictures');
const phone = { width: 360, height: 800 };
const desk = { width: 1360, height: 900 };

interface Picture {
  name: string;
  path: string;
  viewport: typeof phone;
  /** What a borrower does before the picture. */
  act?: (page: Page) => Promise<void>;
}

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

const openChannels = async (page: Page): Promise<void> => {
  await tap(page, 'Payment method');
  await page.getByRole('dialog').waitFor();
};

const makeCode = async (page: Page): Promise<void> => {
  await openChannels(page);
  await tap(page, /7-Eleven/);
  await tap(page, /^Pay ₱/);
  await page.getByText('What happens next').waitFor();
};

const choose = async (page: Page, field: RegExp, choice: string): Promise<void> => {
  await tap(page, field);
  await page.getByRole('radio', { name: choice, exact: true }).check();
  await tap(page, 'Confirm');
};

const fillInAccount = async (page: Page): Promise<void> => {
  await choose(page, /^E-wallet/, 'GCash');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('09171234567');
  await choose(page, /^Payday/, '15');
  await page.getByText('Send my money to').waitFor();
};

const pictures: Picture[] = [
  { name: 'simulator', path: '/simulator/', viewport: desk },
  {
    name: 'order',
    path: '/loanDetail?productId=p3&orderId=due-rollover&sessionId=session-due-rollover',
    viewport: phone,
  },
  { name: 'promotion', path: '/promotion/?id=t1', viewport: phone },
  {
    name: 'confirm',
    path: '/confirm?productId=p1&orderId=withdraw&sessionId=session-confirm',
    viewport: phone,
  },
  {
    name: 'bind',
    path: '/bindBank?productId=p1&orderId=card&sessionId=session-card',
    viewport: phone,
    act: fillInAccount,
  },
  {
    name: 'repay',
    path: '/repay?productId=p1&orderId=due&sessionId=session-due',
    viewport: phone,
    act: openChannels,
  },
  {
    name: 'code',
    path: '/repay?productId=p1&orderId=instalments&sessionId=session-instalments',
    viewport: phone,
    act: makeCode,
  },
  { name: 'complaint', path: '/complaint?orderNo=overdue&sessionId=session-overdue', viewport: phone },
  { name: 'site', path: '/', viewport: desk },
];

const jpeg = (name: string) => ({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 }) as const;

const takeInspector = async (browser: Browser, url: string): Promise<void> => {
  const context = await browser.newContext({ viewport: phone });
  const app = await context.newPage();
  await app.goto(
    `${url}/repay?productId=p1&orderId=due&sessionId=session-due&deviceId=d-1&market=0&lang=en&inspect=here`,
  );
  const inspector = await context.newPage();
  await inspector.setViewportSize({ width: 1280, height: 800 });
  await inspector.goto(`${url}/inspector/`);
  await inspector.locator('.picture .active').first().waitFor();
  await app.getByRole('button', { name: 'Payment method' }).click();
  await app.getByRole('dialog').waitFor();
  await inspector.getByRole('button', { name: /channels\.opened/ }).click();
  await inspector.waitForTimeout(1_000);
  await inspector.screenshot(jpeg('inspector'));
  await context.close();
};

export const takeReadme = async (browser: Browser, url: string): Promise<void> => {
  for (const { name, path, viewport, act } of pictures) {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    const address = new URL(path, url);
    address.searchParams.set('lang', 'en');
    await page.goto(address.href);
    await page.waitForLoadState('networkidle');
    await untilDrawn(page.frames().at(-1) ?? page.mainFrame());
    await act?.(page);
    await page.waitForLoadState('networkidle');
    await page.screenshot(jpeg(name));
    await page.close();
  }
  await takeInspector(browser, url);
};

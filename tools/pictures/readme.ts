import { join } from 'node:path';
import type { Browser } from 'playwright';

const folder = join(import.meta.dirname, '../../docs/pictures');
const phone = { width: 360, height: 800 };
const desk = { width: 1360, height: 900 };

const pictures = [
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
  { name: 'bind', path: '/bindBank?productId=p1&orderId=card&sessionId=session-card', viewport: phone },
  { name: 'repay', path: '/repay?productId=p1&orderId=due&sessionId=session-due', viewport: phone },
  {
    name: 'code',
    path: '/repaymentOfCode?showType=1&payCode=0312345678901234&repayAmount=892480',
    viewport: phone,
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
  for (const { name, path, viewport } of pictures) {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    const address = new URL(path, url);
    address.searchParams.set('lang', 'en');
    await page.goto(address.href);
    await page.waitForLoadState('networkidle');
    await page.screenshot(jpeg(name));
    await page.close();
  }
  await takeInspector(browser, url);
};

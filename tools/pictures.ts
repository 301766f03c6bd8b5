/** `npm run pictures`: takes the README's pictures anew, of the built app with its sandbox. */
import { join } from 'node:path';
import { chromium } from 'playwright';
import { buildWhenNeeded } from '../sandbox/build.ts';
import { startSandbox } from '../sandbox/server.ts';
import { chromiumArgs, ensureChromium } from './browser/chromium.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
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

await buildWhenNeeded(root, dist);
const sandbox = await startSandbox({ port: 0, databaseFile: ':memory:', dist, quiet: true });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
for (const { name, path, viewport } of pictures) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(sandbox.url + path);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(root, `docs/pictures/${name}.jpg`), type: 'jpeg', quality: 82 });
  await page.close();
}

/** The inspector, with the tap that opened the channels of a repayment. */
const context = await browser.newContext({ viewport: phone });
const app = await context.newPage();
await app.goto(
  `${sandbox.url}/repay?productId=p1&orderId=due&sessionId=session-due&deviceId=d-1&market=0&lang=en&inspect=here`,
);
const inspector = await context.newPage();
await inspector.setViewportSize({ width: 1280, height: 800 });
await inspector.goto(`${sandbox.url}/inspector/`);
await inspector.locator('.picture .active').first().waitFor();
await app.getByRole('button', { name: 'Payment method' }).click();
await app.getByRole('dialog').waitFor();
await inspector.getByRole('button', { name: /channels\.opened/ }).click();
// The edge has flashed.
await inspector.waitForTimeout(1_000);
await inspector.screenshot({ path: join(root, 'docs/pictures/inspector.jpg'), type: 'jpeg', quality: 82 });
await browser.close();
await sandbox.close();

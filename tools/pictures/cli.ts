/**
 * `npm run pictures`: takes the README's pictures anew, and those of every screen, of the built app with its sandbox. `-- screens` takes the
 * screens alone: that accepts how they look (docs/product/looks.md#pictures).
 */
import { join } from 'node:path';
import { chromium } from 'playwright';
import { buildWhenNeeded } from '../../sandbox/build.ts';
import { startSandbox } from '../../sandbox/server.ts';
import { acceptScreens } from './accept.ts';
import { pictureTime } from './screens.ts';
import { chromiumArgs, ensureChromium } from '../browser/chromium.ts';

const root = join(import.meta.dirname, '../..');
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

const isScreensOnly = process.argv.includes('screens');

await buildWhenNeeded(root, dist);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });

const fixed = await startSandbox({
  port: 0,
  databaseFile: ':memory:',
  dist,
  quiet: true,
  now: () => pictureTime,
});
const changed = await acceptScreens(browser, fixed.url);
await fixed.close();
console.log(changed.length > 0 ? `Changed: ${changed.join(', ')}` : 'No screen has changed.');

if (!isScreensOnly) {
  const sandbox = await startSandbox({ port: 0, databaseFile: ':memory:', dist, quiet: true });
  for (const { name, path, viewport } of pictures) {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    await page.goto(sandbox.url + path);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(root, `docs/pictures/${name}.jpg`), type: 'jpeg', quality: 82 });
    await page.close();
  }
  await sandbox.close();
}
await browser.close();

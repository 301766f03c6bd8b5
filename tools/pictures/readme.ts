import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import { untilDrawn } from './screens.ts';

const folder = join(import.meta.dirname, '../../docs/pictures');
const jpeg = (name: string) => ({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 }) as const;

const takeInspector = async (browser: Browser, url: string): Promise<void> => {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
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

const takeSimulator = async (browser: Browser, url: string): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: 1360, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${url}/simulator/?lang=en`);
  await page.waitForLoadState('networkidle');
  await untilDrawn(page.frames().at(-1) ?? page.mainFrame());
  await page.waitForLoadState('networkidle');
  await page.screenshot(jpeg('simulator'));
  await page.close();
};

/** The kit's report of its example, for which nothing was accepted: the exit code is 1. */
const takeKit = async (browser: Browser): Promise<void> => {
  const cwd = mkdtempSync(join(tmpdir(), 'kit-'));
  const model = resolve('packages/kit/examples/checkout.model.ts');
  spawnSync(process.execPath, [resolve('packages/kit/cli.ts'), 'checkout', '--models', model, '--html'], {
    cwd,
  });
  const page = await browser.newPage({ viewport: { width: 1100, height: 760 } });
  await page.goto(pathToFileURL(join(cwd, 'coverage/models/checkout.html')).href);
  await page.screenshot(jpeg('kit'));
  await page.close();
};

export async function takeReadme(browser: Browser, url: string): Promise<void> {
  await takeSimulator(browser, url);
  await takeInspector(browser, url);
  await takeKit(browser);
}

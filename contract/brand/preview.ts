/** `npm run preview-brand -- deploy/brands/mabilis.env` checks the configuration, builds the app, and draws ten screens into a picture beside the file. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { buildWhenNeeded } from '../../sandbox/build.ts';
import { parseEnvironment } from '../../services/visit/environment.ts';
import { chromiumArgs, ensureChromium } from '../../tools/browser/chromium.ts';
import { type Brand, readBrand } from './read.ts';

const root = join(import.meta.dirname, '../..');
const phone = { width: 360, height: 800 };

const screens = [
  '/',
  '/promotion/?id=t1',
  '/loanDetail?productId=p3&orderId=due-rollover&sessionId=session-due-rollover',
  '/confirm?productId=p1&orderId=withdraw&sessionId=session-confirm',
  '/bindBank?productId=p1&orderId=card&sessionId=session-card',
  '/repay?productId=p1&orderId=due&sessionId=session-due',
  '/repaymentOfCode?showType=1&payCode=0312345678901234&repayAmount=892480',
  '/complaint?orderNo=overdue&sessionId=session-overdue',
  '/customerService',
  '/aboutUs',
];

/** A borrower's build, in English where the company names no language. The sandbox reads this configuration too, when it starts. */
const variablesOf = (brand: Brand) => ({
  VITE_LANGUAGE: 'en',
  ...brand,
  VITE_API_BASE: '/gateway',
  VITE_BASE: '/',
  VITE_STAFF_TOOLS: '',
  VITE_SANDBOX: '',
  VITE_REPORT_URL: '',
  VITE_OTLP_URL: '',
});

const shoot = async (browser: Browser, address: string): Promise<string> => {
  const page = await browser.newPage({ viewport: phone, reducedMotion: 'reduce' });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({ type: 'jpeg', quality: 85 });
  await page.close();
  return picture.toString('base64');
};

const sheet = (name: string, pictures: string[]) => `<!doctype html><meta charset="utf-8">
<style>body{font:600 28px system-ui;margin:24px;background:#777;color:#fff}div{display:grid;grid-template-columns:repeat(5,360px);gap:24px}</style>
<p>${name.replaceAll('<', '&lt;')}</p><div>${pictures.map((picture) => `<img src="data:image/jpeg;base64,${picture}">`).join('')}</div>`;

const preview = async (brand: Brand, picture: string) => {
  const dist = mkdtempSync(join(tmpdir(), 'brand-'));
  Object.assign(process.env, variablesOf(brand));
  await buildWhenNeeded(root, dist);
  const { startSandbox } = await import('../../sandbox/server.ts');
  const sandbox = await startSandbox({ dist });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    const pictures: string[] = [];
    for (const path of screens)
      pictures.push(await shoot(browser, `${sandbox.url}${path}${path.includes('?') ? '&' : '?'}lang=en`));
    const page = await browser.newPage({ viewport: { width: 1944, height: 1760 } });
    await page.setContent(sheet(parseEnvironment(brand).appName, pictures));
    await page.screenshot({ path: picture, type: 'jpeg', quality: 80, fullPage: true });
  } finally {
    await browser.close();
    await sandbox.close();
    rmSync(dist, { recursive: true });
  }
};

const [file] = process.argv.slice(2);
if (!file) {
  console.error('npm run preview-brand -- deploy/brands/mabilis.env');
  process.exitCode = 2;
} else {
  const picture = `${file.replace(/\.env$/, '')}.jpg`;
  await preview(readBrand(file), picture);
  console.log(picture);
}

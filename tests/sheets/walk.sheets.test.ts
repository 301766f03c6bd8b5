import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { chromiumArgs, ensureHeadless } from '../../tools/browser/chromium.ts';
import { distOf } from '../app/build.ts';
import { sheetText } from '../../packages/kit/sheet.ts';
import { flowModels } from '../models/flows.ts';
import { stuckAt } from './follow.ts';

let browser: Browser;
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ dist: distOf('/') });
  browser = await chromium.launch({ executablePath: ensureHeadless(), args: chromiumArgs });
});
afterAll(async () => {
  await browser.close();
  await sandbox.close();
});

const sheets = await Promise.all(
  Object.entries(flowModels).map(async ([name, model]) => [name, await sheetText(model)] as const),
);
describe.each(sheets)('the manual test script of %s', (_, text) => {
  const ways = text
    .split('\n## ')
    .slice(1)
    .filter((way) => !way.startsWith('Not in this sheet'));
  test.each(ways.map((way) => [way.split('\n')[0] ?? '', way] as const))('%s', async (_title, way) => {
    // As high as shows the phone unscaled: Playwright taps beside an element of a scaled frame.
    const page = await browser.newPage({ viewport: { width: 1440, height: 1100 }, reducedMotion: 'reduce' });
    await page.clock.install();
    try {
      await fetch(`${sandbox.url}/sandbox/control/reset`, { method: 'POST' });
      const tester = { page, phone: page.frameLocator('iframe'), origin: sandbox.url };
      for (const deed of way.split('\n- [ ] ').slice(1)) {
        const [title = '', ...sentences] = deed.trim().split(/\n +- /);
        expect(await stuckAt(tester, title, sentences)).toEqual([]);
      }
    } finally {
      await page.close();
    }
  });
});
